import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { roomsOf } from './reward.ts';
import type { Rulebook } from './rulebook.ts';

/** JSON with the keys of every object in alphabetical order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Hex SHA-256 over a value, whatever the order of its keys. */
export const fingerprintOfData = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/**
 * Hex SHA-256 over all that a rulebook says in data: every number, and the order of its assembly. What its functions do
 * is pinned by the golden campaigns of its version. Texts, titles and reais are no part of a rulebook.
 */
export const fingerprintOf = (rulebook: Rulebook): string =>
  fingerprintOfData({
    ...rulebook,
    rooms: roomsOf(rulebook),
    assembly: rulebook.assembly.map(({ decides }) => decides),
  });
