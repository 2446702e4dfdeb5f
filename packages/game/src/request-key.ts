import { isRequestKey, REQUEST_KEY_HEADER } from '@consorcio/contract/wire';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { InvalidInput } from './refusal.ts';

/** How long a request key gets the first answer again, in milliseconds. */
export const KEY_LIFE = 86_400_000;
/** Bytes that are kept of a key's hash. */
const KEPT_BYTES = 16;
/** What is kept of a key: it proves that the same page asks again, and the key cannot be found from it. */
export const keptKey = (requestKey: string): Uint8Array => sha256(utf8ToBytes(requestKey)).slice(0, KEPT_BYTES);

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
