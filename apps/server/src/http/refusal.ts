import type { ErrorCode } from '@consorcio/contract';

/** A refusal raised outside handlers, where there is no Result to return: guards, limits, parsers, queues. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Seconds to wait, for RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A body or path that fails validation: one Portuguese line a field. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super('invalid input');
    this.lines = lines;
  }
}
