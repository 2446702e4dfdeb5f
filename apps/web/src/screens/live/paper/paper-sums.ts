import type { CardEffect } from '@consorcio/copy/live-paper';
import { atCard, atPlace, type LiveTerms, newSeat, type SeatDraft } from '@consorcio/rules/live';
import { CARD_OPTIONS, type CardOption, type LivePlace } from '@consorcio/rules/live-words';

/* Sums that a team on paper needs, computed by the rules. */

/** A seat with enough of everything, so that no rule meets a limit. */
const anybody = (terms: LiveTerms, changes: Partial<SeatDraft> = {}): SeatDraft => ({
  ...newSeat(terms, { quota: 1, isHouse: false, motive: 'NO_HURRY' }),
  ...{ cash: terms.owed, ...changes },
});

/** What each option of a card of so many coins does. */
export function cardEffects(coins: number, terms: LiveTerms): readonly (readonly [CardOption, CardEffect])[] {
  return CARD_OPTIONS.map((option) => {
    const before = anybody(terms);
    const seat = { ...before };
    atCard(seat, coins, option, terms);
    const does = { now: seat.cash - before.cash, later: seat.later, energy: seat.energy - before.energy };
    return [option, does] as const;
  });
}

/** Coins that a place of work pays on paper, with energy to spare, tired, exhausted. */
export const workPays = (place: LivePlace, terms: LiveTerms): readonly [number, number, number] => {
  const { energy } = terms.work;
  const paid = (left: number): number => {
    const seat = anybody(terms, { energy: left });
    const { cash } = seat;
    atPlace(seat, place, terms.scores.neutral, terms);
    return seat.cash - cash;
  };
  return [paid(2 * energy), paid(energy), paid(0)];
};

/** Energy that a place of leisure gives on paper. */
export function leisureGives(place: LivePlace, terms: LiveTerms): number {
  const seat = anybody(terms, { energy: 0 });
  atPlace(seat, place, terms.scores.neutral, terms);
  return seat.energy;
}
