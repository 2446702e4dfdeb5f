import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Url, base64UrlBytes } from '../bytes.ts';
import { type PlayerRecord, readable } from './player-record.ts';

/* A record as a text of its own: a file that a player keeps, and what a school's platform keeps of a package. */

/** What JSON has no word for. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return { $time: value.getTime() };
  if (value instanceof Uint8Array) return { $bytes: base64Url(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
function told(_key: string, value: { readonly $time?: unknown; readonly $bytes?: unknown } | null): unknown {
  if (typeof value?.$time === 'number') return new Date(value.$time);
  return typeof value?.$bytes === 'string' ? base64UrlBytes(value.$bytes) : value;
}

const sumOf = (json: string): string => base64Url(sha256(utf8ToBytes(json)));
const SUM_LENGTH = 43;

/** The text of a record: a sum over what follows, and its JSON. */
export function recordText(record: PlayerRecord): string {
  const json = JSON.stringify(plain(record));
  return sumOf(json) + json;
}

/**
 * The record of such a text; null for any other, and for one that was changed or cut.
 * @throws Refusal for one that a newer program has written
 */
export function recordIn(text: string): PlayerRecord | null {
  const json = text.slice(SUM_LENGTH);
  if (json === '' || text.slice(0, SUM_LENGTH) !== sumOf(json)) return null;
  return readable(JSON.parse(json, told) as PlayerRecord) ?? null;
}
