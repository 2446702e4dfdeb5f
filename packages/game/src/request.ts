import { type EndpointParts, fieldFaults } from '@consorcio/contract';
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

/** A request before the contract's schemas have seen it. */
interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A request as a call's schemas parse it, once; nothing reads it again afterwards.
 * @throws InvalidInput with the faults of all its parts, or for a request key that is none of ours
 */
export function parseRequest(call: Omit<EndpointParts, 'summary' | 'errors'>, sent: Sent) {
  const params = call.params?.safeParse(sent.params);
  const query = call.query?.safeParse(sent.query);
  const body = call.body?.safeParse(sent.body ?? {});
  const faults = [params, query, body].flatMap((part) => (part?.success === false ? fieldFaults(part.error) : []));
  if (faults.length > 0) throw new InvalidInput(faults);
  const requestKey = call.isKeyed ? requestKeyOf(sent.headers[REQUEST_KEY_HEADER]) : null;
  return { body: body?.data, params: params?.data, query: query?.data, requestKey };
}

/** The key that came with a command, null without one. */
function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  // The header's standard form is a string in quotes.
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (isRequestKey(key)) return key;
  throw new InvalidInput([{ field: REQUEST_KEY_HEADER, code: 'INVALID', detail: '' }]);
}
