import type { Campaign, Fact } from '@consorcio/rules';
import { instalmentAt, leavesNoReserve } from '@consorcio/rules/queries';
import type { Counts, DayCounts } from './day-counts.ts';

/** What is watched of players' decisions (LEARN 2.4): bids that leave less than an instalment, instalments not paid at once. */
export const MEASURES = ['bids', 'instalments'] as const;
export type Measure = (typeof MEASURES)[number];

/** A player's first, second, third campaign; the last one stands for all after it too. */
export const CAMPAIGN_NUMBERS = [1, 2, 3, 4] as const;
const LAST_NUMBER = 4;

/** How many players began to be counted, how many decisions there were, and how many of them are of the watched kind. */
export interface Decisions {
  readonly players: number;
  readonly all: number;
  readonly watched: number;
}
const NO_DECISIONS: Decisions = { players: 0, all: 0, watched: 0 };

const BEHAVIOUR = 'behaviour';
const labelOf = (measure: Measure, number: number, what: keyof Decisions): string => `${measure} ${number} ${what}`;

/** What was decided of one measure on a day, by campaign number. */
export function decisionsOf(counts: Counts | undefined, measure: Measure, number: number): Decisions {
  const of = (what: keyof Decisions): number => counts?.[BEHAVIOUR]?.[labelOf(measure, number, what)] ?? 0;
  return { players: of('players'), all: of('all'), watched: of('watched') };
}

interface Decision {
  readonly measure: Measure;
  readonly isWatched: boolean;
  /** The first of this measure in the campaign: it stands for the player. */
  readonly isFirst: boolean;
}

function decisionOf(fact: Fact, before: Campaign): Decision | null {
  switch (fact.type) {
    case 'BidWon':
    case 'BidLost':
      return {
        measure: 'bids',
        isWatched: leavesNoReserve(fact.bid, before.wallet.effort, instalmentAt(before, fact.cycle + 1)),
        isFirst: before.bids.every((bid) => bid === null),
      };
    case 'InstalmentPaid':
      return { measure: 'instalments', isWatched: fact.late, isFirst: fact.cycle === 1 };
    case 'Defaulted':
      return { measure: 'instalments', isWatched: true, isFirst: before.cycle === 1 };
    default:
      return null;
  }
}

/** Counts the decisions of a command; called once it is written. `number`: the player's first, second, … campaign. */
export function countDecisions(
  counts: Pick<DayCounts, 'count'>,
  number: number,
  before: Campaign,
  facts: readonly Fact[],
): void {
  const place = Math.min(number, LAST_NUMBER);
  for (const fact of facts) {
    const decision = decisionOf(fact, before);
    if (decision === null) continue;
    const count = (what: keyof Decisions): void => counts.count(BEHAVIOUR, labelOf(decision.measure, place, what));
    count('all');
    if (decision.isWatched) count('watched');
    // One player a campaign number: whoever comes with a fifth campaign was counted with the fourth.
    if (decision.isFirst && number <= LAST_NUMBER) count('players');
  }
}

const sum = (a: Decisions, b: Decisions): Decisions => ({
  players: a.players + b.players,
  all: a.all + b.all,
  watched: a.watched + b.watched,
});

/**
 * What may be told of days in their order: whole blocks of days in each of which at least so many players began to be
 * counted. Days after the last block wait, so that no two answers differ by fewer players.
 */
export function publishedInBlocks(days: readonly Decisions[], least: number): Decisions {
  let [told, open] = [NO_DECISIONS, NO_DECISIONS];
  for (const day of days) {
    open = sum(open, day);
    if (open.players < least) continue;
    told = sum(told, open);
    open = NO_DECISIONS;
  }
  return told;
}
