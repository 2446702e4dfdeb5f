import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';

/** 16 bytes as the text of a UUID. */
export const uuidText = (bytes: Uint8Array): string => {
  const hex = bytesToHex(bytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
/** The 16 bytes of a UUID's text. */
export const uuidBytes = (uuid: string): Uint8Array => hexToBytes(uuid.replaceAll('-', ''));

const TIME_BYTES = 6;
const VERSION_7 = 0x70;
const RFC_VARIANT = 0x80;

/** A UUIDv7 (RFC 9562) of 16 random bytes: ids of one table grow with time, and 74 bits are random. `now`: milliseconds since 1970. */
export function timedUuid(now: number, random: Uint8Array): string {
  const time = hexToBytes(now.toString(16).padStart(2 * TIME_BYTES, '0'));
  const bytes = Uint8Array.of(...time, ...random.subarray(TIME_BYTES));
  bytes[6] = VERSION_7 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = RFC_VARIANT | ((bytes[8] ?? 0) & 0x3f);
  return uuidText(bytes);
}

/** Bytes as base64url without padding (RFC 4648). */
export const base64Url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes);
/** The bytes of what `base64Url` gave. @throws Error for any other text */
export const base64UrlBytes = (text: string): Uint8Array => base64urlnopad.decode(text);

/** Whether two byte strings are the same. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, place) => byte === b[place]);
