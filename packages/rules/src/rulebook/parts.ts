import type { Difficulty, DreamId, OptionKind, PlayedDreamId, RoomId, StageType } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';

/* What a rulebook's figures are made of. */

/** A value of a normal campaign, and the one of New Game Plus. */
export interface ByMode<T> {
  readonly normal: T;
  readonly newGamePlus: T;
}

/** One dream's figures (RULES 2.2). Costs in energy and effort points. */
export interface DreamFigures {
  readonly id: PlayedDreamId;
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
  readonly good: GoodTerms;
}

/** The figures of a dream that may be chosen. */
export interface DreamTerms extends DreamFigures {
  readonly id: DreamId;
}

/** Least and most that a room pays in a normal campaign, in the resource that its place pays (RULES 2.1). */
export interface RoomTerms {
  readonly id: RoomId;
  readonly min: number;
  readonly max: number;
}

/** What an option of a card changes in a normal campaign, in energy and effort: now, and in the months after, the next first. */
export interface CardOption extends Wallet {
  readonly kind: OptionKind;
  readonly later?: readonly Wallet[];
}

/** A card of the month: option 1 is what it changes by itself (RULES 5.3); `others` are options 2, 3, … (RULES 5.4). */
export interface Card extends Pick<CardOption, 'kind' | 'energy' | 'effort'> {
  readonly id: number;
  readonly others: readonly CardOption[];
}

/** Rooms that pay by the day: the change that is drawn is added to the care of an honest run (RULES 4.7). */
export interface MovementTerms {
  readonly rooms: readonly RoomId[];
  /** Basis points of the room's range; one of them is drawn, all alike. */
  readonly steps: readonly number[];
}

/** Thanks for three stars, at most once a month and before the letter only (RULES 4.8). */
export interface StarTerms {
  /** Least verified score in basis points. */
  readonly least: number;
  /** Points of energy, beside the wage. */
  readonly energy: number;
}

/** How roughly a neighbour's pocket is seen before the bids (RULES 7.12). */
export interface GlimpseTerms {
  /** Sums of effort that it may be, the true one among them. */
  readonly width: number;
}

/** How a redraw plays a campaign's decisions, so that it measures them and nothing else (RULES 13.3). */
export interface RedrawTerms {
  /** Basis points of every run, whatever the player's own was: honest, and without stars. */
  readonly scoreBp: number;
}

/** What the good of a dream costs and gives in the months after its letter (RULES 11.6). */
export interface GoodTerms {
  /** Effort a month. */
  readonly upkeep: number;
  /** Energy a month, until a bill is missed. */
  readonly joy: number;
  /** Papers and delivery, once, in effort: `least`, and one of 0 to `choices` - 1 is drawn on top. */
  readonly delivery: { readonly least: number; readonly choices: number };
}

/** What follows a letter while instalments are owed (RULES 11.6, 11.7). */
export interface ContractTerms {
  /** Free turns of a month. */
  readonly turns: number;
  /** Number of missed bills with which the good is taken back. */
  readonly mostMisses: number;
  /** Effort for the collection, added to the fee on what was missing. */
  readonly collection: number;
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
  /** Percent of the quotas, rounded down, that stop paying from the second month to the last (RULES 7.2). */
  readonly leavePercent: number;
  readonly hurry: HurryTerms;
}

/** Groups whose rivals bid more in the first months (RULES 7.4). */
export interface HurryTerms {
  /** This many groups in so many are in a hurry. */
  readonly groups: number;
  readonly of: number;
  /** Percent of the base instalment that every bid is higher, rounded up. */
  readonly extraPercent: number;
  /** The part of the cycles, rounded up, in which they do: one in so many. */
  readonly oneIn: number;
}
