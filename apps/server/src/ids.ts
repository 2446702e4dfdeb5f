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

export interface PublicId {
  readonly playerId: string;
  /** The id of the thing itself: campaign, user badge, stage, pending event. */
  readonly partId: string;
}

/**
 * The id that leaves the server for a thing of a player: base64url of the player's id and the thing's own, 43
 * characters, so that every statement has the player's key. The player's id alone opens nothing.
 */
export const publicId = (playerId: string, partId: string): string =>
  Buffer.concat([uuidBytes(playerId), uuidBytes(partId)]).toString('base64url');

/** Reads what `publicId` made; null for anything else. */
export function readPublicId(text: string): PublicId | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== text) return null;
  return { playerId: uuidText(bytes.subarray(0, 16)), partId: uuidText(bytes.subarray(16)) };
}
