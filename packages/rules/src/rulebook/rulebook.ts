import type { Draw } from '../draw/fair-draw.ts';
import type { Quota, RulebookVersion } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import type { CareTerms } from './care.ts';
import type {
  ByMode,
  Card,
  ContractTerms,
  DreamFigures,
  DreamTerms,
  GlimpseTerms,
  MovementTerms,
  RedrawTerms,
  RivalTerms,
  RoomTerms,
  Slot,
  StarTerms,
  VigorLevel,
} from './parts.ts';

/*
 * The shape of a rulebook: every number and every step that decides how a campaign comes out. A campaign is played by
 * the rulebook that it began with, for ever. Texts, titles and prices in reais are in the catalogue: they decide nothing.
 */

export interface Rulebook {
  readonly version: RulebookVersion;
  /** Balance at the start (RULES 1.3). */
  readonly start: ByMode<Wallet>;
  /** Stages of a month, and those that a late instalment adds (RULES 3.4, 6.2). */
  readonly month: { readonly regular: readonly Slot[]; readonly recovery: readonly Slot[] };
  readonly dreams: readonly DreamTerms[];
  readonly rooms: readonly RoomTerms[];
  /** Added to the most that a room pays (SPEC section 9). */
  readonly roomBonus: ByMode<number>;
  /** What a score counts for (RULES 4.6). */
  readonly care: CareTerms;
  readonly movement: MovementTerms;
  /** What the first run of a month with three stars gives; absent where it gives nothing (RULES 4.8). */
  readonly stars?: StarTerms;
  /** How decisions are played again under other draws; absent: with the player's own hands, in alike situations (RULES 13.3). */
  readonly redraws?: RedrawTerms;
  /** Present where a later part of a card that no month is left for falls at once; absent: it lapses (RULES 5.4). */
  readonly nothingLapses?: true;
  /** The deck, ascending id. */
  readonly cards: readonly Card[];
  /** What a card's effect is multiplied by (RULES 5.2). */
  readonly cardFactor: ByMode<number>;
  /** Level by level: entry prices that the energy must reach, and the percent of a verified score that counts. */
  readonly vigor: Readonly<Record<VigorLevel, { readonly entries: number; readonly percent: number }>>;
  /** New Game Plus adds `fixed` and one more for every `cycles` begun to an instalment (RULES 6.1). */
  readonly surcharge: { readonly fixed: number; readonly cycles: number };
  /** Percent of a late instalment, rounded up (RULES 6.2). */
  readonly lateFeePercent: number;
  /** Recovery pairs in one campaign (RULES 6.3). */
  readonly mostRecoveries: number;
  readonly rivals: RivalTerms;
  /** Absent where nobody is seen before the bids. */
  readonly glimpse?: GlimpseTerms;
  readonly afterLetter: ContractTerms;
  /** The dream of the week's campaign; in no list of dreams (RULES 14.1). */
  readonly week: DreamFigures;
  /** The order of a month's assembly. `assemblyOf` goes through it; nothing else knows it. */
  readonly assembly: readonly AssemblyStep[];
}

/** What a campaign is played by: its rulebook, its dream's figures, its mode. */
export interface Terms {
  readonly rulebook: Rulebook;
  readonly dream: DreamFigures;
  readonly isNewGamePlus: boolean;
}

/** The value of a campaign's mode. */
export const inMode = <T>({ isNewGamePlus }: Pick<Terms, 'isNewGamePlus'>, { normal, newGamePlus }: ByMode<T>): T =>
  isNewGamePlus ? newGamePlus : normal;

export interface Bid {
  readonly quota: Quota;
  /** In effort. */
  readonly bid: number;
}

/** What an assembly decides, step by step: who still takes part, whose bid wins, which quota is drawn. */
export type AssemblyPart = 'MEMBERS' | 'BIDS' | 'RAFFLE';

/** The group in the month of an assembly, with what that assembly has decided so far. */
export interface Group {
  readonly terms: Terms;
  /** The player's. */
  readonly quota: Quota;
  /** k of the rules, from 1. */
  readonly cycle: number;
  /** Quotas that are not awarded and may be this month, ascending, the player's included. */
  readonly waiting: readonly Quota[];
  /** True where the player paid this month's instalment late: no bid, and no place in the globe (RULES 6.4). */
  readonly isOut: boolean;
  /** The last step that was held; null before the first. */
  readonly decided: AssemblyPart | null;
  /** The player's bid in effort; null where the effort was kept. Needed from the step BIDS on. */
  readonly ownBid: number | null;
  /** Members who stopped paying this month; decided by MEMBERS. */
  readonly left: readonly Quota[];
  /** Members who stopped in the months before and are excluded, in the order in which they stopped. */
  readonly gone: readonly Quota[];
  /** The rivals' bids in the order drawn, the player's last; decided by BIDS. */
  readonly bids: readonly Bid[];
  readonly winner: Bid | null;
  /** Quotas in the globe, ascending; filled by RAFFLE. */
  readonly globe: readonly Quota[];
  readonly drawnQuota: Quota | null;
}

/** One step of an assembly: the group before and after it. Steps draw by label, so a step held again decides the same. */
interface AssemblyStep {
  readonly decides: AssemblyPart;
  readonly hold: (group: Group, draw: Draw) => Group;
}
