import type { Wallet } from '../campaign/wallet.ts';
import type { Difficulty, DreamId, RoomId, StageType } from '../vocabulary.ts';

/* What a rulebook's figures are made of. */

/** A value of a normal campaign, and the one of New Game Plus. */
export interface ByMode<T> {
  readonly normal: T;
  readonly newGamePlus: T;
}

/** One dream's figures (RULES 2.2). Costs in energy and effort points. */
export interface DreamTerms {
  readonly id: DreamId;
  readonly difficulty: Difficulty;
  /** C of the rules: how many instalments. */
  readonly cycles: number;
  /** p of the rules: the instalment of a normal campaign, in effort. */
  readonly effortCostPerCycle: number;
  /** N of the rules: members of the group. */
  readonly quotas: number;
  /** Full price of a work room; what is charged is capped by the balance (RULES 4.1). */
  readonly entryCostEnergy: number;
  /** Full price of a leisure room; capped likewise. */
  readonly entryCostEffort: number;
}

/** Least and most that a room pays in a normal campaign, in the resource that its place pays (RULES 2.1). */
export interface RoomTerms {
  readonly id: RoomId;
  readonly min: number;
  readonly max: number;
}

/** What a card's answer changes in a normal campaign, in energy and effort: now, and in the months after, the next first. */
export interface CardAnswer extends Wallet {
  readonly later?: readonly Wallet[];
}

/** What a card of the month changes in a normal campaign, in energy and effort (RULES 5.3). */
export interface Card extends Wallet {
  readonly id: number;
  /** Of a card with a choice: answers 2, 3, …; answer 1 is the card's own change. */
  readonly otherAnswers?: readonly CardAnswer[];
}

/** What becomes of an instalment and of what members paid who left. */
export interface FundTerms {
  /** Fee and reserve of an instalment are floor((instalment + add) / of), in effort; the rest is the common fund's. */
  readonly fee: { readonly add: number; readonly of: number };
  /** Of what a member paid in who left: what the group keeps. */
  readonly penaltyPercent: number;
}

/** A place in the month's order of stages: `position` is the API's `stageRelativeToCycle`. */
export interface Slot {
  readonly position: number;
  readonly type: StageType;
  readonly createdByFailure: boolean;
}

/** Disposto, Cansado, Exausto (RULES 4.4). */
export type VigorLevel = 'FRESH' | 'TIRED' | 'EXHAUSTED';

/** How the other members save and bid (RULES 2.3, 7.3, 7.4). */
export interface RivalTerms {
  /** Rivals that bid in every assembly. */
  readonly bidders: number;
  /** Percent of the base instalment that a rival may have saved on entry, rounded down. */
  readonly entryPercent: number;
  /** Effort that every rival has saved on entry in any case. */
  readonly entrySavings: ByMode<number>;
  /** Changes of a rival's savings in a month, in effort; one of them is drawn. */
  readonly monthlySavings: ByMode<readonly number[]>;
}
