import { CARE } from '../rulebook/care.ts';
import type { LiveRulebook } from './rulebook.ts';

/* Live rulebook 1 (docs/spec/live.md). Once it has served a group it is never edited. */
export const LIVE_RULEBOOK_1: LiveRulebook = {
  version: 1,
  people: { least: 2, most: 40, spare: 2, rounds: 2 },
  instalment: { whole: 120, common: 100, reserve: 2 },
  good: { 4: 2, 5: 5, 6: 5 },
  start: { cash: 200, energy: 6 },
  mostEnergy: 10,
  salary: 100,
  outside: 120,
  papers: 80,
  letterYield: 5,
  yield: { WORK: 40, FAMILY: 20, NO_HURRY: 0 },
  cardPercent: 25,
  late: { fee: 4, costs: 40 },
  limits: { excluded: 3, taken: 2, atEnd: 1 },
  refundPenaltyPercent: 10,
  salePercent: 80,
  leastBid: 10,
  cards: [-80, 40, -60, 60, -110, 30, -70, 50, -100, 70, -50, 40, -140, 60, -80, 50],
  otherwise: { costEnergy: 3, gainPart: 3, gainEnergy: 2 },
  places: {
    2: { least: 2, most: 9, isWork: true },
    3: { least: 1, most: 11, isWork: true },
    4: { least: 4, most: 9, isWork: false },
    5: { least: 2, most: 12, isWork: false },
  },
  work: { energy: 3, coins: 10, percents: [100, 85, 15] },
  leisure: { cost: 20 },
  pace: { extraCoins: 30, extraEnergy: 2, restEnergy: 2 },
  care: CARE,
  scores: { unplayed: 5000, left: 3000, neutral: 6000 },
  autopilot: { place: 2, pace: 'REST', paying: 'A', short: 'B' },
  putOff: 100,
  note: { coins: 5, given: { WORK: 15, FAMILY: 0, NO_HURRY: 0 }, most: 100 },
};
