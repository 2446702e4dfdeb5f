import { expect, test } from 'vitest';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { usualRates } from '../../teaching/figures/pocket-rates.ts';
import { counted, middleOf } from './guesses.ts';

const CAR: Purchase = { price: 60_000, monthly: 1_500, owned: 0, ...usualRates('vehicle') };

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
