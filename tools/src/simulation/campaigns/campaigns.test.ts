import { Dice } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { seedOf } from '../fast-draw.ts';
import { isMet } from '../table.ts';
import { difference, pooled } from '../tally.ts';
import { notesOf, outcomesOf } from './campaigns.ts';
import { linesOf } from './lines.ts';
import { CHOOSERS, optionBy } from './options.ts';
import { keeping, PEOPLE } from './people.ts';
import { spearman } from './ranks.ts';
import { readerLines } from './readers.ts';

const HOUSE = { rulebook: 3, dreamId: 7, isNewGamePlus: false } as const;
const dice = () => Dice.of(seedOf('test', 1), 1);

test('the planner completes the shortest dream and pays its contract, the same way each time', () => {
  const cell = { rulebook: 3, name: 'planner', person: PEOPLE.planner, dream: 1 } as const;
  const outcomes = outcomesOf(cell, 40);
  expect(outcomes.every(({ end, worth }) => end === 'QUITADO' && worth >= 850)).toBe(true);
  expect(outcomesOf(cell, 40)).toEqual(outcomes);
});

test('every model player comes to an end of the longest dream, and lives it again with its own draws', () => {
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (const noted of notesOf({ rulebook: 3, name, person, dream: 7 }, 4, 2)) {
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

test('every line has its target, and the tables of plans and hands come last', () => {
  const size = { count: 2, noted: 1, redraws: 1 };
  const parts = [...linesOf(3, size)];
  const lines = parts.flatMap((part) => ('tables' in part ? [] : [part]));
  expect(new Set(lines.map(({ player, claim }) => `${player} ${claim}`)).size).toBe(lines.length);
  const last = parts.at(-1);
  const rows = last !== undefined && 'tables' in last ? last.tables.map((table) => table.rows) : [];
  const columns = ['player', ...[0.2, 0.35, 0.5, 0.65, 0.8, 1].map((score) => `score ${score}`)];
  expect(rows.map((each) => each.map((row) => Object.keys(row)))).toEqual([
    [columns, columns, columns, columns],
    [columns, columns, columns, columns],
  ]);
});

test('who reads the neighbours wins no fewer letters than who bids by chance, each for at least 15 % less', () => {
  const lines = [...readerLines(4, [1, 5], 300)];
  expect([lines.length, lines.every(isMet)]).toEqual([5, true]);
  expect([...readerLines(3, [1], 1)]).toEqual([]);
});
