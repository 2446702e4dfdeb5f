import type { StageOrdinal } from '@consorcio/rules/vocabulary';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Url, base64UrlBytes, isSameBytes, uuidBytes, uuidText } from '../bytes.ts';

/** A campaign as far as the ids of its stages go. */
export interface StagesOwner {
  readonly id: string;
  /** The campaign's 32 secret bytes. */
  readonly seed: Uint8Array;
  /** How many stages there are. */
  readonly count: number;
  /** The one that is asked for most. */
  readonly current: number;
}

/** What an id is for: the stage, or the event that waits at it. */
export type StageIdKind = 'etapa' | 'imprevisto';

const CAMPAIGN_BYTES = 16;
const TAG_BYTES = 8;
const TEXT = /^[A-Za-z0-9_-]{32}$/;

/** Bytes that nobody can tell from chance without the seed; no draw's message begins like this one (RULES 8.2). */
const tagOf = (seed: Uint8Array, kind: StageIdKind, ordinal: number): Uint8Array =>
  hmac(sha256, seed, utf8ToBytes(`consorcio:id|${kind}|${ordinal}`)).subarray(0, TAG_BYTES);

/** The opaque id of a stage or of its event: base64url of the campaign's id and the tag, 32 characters. */
export const stageIdOf = ({ id, seed }: Pick<StagesOwner, 'id' | 'seed'>, kind: StageIdKind, ordinal: number): string =>
  base64Url(Uint8Array.of(...uuidBytes(id), ...tagOf(seed, kind, ordinal)));

/** The campaign that an id speaks of, or null for what is no such id. Whether it exists is not known yet. */
export const campaignIn = (text: string): string | null =>
  TEXT.test(text) ? uuidText(base64UrlBytes(text).subarray(0, CAMPAIGN_BYTES)) : null;

/** The stage of this campaign that an id names, found by making the ids again; null when none is. */
export function ordinalOf(owner: StagesOwner | null, kind: StageIdKind, text: string): StageOrdinal | null {
  if (owner === null || campaignIn(text) !== owner.id) return null;
  const tag = base64UrlBytes(text).subarray(CAMPAIGN_BYTES);
  const fits = (ordinal: number): boolean => isSameBytes(tagOf(owner.seed, kind, ordinal), tag);
  if (fits(owner.current)) return owner.current as StageOrdinal;
  for (let ordinal = owner.count; ordinal >= 1; ordinal -= 1) if (fits(ordinal)) return ordinal as StageOrdinal;
  return null;
}
