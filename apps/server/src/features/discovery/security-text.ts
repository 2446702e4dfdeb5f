import { isEmail } from '@consorcio/contract';
import type { OperatorLines } from '../../operator-settings.ts';

/** Milliseconds. The file must not be good for more than a year (RFC 9116, 2.5.5): half of one, counted anew each day. */
const DAY = 86_400_000;
const GOOD_FOR = 180 * DAY;
const PHONE = /^\+[\d ().-]{8,}$/;

/** A line of the operator as the address that RFC 9116, 2.5.3 asks for; null where it is none. */
function addressOf(line: string | null): string | null {
  if (line === null) return null;
  if (isEmail(line)) return `mailto:${line}`;
  if (PHONE.test(line)) return `tel:+${line.replaceAll(/\D/g, '')}`;
  return /^https:\/\/\S+$/.test(line) && URL.canParse(line) ? new URL(line).href : null;
}

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Null while no setting gives an address: a
 * file without a contact is not well formed. `now` in milliseconds since 1970.
 */
export function securityText({ contact, site }: OperatorLines, publicUrl: string, now: number): string | null {
  const contacts = [contact, site].map(addressOf).filter((address) => address !== null);
  if (contacts.length === 0) return null;
  const expires = new Date(Math.floor(now / DAY) * DAY + GOOD_FOR).toISOString().replace('.000Z', 'Z');
  return [
    ...contacts.map((address) => `Contact: ${address}`),
    `Expires: ${expires}`,
    'Preferred-Languages: pt, en',
    // An address in this field must be https (RFC 9116, 2.5.2).
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
