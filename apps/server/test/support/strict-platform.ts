import { claimNames, ReferencePlatform } from './lti-platform.ts';

/*
 * A platform as strict as the strictest that schools run. Each rule is one that a real Moodle 4.5 was seen to keep, with the
 * words of its refusal.
 */

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
/** The most that a grade may say where nobody has changed the site's settings. */
const GRADE_POINT_MAX = 100;

type Fields = Readonly<Record<string, unknown>>;
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** PHP decodes `{}` and `[]` to the same empty list; functions that take an object refuse it. */
function phpObjectFault(name: string, value: unknown): string | null {
  return value !== undefined && isEmpty(value)
    ? `${name}: Argument #1 ($params) must be of type object, array given`
    : null;
}

/** What comes of a teacher's choice on the strict platform: why it is refused, or null. */
export function contentFault(claims: Fields): string | null {
  const items = claims[`${claimNames.deepLink}content_items`] as readonly Fields[];
  for (const item of items) {
    const custom = phpObjectFault('params_to_string()', item.custom);
    if (custom !== null) return custom;
    const { scoreMaximum } = (item.lineItem ?? {}) as { readonly scoreMaximum?: number };
    const isGood = scoreMaximum !== undefined && Number.isInteger(scoreMaximum) && scoreMaximum >= 1;
    if (!isGood || scoreMaximum > GRADE_POINT_MAX)
      return `Invalid grade value. This must be an integer between 1 and ${GRADE_POINT_MAX}`;
  }
  return null;
}

/** Addresses as they are typed into the tool's form: one a line, absolute; anything else never matches. */
export const redirectsIn = (field: string): readonly string[] => field.split('\n').map((line) => line.trim());

export class StrictPlatform extends ReferencePlatform {
  /** People who are not graded in the course, by the platform's own name: a teacher, a guest. */
  readonly notGradable = new Set<string>();
  readonly #hints = new Set<string>();
  #redirects: readonly string[] = [];

  /** Types the redirection addresses into the tool's form. */
  typeRedirects(field: string): void {
    this.#redirects = redirectsIn(field);
  }
  /** Follows a login to the platform: null, or the words of its error page. Its hint works once. */
  loginFault(address: string): string | null {
    const { searchParams } = new URL(address);
    const to = searchParams.get('redirect_uri') ?? '';
    if (!this.#redirects.includes(to)) return `Unregistered redirect_uri ${to}`;
    const hint = searchParams.get('lti_message_hint') ?? '';
    if (this.#hints.has(hint)) return 'Invalid request';
    this.#hints.add(hint);
    return null;
  }

  protected override takeScore(
    score: Parameters<ReferencePlatform['takeScore']>[0],
  ): ReturnType<ReferencePlatform['takeScore']> {
    const { userId, scoreGiven, scoreMaximum, timestamp } = score.body;
    if (this.notGradable.has(String(userId))) return { status: 400, body: 'User is not gradable in this course' };
    const isNumber = typeof scoreGiven === 'number' && typeof scoreMaximum === 'number' && scoreMaximum > 0;
    if (scoreGiven !== undefined && !isNumber) return { status: 400, body: 'Incorrect score' };
    if (typeof timestamp !== 'string') return { status: 400, body: 'Missing timestamp' };
    return super.takeScore(score);
  }

  protected override registrationFault(tool: Fields): string | null {
    const { redirect_uris: redirects, jwks_uri: keys, initiate_login_uri: login } = tool;
    if (!Array.isArray(redirects) || redirects.length === 0) return 'redirect_uris must be an array';
    if (typeof keys !== 'string' || typeof login !== 'string') return 'jwks_uri and initiate_login_uri are required';
    const configuration = tool[TOOL] as Fields | undefined;
    if (configuration === undefined) return 'the tool configuration is required';
    this.typeRedirects(redirects.join('\n'));
    return phpObjectFault('custom_parameters', configuration.custom_parameters);
  }
}
