import { BrokenInvariant } from '@consorcio/kernel';
import {
  type BadgeCounters,
  type Campaign,
  currentCampaign,
  type Fact,
  foldFacts,
  isCompleted,
  movementsOf,
} from '@consorcio/rules';
import type { PersonaId, StageOrdinal } from '@consorcio/rules/vocabulary';
import type { Note } from '@consorcio/rules/what-if';
import { json, type SqlValue } from '../../db/database.ts';
import type { Decision } from '../../db/guarded-write.ts';
import { newId } from '../../ids.ts';
import { packCampaign } from './campaign-codec.ts';
import { SAVE_CAMPAIGN, SAVE_CAMPAIGN_AND_RUN, SAVE_TRY, SAVE_TRY_AND_RUN } from './campaign-store.ts';
import type { KeptCampaign, RunIssue } from './kept-campaign.ts';
import { packMovements } from './movement-codec.ts';
import type { SealedSeed } from './sealed-seed.ts';

/** What a command needs of a player, read in one statement. */
export interface PlayerSnapshot {
  readonly playerId: string;
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  /** Secret of the campaign after this one. */
  readonly next: Omit<SealedSeed, 'rulebook'> & { readonly rulebook: number };
  readonly counters: BadgeCounters;
  /** The newest campaign of the requested slot; the rules say whether it is still the current one. */
  readonly latest: KeptCampaign | null;
}

/** A verified run with its log, as the table `run` keeps it. */
export interface RunRow {
  readonly ordinal: StageOrdinal;
  readonly version: number;
  readonly points: number;
  readonly ticks: number;
  readonly inputs: Uint8Array;
}

/** What a command decided, as the rules give it, with what is stored of a minigame's run. */
export interface Change<Answer> {
  /** The newest campaign afterwards; the same object that was read when nothing changed. */
  readonly campaign: Campaign | null;
  readonly facts: readonly Fact[];
  readonly answer: Answer;
  /** The run under way from now on; left out when it stays as it is. */
  readonly runIssue?: RunIssue | null;
  /** A log to keep. */
  readonly runRow?: RunRow;
}

/** A repeated answer, or one about an earlier campaign: nothing is written. */
export const unchanged = <Answer>({ latest }: PlayerSnapshot, answer: Answer): Change<Answer> => ({
  campaign: latest?.value ?? null,
  facts: [],
  answer,
});

/** Counters and earned badges as values of a write: counters, ids, badges. */
export function badgeValues(
  before: BadgeCounters,
  facts: readonly Fact[],
  now: number,
): { readonly counters: string; readonly ids: readonly string[]; readonly badges: readonly number[] } {
  const { counters, earned } = foldFacts(before, facts);
  return { counters: json(counters), ids: earned.map(() => newId(now)), badges: earned };
}

/** Values that every write of a campaign has: status, results seen, balance, state, new movements, run under way, now, whether it has ended. */
function stateValues(
  { kept, campaign }: Written,
  { facts, runIssue = kept.runIssue }: Change<unknown>,
  now: number,
): readonly SqlValue[] {
  const { status, resultsSeen, wallet } = campaign;
  const movements = packMovements(movementsOf(facts), now, kept.createdAt.getTime());
  const hasEnded = isCompleted(campaign) && !isCompleted(kept.value);
  return [
    ...[status, resultsSeen, wallet.energy, wallet.effort, json(packCampaign(campaign)), movements],
    ...[runIssue?.version ?? null, runIssue?.issuedAt ?? null, new Date(now), hasEnded],
  ];
}

/** A campaign to write: as it was read and as it is now. */
export interface Written {
  readonly kept: KeptCampaign;
  readonly campaign: Campaign;
}

/** What a change has to write; null for nothing. */
export function writtenOf<Answer>({ latest }: PlayerSnapshot, { campaign }: Change<Answer>): Written | null {
  if (campaign === null || campaign === latest?.value) return null;
  if (latest === null)
    throw new BrokenInvariant('TRANSACTION_NOT_STARTED', 'a change belongs to no campaign that was read');
  return { kept: latest, campaign };
}

type Write = NonNullable<Decision<unknown>['write']>;

/** The columns of a verified run with its log; none without one. */
const runValues = ({ number }: KeptCampaign, row: RunRow | undefined): readonly SqlValue[] =>
  row === undefined ? [] : [number, row.ordinal, row.version, row.ticks, row.points, row.inputs];

/** The one write of a command of the player's own campaign: campaign, statement, badges and counters. */
export function campaignWrite(snapshot: PlayerSnapshot, found: Written, change: Change<unknown>, now: number): Write {
  const { kept, campaign } = found;
  const { counters, ids, badges } = badgeValues(snapshot.counters, change.facts, now);
  const current = currentCampaign(campaign) === null ? null : kept.id;
  const { playerId, version } = snapshot;
  const values = [playerId, version, kept.id, current, counters, ...stateValues(found, change, now), ids, badges];
  const statement = change.runRow === undefined ? SAVE_CAMPAIGN : SAVE_CAMPAIGN_AND_RUN;
  return { statement, values: [...values, ...runValues(kept, change.runRow)] };
}

/** The same of a try of a week: it counts for no badge (RULES 14.1). `note`: once it is over. */
export function tryWrite(
  { playerId, version }: PlayerSnapshot,
  found: Written,
  change: Change<unknown>,
  { note, now }: { readonly note: Note | null; readonly now: number },
): Write {
  const { kept } = found;
  const noted = [note?.note ?? null, note?.low ?? null, note?.high ?? null];
  const values = [playerId, version, kept.id, ...stateValues(found, change, now), ...noted];
  const statement = change.runRow === undefined ? SAVE_TRY : SAVE_TRY_AND_RUN;
  return { statement, values: [...values, ...runValues(kept, change.runRow)] };
}
