import type { LiveRulebook } from '../../src/live/index.ts';
import { LIVE_RULEBOOKS } from '../../src/live/terms.ts';
import { LIVE_RULEBOOK_1 } from '../../src/live/v1.ts';
import type { LiveRulebookVersion } from '../../src/live/words.ts';

/** The number of the second live rulebook: none that is served has it. */
export const SECOND_LIVE = 1_000 as number as LiveRulebookVersion;

/** One in which every number that a page shows of a month is another. */
const SECOND_LIVE_RULEBOOK: LiveRulebook = {
  ...LIVE_RULEBOOK_1,
  version: SECOND_LIVE,
  people: { least: 3, most: 39, spare: 3, rounds: 2 },
  instalment: { whole: 160, common: 125, reserve: 5 },
  good: { 4: 5, 5: 2, 6: 2 },
  start: { cash: 260, energy: 7 },
  salary: 140,
  outside: 130,
  papers: 180,
  letterYield: 8,
  yield: { WORK: 55, FAMILY: 25, NO_HURRY: 3 },
  cardPercent: 40,
  late: { fee: 7, costs: 60 },
  limits: { excluded: 2, taken: 2, atEnd: 1 },
  refundPenaltyPercent: 20,
  salePercent: 70,
  leastBid: 60,
  work: { energy: 2, coins: 12, percents: [100, 70, 10] },
  leisure: { cost: 25 },
  pace: { extraCoins: 35, extraEnergy: 3, restEnergy: 1 },
  putOff: 150,
};

/** Serves the second live rulebook beside the first, for tests that ask for it. */
export function serveSecondLiveRulebook(): void {
  LIVE_RULEBOOKS[SECOND_LIVE] = SECOND_LIVE_RULEBOOK;
}
