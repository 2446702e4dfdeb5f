import { isRequestKey, REQUEST_KEY_HEADER } from '@consorcio/contract';
import { InvalidInput } from './refusal.ts';

/** How long a request key gets the first answer again, in SQL. */
export const KEY_LIFE_SQL = "interval '1 day'";

/**
 * The key that came with a command, null without one.
 * @throws InvalidInput for anything but a key of ours
 */
export function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  // The header's standard form is a string in quotes.
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (isRequestKey(key)) return key;
  throw new InvalidInput([{ field: REQUEST_KEY_HEADER, code: 'INVALID', detail: '' }]);
}
