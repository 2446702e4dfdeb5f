import type { CareTerms } from '../rulebook/care.ts';
import type { CardOption, LiveGood, LiveMonths, LivePlace, LiveRulebookVersion, MonthPace, Motive } from './words.ts';

/*
 * The shape of a live rulebook: every number that decides how a live group comes out. A group is played by the rulebook
 * it was opened with, for ever. Coins and energy are whole.
 */

/** A place's least and most points (RULES 2.1), and what a point is there. */
export interface LivePlaceTerms {
  readonly least: number;
  readonly most: number;
  readonly isWork: boolean;
}

export interface LiveRulebook {
  readonly version: LiveRulebookVersion;
  /** `spare`: house quotas that are always left; `rounds`: least quotas, in months (LIVE 3.1). */
  readonly people: { readonly least: number; readonly most: number; readonly spare: number; readonly rounds: number };
  /** `common` and `reserve` are parts of `whole`; the rest is the administration fee. */
  readonly instalment: { readonly whole: number; readonly common: number; readonly reserve: number };
  /** The dream that represents the good. */
  readonly good: Readonly<Record<LiveMonths, LiveGood>>;
  readonly start: { readonly cash: number; readonly energy: number };
  readonly mostEnergy: number;
  readonly salary: number;
  /** What a month takes from who is out of the group. */
  readonly outside: number;
  readonly papers: number;
  readonly letterYield: number;
  /** What a month with the good brings. */
  readonly yield: Readonly<Record<Motive, number>>;
  /** Percent of what is owed, rounded up. */
  readonly cardPercent: number;
  /** A month's fee for each open instalment, and its costs where the good was bought. */
  readonly late: { readonly fee: number; readonly costs: number };
  /** Open instalments that end it: waiting or with the letter, with the good, in the last month. */
  readonly limits: { readonly excluded: number; readonly taken: number; readonly atEnd: number };
  readonly refundPenaltyPercent: number;
  readonly salePercent: number;
  readonly leastBid: number;
  /** Coins of the sixteen cards: below 0 they cost, above they pay. */
  readonly cards: readonly number[];
  /** A card that is put off grows by one in `quarter`; option C pays or gains a part for energy (LIVE 3.4). */
  readonly otherwise: { readonly costEnergy: number; readonly gainPart: number; readonly gainEnergy: number };
  readonly places: Readonly<Record<LivePlace, LivePlaceTerms>>;
  readonly work: {
    readonly energy: number;
    readonly coins: number;
    readonly percents: readonly [number, number, number];
  };
  readonly leisure: { readonly cost: number };
  readonly pace: { readonly extraCoins: number; readonly extraEnergy: number; readonly restEnergy: number };
  /** What a score counts for at a place (RULES 4.6): the campaign's curve. */
  readonly care: CareTerms;
  /** Scores in basis points: a place without its minigame, one that was left, one of a redraw. */
  readonly scores: { readonly unplayed: number; readonly left: number; readonly neutral: number };
  /** LIVE 3.5. */
  readonly autopilot: {
    readonly place: LivePlace;
    readonly pace: MonthPace;
    readonly paying: CardOption;
    readonly short: CardOption;
  };
  /** The dream that was put off, in coins of the final standing. */
  readonly putOff: number;
  /** Coins of a point of the note; coins a month that a motive gave. */
  readonly note: { readonly coins: number; readonly given: Readonly<Record<Motive, number>>; readonly most: number };
}

/** What a group is played by. */
export interface LiveTerms extends LiveRulebook {
  readonly months: LiveMonths;
  /** The letter, in coins. */
  readonly letter: number;
  /** What a quota owes in all, in coins. */
  readonly owed: number;
}
