import { atCard, placeReward } from './private-month.ts';
import type { LiveTerms } from './rulebook.ts';
import { newSeat, type SeatDraft } from './seat.ts';
import { CARD_OPTIONS, type LivePlace } from './words.ts';

/* Sums that a team on paper needs. */

/** A seat with enough of everything, so that no rule meets a limit. */
const anybody = (terms: LiveTerms, changes: Partial<SeatDraft> = {}): SeatDraft => ({
  ...newSeat(terms, { quota: 1, isHouse: false, motive: 'NO_HURRY' }),
  cash: terms.owed,
  ...changes,
});

/** What each option of a card of so many coins does: coins now and at the next payday, and energy. */
export function cardEffects(coins: number, terms: LiveTerms) {
  return CARD_OPTIONS.map((option) => {
    const before = anybody(terms);
    const seat = { ...before };
    atCard(seat, coins, option, terms);
    return [option, { now: seat.cash - before.cash, later: seat.later, energy: seat.energy - before.energy }] as const;
  });
}

/** Coins that a place of work pays on paper, with energy to spare, tired, exhausted. */
export function workPays(place: LivePlace, terms: LiveTerms): readonly [number, number, number] {
  const paid = (energy: number): number =>
    placeReward(anybody(terms, { energy }), place, terms.scores.neutral, terms).cash;
  const { energy } = terms.work;
  return [paid(2 * energy), paid(energy), paid(0)];
}

/** Energy that a place of leisure gives on paper. */
export const leisureGives = (place: LivePlace, terms: LiveTerms): number =>
  placeReward(anybody(terms, { energy: 0 }), place, terms.scores.neutral, terms).energy;
