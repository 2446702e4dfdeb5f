import { expect, test } from 'vitest';
import { cardEffects, leisureGives, workPays } from './paper-sums.ts';
import { liveTermsOf } from './terms.ts';

const terms = liveTermsOf(1, 5);

test('the options of a card are described as the rules apply them', () => {
  expect(cardEffects(-140, terms)).toEqual([
    ['A', { now: -140, later: 0, energy: 0 }],
    ['B', { now: -70, later: -105, energy: 0 }],
    ['C', { now: -70, later: 0, energy: -3 }],
  ]);
  expect(cardEffects(40, terms)).toEqual([
    ['A', { now: 40, later: 0, energy: 0 }],
    ['B', { now: 0, later: 50, energy: 0 }],
    ['C', { now: 13, later: 0, energy: 2 }],
  ]);
});

test('places pay with neutral hands, and work less to the tired', () => {
  expect([workPays(2, terms), workPays(3, terms)]).toEqual([
    [60, 60, 30],
    [70, 60, 20],
  ]);
  expect([leisureGives(4, terms), leisureGives(5, terms)]).toEqual([7, 8]);
});
