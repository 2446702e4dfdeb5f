import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries the operator's token: as the password of a browser's prompt, or as a bearer. */
export type OperatorAccess = (header: string | undefined) => boolean;

/** The token that a header carries; null where there is none. */
function givenIn(header: string): string | null {
  const [, scheme = '', rest = ''] = /^(basic|bearer) +(\S+) *$/i.exec(header) ?? [];
  if (scheme === '') return null;
  if (scheme.toLowerCase() === 'bearer') return rest;
  const pair = Buffer.from(rest, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? null : pair.slice(colon + 1);
}

/** Compares in constant time: digests under a key of this process, so that neither length nor content shows. */
export function operatorAccess(token: string): OperatorAccess {
  const key = randomBytes(32);
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const expected = digest(token);
  return (header) => {
    const given = givenIn(header ?? '');
    return timingSafeEqual(digest(given ?? ''), expected) && given !== null;
  };
}
