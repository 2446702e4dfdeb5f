import { Dice } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { seedOf } from '../fast-draw.ts';
import { difference, pooled } from '../tally.ts';
import { notesOf, outcomesOf } from './campaigns.ts';
import { campaignsOfTable, linesOf } from './lines.ts';
import { CHOOSERS, optionBy } from './options.ts';
import { keeping, PEOPLE } from './people.ts';
import { spearman } from './ranks.ts';

const NOBODY = () => undefined;
const HOUSE = { rulebook: 3, dreamId: 7, isNewGamePlus: false } as const;
const dice = () => Dice.of(seedOf('test', 1), 1);

test('the planner completes the shortest dream and pays its contract, the same way each time', () => {
  const cell = { rulebook: 3, name: 'planner', person: PEOPLE.planner, dream: 1 } as const;
  const outcomes = outcomesOf(cell, 40, NOBODY);
  expect(outcomes.every(({ end, worth }) => end === 'QUITADO' && worth >= 850)).toBe(true);
  expect(outcomesOf(cell, 40, NOBODY)).toEqual(outcomes);
});

test('every model player comes to an end of the longest dream, and lives it again with its own draws', () => {
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (const noted of notesOf({ rulebook: 3, name, person, dream: 7 }, 4, 2, NOBODY)) {
      expect(noted.isSameAgain, name).toBe(true);
      expect(noted.note).toBeGreaterThanOrEqual(0);
      expect(noted.note).toBeLessThanOrEqual(1_000);
    }
  }
});

test('a bid keeps its part of the next instalment, rounded up, and is never below 0', () => {
  expect([0, 1 / 3, 1].map((part) => keeping(part)({ energy: 0, effort: 14 }, 13, dice()))).toEqual([14, 9, 1]);
  expect(keeping(1)({ energy: 0, effort: 4 }, 13, dice())).toBe(0);
});

test('a card is answered by the state, or by what costs least today', () => {
  const by = (way: keyof typeof CHOOSERS, eventId: number, energy: number): number =>
    optionBy(CHOOSERS[way], HOUSE, eventId, { energy, effort: 9 }, dice());
  expect(by('best', 1, 2)).toBe(2);
  expect(by('best', 1, 9)).toBe(1);
  expect(by('credit', 9, 9)).toBe(2);
  expect(by('credit', 20, 9)).toBe(3);
});

test('ranks agree by 1, are turned round by -1, and equal values share a rank', () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBe(1);
  expect(spearman([1, 2, 3], [3, 2, 1])).toBe(-1);
  expect(spearman([1, 1, 2], [1, 1, 2])).toBe(1);
  expect(spearman([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
});

test('figures that count the same are more certain together, and a difference less certain than either', () => {
  const figure = { value: 10, low: 7, high: 13 };
  const other = { value: 4, low: 0, high: 8 };
  expect(pooled([figure, figure, figure, figure])).toEqual({ value: 10, low: 8.5, high: 11.5 });
  expect(difference(figure, other)).toEqual({ value: 6, low: 1, high: 11 });
});

test('the progress bar knows how many campaigns the table plays, and every line has its target', () => {
  const size = { count: 2, noted: 1, redraws: 1 };
  let campaigns = 0;
  const parts = [...linesOf(3, size, (played) => (campaigns += played))];
  const lines = parts.flatMap((part) => ('tables' in part ? [] : [part]));
  expect(campaigns).toBe(campaignsOfTable(size));
  expect(new Set(lines.map(({ player, claim }) => `${player} ${claim}`)).size).toBe(lines.length);
  expect(parts.at(-1)).toMatchObject({ tables: [{ hands: [0.2, 0.35, 0.5, 0.65, 0.8, 1] }, { rows: { length: 4 } }] });
});
