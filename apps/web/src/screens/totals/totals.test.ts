import { expect, test } from 'vitest';
import { type MomentTotals, misconceptionsOf, sureAndWrong } from './totals.ts';

const shares = (x: number, y: number, wrong: number) => ({ k: 1 - x - y, x, y, n: 0, sureAndWrong: wrong });
const at = (moment: MomentTotals['moment'], families: MomentTotals['families']): MomentTotals => ({
  moment,
  players: 10,
  mean: 4,
  families,
  calibration: [],
  forms: [],
});
const MOMENTS = [
  at('BEFORE', [
    { family: 'PAR', ...shares(0.2, 0.1, 0.1) },
    { family: 'SOR', ...shares(0.1, 0.4, 0.3) },
  ]),
  at('AFTER', [
    { family: 'PAR', ...shares(0.1, 0, 0) },
    { family: 'SOR', ...shares(0.1, 0.2, 0.1) },
  ]),
];

test('misconceptions are shown before and after, the commonest first', () => {
  expect(misconceptionsOf(MOMENTS).slice(0, 2)).toEqual([
    { family: 'SOR', option: 'y', before: 0.4, after: 0.2 },
    { family: 'PAR', option: 'x', before: 0.2, after: 0.1 },
  ]);
});

test('there are none before both moments are published', () => {
  expect(misconceptionsOf(MOMENTS.slice(0, 1))).toEqual([]);
});

test('sure and wrong answers are totalled over all families', () => {
  expect(sureAndWrong(MOMENTS, 'BEFORE')).toBeCloseTo(0.2);
  expect(sureAndWrong(MOMENTS, 'LATER')).toBeNull();
});
