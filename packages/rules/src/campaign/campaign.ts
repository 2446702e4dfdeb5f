import type {
  BidUse,
  CampaignStatus,
  Context,
  ContractEnd,
  Phase,
  PlayedDreamId,
  Quota,
  RoomId,
  RulebookVersion,
  StageStatus,
  Works,
} from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import type { Fact } from './fact.ts';

/**
 * A whole campaign as a plain value: what is kept and nothing else. It holds no seed, clock, or id of a database, so
 * it can be stored as JSON as it is. What follows from it (cycle, type and position of a stage, the amount due) is
 * computed, never kept twice.
 */
export interface Campaign {
  /** The rulebook it began with and is played by to its end. */
  readonly rulebook: RulebookVersion;
  readonly dreamId: PlayedDreamId;
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
  /** Rivals who stopped paying this month (RULES 7.2). */
  readonly late: readonly Quota[];
  /** Rivals who stopped before and are excluded, in the order in which they stopped. */
  readonly gone: readonly Quota[];
  /** Cycles whose instalment was late and got a recovery pair, in order; at most two (RULES 6.2). */
  readonly recoveries: readonly number[];
  /** The player's bid of each decided assembly, place 0 for cycle 1; null where the effort was kept. */
  readonly bids: readonly (number | null)[];
  /** The open assembly, or the last one; null before the first. */
  readonly assembly: Assembly | null;
  /** All stages created so far; a stage's ordinal is its place + 1. */
  readonly stages: readonly StageRecord[];
  /** What follows the letter; absent before it (RULES 11). */
  readonly after?: AfterLetter;
}

/** A contract after its letter. What still falls of earlier options follows from them and is not kept. */
export interface AfterLetter {
  readonly status: 'OPEN' | 'ENDED' | 'CLOSED';
  /** Once ENDED. */
  readonly end: ContractEnd | null;
  /** What the bid is used for; null without one, and until it was said. */
  readonly use: BidUse | null;
  /** The balance from the letter on; the campaign's own stays as it was at the letter. */
  readonly wallet: Wallet;
  /** Instalments still due in effort, this month's first; arrears are in them. */
  readonly dues: readonly number[];
  /** Place 0 for the month after the letter. */
  readonly months: readonly AfterMonth[];
}

/** A month after the letter, once it was planned. */
export interface AfterMonth {
  readonly works: Works;
  /** The lightest plan that paid the bill before the card; 0 when none did. It says how one stood when one chose (RULES 13.3). */
  readonly lightest: Works | 0;
  readonly eventId: number;
  /** Once the card was answered; from 1. */
  readonly option?: number;
  /** Once the bill fell due: whether it was paid whole. */
  readonly paid?: boolean;
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
  /** The day's movement, of a finished minigame whose room pays by the day (RULES 4.7). */
  readonly movement?: number;
  /** What the finished minigame paid, in the resource its room pays. */
  readonly reward?: number;
  /** Of an event stage, once drawn. */
  readonly eventId?: number;
  /** Of an acknowledged event, the option that was chosen; absent for option 1 (RULES 5.6). */
  readonly option?: number;
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
