import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { type Campaign, commitmentOf, drawFrom } from '../src/index.ts';
import type { MinigameRoomId, Works } from '../src/vocabulary.ts';
import {
  bandsOf,
  choicesOf,
  type Decisions,
  differenceOf,
  hasFewDecisions,
  lifeOf,
  lives,
  noteOf,
  type Pair,
  pairs,
  redrawnOf,
  redraws,
  usualScore,
  withChange,
} from '../src/what-if/what-if.ts';

/* The worked campaign of RULES 8.6: dream 4, everything bid in month 1, taken back in month 4. */

const root = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seed = commitmentOf(root);
const draw = drawFrom({ serverSeed: seed, clientSeed: '' });
const rootDraw = drawFrom({ serverSeed: root, clientSeed: '' });

const TURNS: readonly [MinigameRoomId, number][] = [
  [5, 5_059],
  [2, 5_774],
  [3, 7_056],
];
const PLANS: readonly Works[] = [3, 2, 3];
const OPTIONS: Readonly<Record<number, number>> = { 16: 2, 10: 2 };

const decisions: Decisions = {
  turn(_, position) {
    const [roomId, scoreBp] = must(TURNS[position - 1], 'turn');
    return { roomId, scoreBp };
  },
  recovery: () => ({ roomId: 2, scoreBp: 0 }),
  bid: ({ wallet }) => wallet.effort,
  option: (eventId) => OPTIONS[eventId] ?? 1,
  use: () => 'TERM',
  plan: ({ place }) => must(PLANS[place], 'plan'),
};
const campaign: Campaign = lifeOf({ rulebook: 3, dreamId: 4, isNewGamePlus: false }, decisions)(draw, rootDraw);
const choices = choicesOf(campaign);
const kept = must(withChange(choices, { kind: 'BID', month: 1, effort: 0 }), 'change');

/** Both ways under a thousand other draws: computed once. */
let pairsKnown: readonly Pair[] | null = null;
function compared(): readonly Pair[] {
  pairsKnown ??= [...pairs(choices, kept, seed)];
  return pairsKnown;
}

describe('the worked campaign', () => {
  test('is taken back at the third bill, worth 150', () => {
    expect(redrawnOf(campaign)).toEqual({ end: 'RETOMADO', cycle: 1, worth: 150 });
  });

  test('has these choices: places with their situations, the bid, the cards answered, what the bid was for, the plans', () => {
    expect(choices).toEqual({
      rulebook: 3,
      dreamId: 4,
      isNewGamePlus: false,
      months: [
        {
          turns: [
            { roomId: 5, scoreBp: 5_059, situation: { shifts: 1, isBare: false }, movement: 4 },
            { roomId: 2, scoreBp: 5_774, situation: { shifts: 4, isBare: false } },
            { roomId: 3, scoreBp: 7_056, situation: { shifts: 4, isBare: false }, movement: 4 },
          ],
          recovery: null,
          bid: { offered: 6, of: 6 },
        },
      ],
      options: [
        { eventId: 16, option: 2 },
        { eventId: 13, option: 1 },
        { eventId: 5, option: 1 },
        { eventId: 10, option: 2 },
      ],
      after: {
        use: 'TERM',
        plans: [
          { works: 3, lightest: 0 },
          { works: 2, lightest: expect.any(Number) },
          { works: 3, lightest: expect.any(Number) },
        ],
      },
    });
    expect(hasFewDecisions(choices)).toBe(true);
  });

  test('has the note 511 (490 to 533), and these first ten worths', () => {
    const worths = compared().map(({ before }) => before.worth);
    expect(worths.slice(0, 10)).toEqual([150, 170, 850, 0, 133, 880, 150, 150, 150, 150]);
    expect([...redraws(choices, seed, 10)].map(({ worth }) => worth)).toEqual(worths.slice(0, 10));
    const note = noteOf(worths);
    expect(note).toEqual({ note: 511, low: 490, high: 533 });
    expect(bandsOf(note)).toEqual([1, 2]);
  });

  test('with the effort kept in month 1 comes to a bid in month 2, worth 560, and to 56.1 points more (43 to 69)', () => {
    const other = lives(kept)(draw, rootDraw);
    expect(other).toMatchObject({ context: 'BID', cycle: 2 });
    expect(redrawnOf(other).worth).toBe(560);
    expect(noteOf(compared().map(({ after }) => after.worth))).toEqual({ note: 567, low: 546, high: 588 });
    const { mean, low, high, isClear } = differenceOf(compared());
    expect(mean).toBeCloseTo(56.1, 1);
    expect([low, high, isClear]).toEqual([43, 69, true]);
  });

  test('has hands for a place that was never played', () => {
    expect(usualScore(choices, 5)).toBe(5_059);
    expect(usualScore(choices, 4)).toBe(5_059);
  });
});
