import { liveTermsOf, newSeat, worthOfSeat } from '@consorcio/rules/live';
import { expect, test } from 'vitest';
import { worthParts, worthTold } from './worth.ts';

const terms = liveTermsOf(1, 4);
const seat = newSeat(terms, { quota: 1, isHouse: false, motive: 'WORK' });
const ends = [
  { ...seat, status: 'LETTER', cash: 185 },
  { ...seat, status: 'GOOD', cash: 105, card: 55 },
  { ...seat, status: 'TAKEN', cash: 244, next: 63 },
  { ...seat, status: 'REFUNDED', cash: 0, next: -40 },
] as const;
type View = Parameters<typeof worthParts>[0];
const viewOf = (end: (typeof ends)[number]) => ({ group: { months: 4 }, seat: end, wallet: end }) as unknown as View;

test('the parts of the final standing add up to it, however a seat ended', () => {
  for (const end of ends) {
    const sum = Object.values(worthParts(viewOf(end))).reduce((a, b) => a + b, 0);
    expect(sum).toBe(worthOfSeat(end, terms));
  }
});

test('the final standing is shown as a sum, without the parts that are zero', () => {
  expect(ends.map((end) => worthTold(viewOf(end)))).toEqual([
    '185 moedas + 400 da carta',
    '105 moedas − 55 do cartão + 480 da moto com os documentos',
    '244 moedas + 63 a receber − 100: o sonho ficou para depois',
    '0 moedas − 40 a pagar − 100: o sonho ficou para depois',
  ]);
});
