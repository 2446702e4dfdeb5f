import { Dice } from '@consorcio/kernel';
import { afterCard, afterPlace, bidLimitOf, CURRENT_LIVE_RULEBOOK, mayBuy, termsOfView } from '@consorcio/rules/live';
import { CARD_OPTIONS, LIVE_MONTHS, MOTIVES, SEAT_STATUSES } from '@consorcio/rules/live-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, LIVE_PEOPLE, sealing } from './live-people.ts';

const coins = fc.integer({ min: 0, max: 700 });
const views = fc.record({
  group: fc.constantFrom(...LIVE_MONTHS).chain((months) =>
    fc.record({
      rulebook: fc.constant(CURRENT_LIVE_RULEBOOK),
      months: fc.constant(months),
      month: fc.integer({ min: 1, max: months }),
    }),
  ),
  seat: fc.record({
    quota: fc.constant(1),
    motive: fc.constantFrom(...MOTIVES),
    status: fc.constantFrom(...SEAT_STATUSES),
  }),
  wallet: fc.record({
    cash: coins,
    card: coins,
    next: fc.integer({ min: -150, max: 150 }),
    energy: fc.integer({ min: 0, max: 10 }),
    paid: fc.constantFrom(0, 100, 120, 240, 360),
    bid: fc.constantFrom(0, 40),
    fees: fc.constantFrom(0, 4),
    costs: fc.constantFrom(0, 40),
  }),
  month: fc.record({ coins: fc.integer({ min: -140, max: 70 }), move: fc.constant(null) }),
});
const people = fc.constantFrom(...Object.values(LIVE_PEOPLE).filter((person) => person !== null));
const seeds = fc.integer({ min: 0, max: 1_000 });
const diceOf = (stream: number): Dice => Dice.of('0'.repeat(32), stream);

test('what a model phone sends is taken: it buys only where it may, and bids nothing or from the least to the most', () => {
  fc.assert(
    fc.property(people, views, seeds, (person, view, stream) => {
      const terms = termsOfView(view);
      const begun = beginning(person, view, diceOf(stream));
      expect(CARD_OPTIONS).toContain(begun.option);
      if (begun.buys) expect(mayBuy(afterCard(view, begun.option).seat, view.group.month, terms)).toBe(true);
      const move = { ...begun, isPlayed: false, score: null, pace: null, pays: null, bid: null };
      const played = { ...view, month: { ...view.month, move } };
      const { pace, pays, bid } = sealing(person, played, diceOf(stream));
      const { limit } = bidLimitOf(played, afterPlace(played, move, pace), pays);
      expect(bid === 0 || (bid >= terms.leastBid && bid <= limit)).toBe(true);
    }),
  );
});
