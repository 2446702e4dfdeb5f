import type { LtiRefusal } from '@consorcio/copy/lti';

/** Whom a refusal is about, as far as it is known: for the log of whoever sets the platform up. Nobody's name is in it. */
export interface RefusalDetails {
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  readonly deploymentId?: string | undefined;
}

/** A login or launch that is refused, with what the page says. Nothing was kept. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
  readonly code: LtiRefusal;
  readonly about: RefusalDetails;
  constructor(code: LtiRefusal, { cause, ...about }: RefusalDetails & { readonly cause?: unknown } = {}) {
    super(code, { cause });
    this.code = code;
    this.about = about;
  }
}

/** The same refusal with more known of whom it is about. */
export const refusalWith = ({ code, cause, about }: LaunchRefused, more: RefusalDetails): LaunchRefused =>
  new LaunchRefused(code, { cause, ...more, ...about });
