import type {
  CampaignStatus,
  Context,
  DreamId,
  Phase,
  Quota,
  RoomId,
  RulebookVersion,
  StageStatus,
} from '../vocabulary.ts';
import type { Fact } from './fact.ts';
import type { Wallet } from './wallet.ts';

/**
 * A whole campaign as a plain value: what is kept and nothing else. It holds no seed, clock, or id of a database, so
 * it can be stored as JSON as it is. What follows from it (cycle, type and position of a stage, the amount due) is
 * computed, never kept twice.
 */
export interface Campaign {
  /** The rulebook it began with and is played by to its end. */
  readonly rulebook: RulebookVersion;
  readonly dreamId: DreamId;
  readonly isNewGamePlus: boolean;
  readonly status: CampaignStatus;
  readonly context: Context | null;
  /** `visualizedResults` of the API: from then on the campaign is no longer the player's current one. */
  readonly resultsSeen: boolean;
  /** Of a completed campaign: the phase in which it ended. */
  readonly phase: Phase;
  /** k of the rules, from 1. */
  readonly cycle: number;
  readonly wallet: Wallet;
  readonly quota: Quota;
  /** Quotas not yet awarded and in good standing, ascending, the player's included (RULES 7.2). */
  readonly waiting: readonly Quota[];
  /** Cycles whose instalment was late and got a recovery pair, in order; at most two (RULES 6.2). */
  readonly recoveries: readonly number[];
  /** The player's bid of each decided assembly, place 0 for cycle 1; null where the effort was kept. */
  readonly bids: readonly (number | null)[];
  /** The open assembly, or the last one; null before the first. */
  readonly assembly: Assembly | null;
  /** All stages created so far; a stage's ordinal is its place + 1. */
  readonly stages: readonly StageRecord[];
}

/** One month's meeting of the group. The figures are null until they are decided. */
export interface Assembly {
  readonly cycle: number;
  readonly winningBid: number | null;
  readonly winnerQuota: Quota | null;
  readonly drawnQuota: Quota | null;
}

/** What a stage remembers: enough to answer a command sent again as it was answered the first time. */
export interface StageRecord {
  readonly status: StageStatus;
  /** Once begun. */
  readonly roomId?: RoomId;
  /** Percent, of a minigame once begun (RULES 4.4). */
  readonly vigor?: number;
  /** Verified score in basis points, of a finished minigame (RULES 4.5). */
  readonly scoreBp?: number;
  /** What the finished minigame paid, in the resource its room pays. */
  readonly reward?: number;
  /** Of an event stage, once drawn. */
  readonly eventId?: number;
  /** Of a finished payment. */
  readonly paid?: boolean;
  /** Energy and effort right after the stage was finished. */
  readonly after?: readonly [energy: number, effort: number];
}

/** A campaign afterwards, and what happened. */
export interface Step {
  readonly campaign: Campaign;
  readonly facts: readonly Fact[];
}

/** What every command gives. A repeat gives the campaign as it was, no facts, and the first answer again. */
export interface Answered<Answer> extends Step {
  readonly answer: Answer;
}
