import type { ErrorCode, FieldFault } from '@consorcio/contract';

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

/** A body or path that fails validation. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly faults: readonly FieldFault[];
  constructor(faults: readonly FieldFault[]) {
    super('invalid input');
    this.faults = faults;
  }
}
