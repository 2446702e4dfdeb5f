import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { usualRates } from '../../teaching/figures/pocket-rates.ts';
import { chartOf } from './chart-lines.ts';
import { waysOf } from './guesses.ts';

const CAR: Purchase = { price: 60_000, monthly: 1_500, owned: 0, ...usualRates('vehicle') };
const chart = (changed: Partial<Purchase> = {}, letter = 30) => {
  const purchase = { ...CAR, ...changed };
  return chartOf(purchase, waysOf(purchase, letter));
};
const line = (plan: ReturnType<typeof chart>, name: string) => plan.lines.find((each) => each.name === name);

describe('the chart', () => {
  test.each([
    {},
    { price: 1, monthly: 1 },
    { price: 1e8, monthly: 1_000 },
    { months: 420, growth: 0.12 },
    { monthly: 5 },
    { owned: 90_000 },
  ])('keeps every line, house and number inside of it: %o', (changed) => {
    const { lines, months, sums } = chart(changed, 1);
    const places = lines.flatMap(({ points, house }) => [...points, ...(house === null ? [] : [house])]);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(100.001);
    }
    expect(months.length).toBeLessThanOrEqual(7);
    expect(sums.length).toBeLessThanOrEqual(6);
  });
  test('marks the month in which the good arrives on its line', () => {
    expect(line(chart({}, 60), 'consortium')?.house?.x).toBe(100);
    expect(line(chart(), 'saving')?.house?.x).toBeCloseTo((39 / 60) * 100, 6);
    expect(line(chart(), 'loan')?.house?.x).toBeCloseTo((1 / 60) * 100, 6);
  });
  test('writes no name over another', () => {
    const heights = chart()
      .lines.map(({ label }) => label.y)
      .toSorted((a, b) => a - b);
    for (const [i, y] of heights.entries()) if (i > 0) expect(y - (heights[i - 1] ?? 0)).toBeGreaterThanOrEqual(12);
  });
  test('has no line of a way that there is not', () => {
    expect(chart({ loanRate: null }).lines.map(({ name }) => name)).toEqual(['consortium', 'saving', 'price']);
    expect(chart({ monthly: 5 }).lines.map(({ name }) => name)).toEqual(['consortium', 'loan', 'price']);
  });
});
