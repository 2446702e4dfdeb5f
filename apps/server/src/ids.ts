import { randomBytes } from 'node:crypto';
import { uuidBytes, uuidText } from '@consorcio/game';

export { uuidBytes, uuidText };

const VERSION_7 = 0x70;
const RFC_VARIANT = 0x80;

/** A new UUIDv7 (RFC 9562): ids of one table grow with time, so an index stays compact; 74 bits are random. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(VERSION_7 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(RFC_VARIANT | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}

/** When a UUIDv7 was made, in milliseconds since 1970. */
export const createdAt = (id: string): number => Buffer.from(uuidBytes(id)).readUIntBE(0, 6);
