import { describe, expect, test } from 'vitest';
import { CURVES, curveRules } from './curves.ts';
import { restOf, springAt, springEasing } from './spring.ts';

const NAMES = Object.keys(CURVES) as (keyof typeof CURVES)[];
const wayOf = (name: keyof typeof CURVES): number[] => {
  const { spring } = CURVES[name];
  const rest = restOf(spring);
  return Array.from({ length: 201 }, (_, i) => springAt(spring, (rest * i) / 200));
};

describe('a curve of motion', () => {
  test.each(NAMES)('%s leaves from 0 and rests at 1', (name) => {
    const way = wayOf(name);
    expect(way[0]).toBeCloseTo(0, 10);
    expect(way.at(-1)).toBeCloseTo(1, 2);
  });
  test('calm never passes its place, pop passes it by a tenth at most, loose by more', () => {
    expect(Math.max(...wayOf('move-calm'))).toBeLessThanOrEqual(1.005);
    expect(Math.max(...wayOf('move-pop'))).toBeGreaterThan(1.04);
    expect(Math.max(...wayOf('move-pop'))).toBeLessThanOrEqual(1.15);
    expect(Math.max(...wayOf('move-loose'))).toBeGreaterThan(1.3);
  });
  test('only leap draws back before it goes', () => {
    const drawsBack = NAMES.filter((name) => Math.min(...wayOf(name)) < -0.02);
    expect(drawsBack).toEqual(['move-leap']);
  });
});

test('a spring at the border between swinging and creeping is computed as its neighbours are', () => {
  const at = (damping: number): number => springAt({ stiffness: 100, damping }, 0.2);
  expect(at(20)).toBeCloseTo(at(20.0001), 4);
  expect(at(20)).toBeCloseTo(at(19.9999), 4);
});

test('an easing begins at 0 and ends at 1, and a browser without it has a plain one', () => {
  expect(springEasing({ stiffness: 140, damping: 24 })).toMatch(/^linear\(0, [-\d., ]+, 1\)$/);
  const [plain = '', springs = ''] = curveRules().split('@supports');
  for (const name of NAMES) for (const rules of [plain, springs]) expect(rules).toContain(`--${name}: `);
  expect(plain).not.toContain('linear(');
});
