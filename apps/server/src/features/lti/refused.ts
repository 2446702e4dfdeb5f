import type { LtiRefusal } from '@consorcio/copy/lti';

/** A login or launch that is refused, with what the page says. Nothing was kept. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
  readonly code: LtiRefusal;
  constructor(code: LtiRefusal, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
