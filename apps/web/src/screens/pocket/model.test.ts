import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { usualRates } from '../../teaching/figures/pocket-rates.ts';
import {
  chartOf,
  counted,
  emptyForm,
  type FormValues,
  faultsIn,
  middleOf,
  numberOf,
  purchaseOf,
  waysOf,
  withKind,
} from './model.ts';

const FORM: FormValues = { ...emptyForm('vehicle'), price: 'R$ 60.000', monthly: '1.500,00', needed: '24' };

test.each([
  ['60000', 60_000],
  ['60.000', 60_000],
  ['R$ 1.234.567,89', 1_234_567.89],
  ['1500,5', 1_500.5],
  ['18.35', 18.35],
  ['0', 0],
])('%s is read as Brazilians write it', (text, value) => expect(numberOf(text)).toBe(value));

test.each(['', '-5', '1,2,3', '60.00.0', 'mil', '1e9', '٣'])('%s is no number', (text) => {
  expect(numberOf(text)).toBeNaN();
});

describe('the form', () => {
  test('begins with the rates of its kind and asks for three values', () => {
    expect(faultsIn(emptyForm('vehicle'))).toEqual(['price', 'monthly', 'needed']);
    expect(emptyForm('property')).toMatchObject({ months: '200', loanRate: '10,9', loanMonths: '200' });
    expect(emptyForm('other')).toMatchObject({ months: '36', loanRate: '' });
  });
  test('is counted as it reads', () => {
    expect(purchaseOf(FORM)).toMatchObject({
      needed: 24,
      purchase: { price: 60_000, monthly: 1_500, owned: 0, months: 60, adminFee: expect.closeTo(0.1835, 6) },
    });
  });
  test('without a rate counts without a loan', () => {
    const other = { ...withKind(FORM, 'other'), loanRate: '' };
    expect(faultsIn(other)).toEqual([]);
    expect(purchaseOf(other).purchase.loanRate).toBeNull();
  });
  test('keeps what was changed when the kind changes, but for plan and loan', () => {
    expect(withKind({ ...FORM, growth: '8', months: '72' }, 'property')).toMatchObject({ growth: '8', months: '200' });
  });
  test.each([
    ['price', '0'],
    ['price', '100.000.001'],
    ['monthly', 'nada'],
    ['owned', '-1'],
    ['needed', '0'],
    ['needed', '2,5'],
    ['months', '421'],
    ['growth', '101'],
    ['loanRate', 'x'],
  ] as const)('refuses %s %s', (name, text) => {
    expect(faultsIn({ ...FORM, [name]: text })).toEqual([name]);
  });
});

const CAR: Purchase = { price: 60_000, monthly: 1_500, owned: 0, ...usualRates('vehicle'), savingRate: 0.009 };

test('with the letter in the middle the loan delivers first, saving costs least and is done before the last letter', () => {
  expect(middleOf(CAR)).toBe(30);
  expect(counted(CAR)).toEqual({ first: ['loan'], cheapest: ['saving'], worst: 'savings' });
});

test('who can put little by gets the last letter before the savings are there', () => {
  expect(counted({ ...CAR, monthly: 600 }).worst).toBe('letter');
});

test('ways that are equal are named together, a loan without a rate is left out', () => {
  expect(counted({ ...CAR, owned: 60_000 }).first).toEqual(['loan', 'saving']);
  expect(counted({ ...CAR, loanRate: null }).first).toEqual(['consortium']);
});

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
