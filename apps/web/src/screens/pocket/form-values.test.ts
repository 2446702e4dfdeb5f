import { describe, expect, test } from 'vitest';
import { emptyForm, type FormValues, faultsIn, numberOf, purchaseOf, withKind } from './form-values.ts';

const CAR: FormValues = { ...emptyForm('vehicle'), price: 'R$ 60.000', monthly: '1.500,00', needed: '24' };

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
    expect(emptyForm('property')).toMatchObject({ months: '200', loanRate: '12', loanMonths: '200' });
    expect(emptyForm('other')).toMatchObject({ months: '36', loanRate: '' });
  });
  test('is counted as it reads', () => {
    expect(purchaseOf(CAR)).toMatchObject({
      needed: 24,
      purchase: { price: 60_000, monthly: 1_500, owned: 0, months: 60, adminFee: expect.closeTo(0.1835, 6) },
    });
  });
  test('of a good without a public rate counts without a loan', () => {
    const other = withKind(CAR, 'other');
    expect(faultsIn(other)).toEqual([]);
    expect(purchaseOf(other).purchase.loanRate).toBeNull();
  });
  test('keeps what was changed when the kind changes, but for plan and loan', () => {
    expect(withKind({ ...CAR, growth: '8', months: '72' }, 'property')).toMatchObject({ growth: '8', months: '200' });
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
    expect(faultsIn({ ...CAR, [name]: text })).toEqual([name]);
  });
});
