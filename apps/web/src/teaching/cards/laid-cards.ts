import { fieldsOf, kept } from '@consorcio/contract/kept';
import type { CardMoment, LaidCard } from '@consorcio/rules/queries';

const MOMENTS: readonly unknown[] = ['REMAINING', 'BID', 'CERTIFICATE'] satisfies readonly CardMoment[];

const isLaid = (value: unknown): value is LaidCard => {
  const { moment, id } = fieldsOf(value);
  return MOMENTS.includes(moment) && typeof id === 'number';
};

/** The cards that were laid into popups this month, so that there are no more than two. */
export const IDEA_CARDS = kept('idea_cards', (text) => {
  const { month, cards } = fieldsOf(JSON.parse(text));
  return typeof month === 'number' && Array.isArray(cards) ? { month, cards: cards.filter(isLaid) } : null;
});

/** The cards of that month of play so far. */
export function laidCards(month: number): readonly LaidCard[] {
  const laid = IDEA_CARDS.read();
  return laid?.month === month ? laid.cards : [];
}

/** Remembers a card of that month; one that is known already changes nothing. */
export function layCard(month: number, card: LaidCard): void {
  const before = laidCards(month);
  if (before.some(({ moment, id }) => moment === card.moment && id === card.id)) return;
  IDEA_CARDS.write({ month, cards: [...before, card] });
}
