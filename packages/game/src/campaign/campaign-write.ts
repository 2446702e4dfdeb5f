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
import type { PersonaId } from '@consorcio/rules/vocabulary';
import type { Note } from '@consorcio/rules/what-if';
import type { CampaignSave, Earned, Ports, RunIssue, RunRow } from '../ports.ts';
import { packCampaign } from './campaign-codec.ts';
import type { KeptCampaign } from './kept-campaign.ts';
import { packMovements } from './movement-codec.ts';
import type { SealedSeed } from './sealed-seed.ts';

/** What a command needs of a player, read at once. */
export interface PlayerSnapshot {
  readonly playerId: string;
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  /** Secret of the campaign after this one. */
  readonly next: Omit<SealedSeed, 'rulebook'> & { readonly rulebook: number };
  readonly counters: BadgeCounters;
  /** Whether turns without a game are allowed in this slot: a class may say no, of the own campaign. RULES 4.9. */
  readonly allowsShifts: boolean;
  /** The newest campaign of the requested slot; the rules say whether it is still the current one. */
  readonly latest: KeptCampaign | null;
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

/** Counters and earned badges as a write keeps them. */
export function earnedBy(before: BadgeCounters, facts: readonly Fact[], now: number, newId: Ports['newId']): Earned {
  const { counters, earned } = foldFacts(before, facts);
  return { counters, ids: earned.map(() => newId(now)), badges: earned };
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

/**
 * The one write of a command of a campaign. A try of a week counts for no badge (RULES 14.1): `note`, once it is over.
 */
export function saveOf(
  { playerId, version, counters }: PlayerSnapshot,
  { kept, campaign }: Written,
  { facts, runIssue = kept.runIssue, runRow }: Change<unknown>,
  { note, now, newId }: { readonly note: Note | null; readonly now: number; readonly newId: Ports['newId'] },
): CampaignSave {
  const { status, resultsSeen, wallet } = campaign;
  const isCurrent = currentCampaign(campaign) !== null;
  return {
    ...{ playerId, version, campaignId: kept.id, status, resultsSeen, ...wallet },
    state: packCampaign(campaign),
    movements: packMovements(movementsOf(facts), now, kept.createdAt.getTime()),
    ...{ runIssue, now: new Date(now), hasEnded: isCompleted(campaign) && !isCompleted(kept.value) },
    run: runRow === undefined ? null : { number: kept.number, ...runRow },
    of: kept.week === null ? { ...earnedBy(counters, facts, now, newId), isCurrent } : { note },
  };
}
