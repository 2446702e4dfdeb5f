import { autopilot, liveTermsOf, newSeat, privateMonth } from '@consorcio/rules/live';
import { expect, test } from 'vitest';
import { automaticOf } from './recorded-view.ts';

const terms = liveTermsOf(1, 4);
const person = newSeat(terms, { quota: 1, isHouse: false, motive: 'NO_HURRY' });

/** What a seat has paid after a first month that the autopilot played, in coins. */
function paidAfter(seat: typeof person): number {
  const draft = { ...seat };
  privateMonth(draft, autopilot(seat, -140, terms), 1, -140, terms);
  return draft.paid;
}

test('the autopilot pays what is due as far as the coins reach (LIVE 3.5), and its note says no more than that', () => {
  const { whole } = terms.instalment;
  expect(paidAfter(person)).toBe(whole);
  expect(paidAfter({ ...person, cash: 0, card: 300, energy: 0 })).toBe(0);
  const bidOfAll = { ...person, status: 'LETTER', paid: terms.owed, bid: terms.owed } as const;
  expect(paidAfter(bidOfAll)).toBe(terms.owed);
  const note = automaticOf({ closed: { isSealed: false, bid: 0 }, seat: { status: 'WAITING' } });
  expect(note).toContain('O que você devia foi pago até onde as moedas deram.');
  expect(note).not.toContain('parcela paga');
});

test('the note of a seat that is out of the group speaks of no payment', () => {
  const note = automaticOf({ closed: { isSealed: false, bid: 0 }, seat: { status: 'EXCLUDED' } });
  expect(note).toContain('automático');
  expect(note).not.toContain('pag');
});

test('who sealed the month, or came later, has no note', () => {
  const seat = { status: 'WAITING' } as const;
  expect(automaticOf({ closed: { isSealed: true, bid: 0 }, seat })).toBeNull();
  expect(automaticOf({ closed: null, seat })).toBeNull();
});
