import { randomBytes } from 'node:crypto';

const VERSION_7 = 0x70;
const RFC_VARIANT = 0x80;

/** 16 bytes as the text of a UUID. */
export const uuidText = (bytes: Uint8Array): string => {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
/** The 16 bytes of a UUID's text. */
export const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** A new UUIDv7 (RFC 9562): ids of one table grow with time, so an index stays compact; 74 bits are random. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(VERSION_7 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(RFC_VARIANT | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}

/** When a UUIDv7 was made, in milliseconds since 1970. */
export const createdAt = (id: string): number => uuidBytes(id).readUIntBE(0, 6);
