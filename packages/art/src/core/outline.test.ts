import { expect, test } from 'vitest';
import { circles, type Knot, knots, placed, points, reach } from './geometry.ts';
import { curve, shape, tube } from './outline.ts';
import { paper } from './paper.ts';

const SQUARE: readonly Knot[] = knots`0,0,1 10,0,1 10,10,1 0,10,1`;

test('places are read as SVG writes them, on one line or more', () => {
  expect(points`-8,0.5 ${1 + 2},4
    5,-6`).toEqual([
    [-8, 0.5],
    [3, 4],
    [5, -6],
  ]);
  expect(knots`1,2 3,4,1`).toEqual([
    [1, 2],
    [3, 4, 1],
  ]);
  expect(circles`1,2,3`).toEqual([[1, 2, 3]]);
});

test('an outline runs the same way round however its points were listed', () => {
  expect(shape(SQUARE)).toBe('M0 0l10 0l0 10l-10 0l0-10Z');
  expect(shape(SQUARE.toReversed())).toBe(shape(SQUARE));
});
test('steps of a curve end at its last point', () => {
  const steps = curve([
    [0, 0],
    [3.3, 4.4],
    [9.1, 2.2],
  ]).match(/[cs][^cs]+/g);
  const ends = (steps ?? []).map((c) => (c.match(/-?\d*\.?\d+/g) ?? []).slice(-2).map(Number));
  expect(ends.reduce((sum, [x = 0]) => sum + x, 0)).toBeCloseTo(9.1, 5);
  expect(ends.reduce((sum, [, y = 0]) => sum + y, 0)).toBeCloseTo(2.2, 5);
});
test('a flat end of a limb has two corners, a round one has none', () => {
  const spine = [
    [0, 0],
    [0, 50],
  ] as const;
  const corners = (list: readonly Knot[]): number => list.filter(([, , isCorner]) => isCorner).length;
  expect(corners(tube(spine, [5, 5], { end: 'flat' }))).toBe(2);
  expect(corners(tube(spine, [5, 5]))).toBe(0);
});
test('two bones keep their lengths, whatever they reach for', () => {
  for (const to of [
    [30, 40],
    [300, 0],
    [1, 1],
  ] as const) {
    const { mid, end } = reach([0, 0], to, 60, 50, 1);
    expect(Math.hypot(...mid)).toBeCloseTo(60, 5);
    expect(Math.hypot(end[0] - mid[0], end[1] - mid[1])).toBeCloseTo(50, 5);
  }
});
test('a sheet has its shadow below its lit edge and its face on top', () => {
  const fills = Array.from(paper('M0 0Z', '#8A5236').matchAll(/fill="([^"]+)"/g), ([, fill]) => fill);
  expect(fills).toEqual(['#38206E', '#c5a383', '#8A5236']);
});
test('a mirrored map mirrors points and leaves the light where it is', () => {
  const m = placed(0, 0, 1, 0, -1);
  expect(m.slice(0, 4)).toEqual([-1, -0, -0, 1]);
});
