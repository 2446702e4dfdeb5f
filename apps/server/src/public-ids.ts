import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { PublicIds as IdsOfThings } from '@consorcio/game';
import { type Database, statement } from './db/database.ts';
import { uuidBytes, uuidText } from './ids.ts';

/** The ids that leave the server for things of players: they reveal neither the player nor a time without the key, and what was changed
 * leads to nothing. docs/decisions/0013-public-ids.md. */
export interface PublicIds extends IdsOfThings {
  /** 32 bytes that follow from a thing and a label: the same always, and foreseen by nobody who lacks the key. */
  follow(label: string, playerId: string, partId: string): Uint8Array;
}

interface KeyRow {
  /** 32 bytes. */
  readonly key: Uint8Array;
}

const KEY = statement<KeyRow>('public-id-key')`select key from public_id_key`;

/** The first byte of an id: another form would have another. */
const FORM = 1;
const CIPHER = 'aes-256-cbc';
/** No two things have the same id, so the first block is never the same twice. */
const NO_IV = Buffer.alloc(16);
const TEXT = /^[A-Za-z0-9_-]{44}$/;

/** Public ids under one key. */
export function publicIds({ key }: KeyRow): PublicIds {
  const encrypt = (bytes: Buffer): Buffer => createCipheriv(CIPHER, key, NO_IV).setAutoPadding(false).update(bytes);
  const decrypt = (bytes: Buffer): Buffer => createDecipheriv(CIPHER, key, NO_IV).setAutoPadding(false).update(bytes);
  return {
    of(playerId, partId) {
      const [player, part] = [uuidBytes(playerId), uuidBytes(partId)];
      return Buffer.concat([Buffer.of(FORM), encrypt(Buffer.concat([part, player]))]).toString('base64url');
    },
    follow: (label, playerId, partId) => createHmac('sha256', key).update(`${label} ${playerId} ${partId}`).digest(),
    read(text) {
      if (!TEXT.test(text)) return null;
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.toString('base64url') !== text) return null;
      if (bytes[0] !== FORM) return null;
      const plain = decrypt(bytes.subarray(1));
      return { playerId: uuidText(plain.subarray(16)), partId: uuidText(plain.subarray(0, 16)) };
    },
  };
}

/** Public ids under the key that the database keeps: the same for all servers of one database. */
export async function publicIdsOf(database: Database): Promise<PublicIds> {
  const [row] = await database.query(KEY);
  if (row === undefined) throw new Error('the key of public ids is not in the database');
  return publicIds(row);
}
