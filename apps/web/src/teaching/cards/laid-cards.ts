import type { CardMoment, LaidCard } from '@consorcio/rules/queries';
import { storeCards, storedCards } from '../../session/local-keys.ts';

/* Local key `idea_cards`: the cards that were laid into popups this month, so that there are no more than two. */

const MOMENTS: readonly unknown[] = ['PAYMENT', 'BID', 'CERTIFICATE'] satisfies readonly CardMoment[];

const isLaid = (value: unknown): value is LaidCard => {
  const { moment, id } = (typeof value === 'object' && value !== null ? value : {}) as {
    moment?: unknown;
    id?: unknown;
  };
  return MOMENTS.includes(moment) && typeof id === 'number';
};

/** The cards of that month of play so far. */
export function laidCards(month: number): readonly LaidCard[] {
  try {
    const kept = JSON.parse(storedCards() ?? 'null') as { month?: unknown; cards?: unknown } | null;
    return kept?.month === month && Array.isArray(kept.cards) ? kept.cards.filter(isLaid) : [];
  } catch {
    return [];
  }
}

/** Remembers a card of that month; one that is known already changes nothing. */
export function layCard(month: number, card: LaidCard): void {
  const before = laidCards(month);
  if (before.some(({ moment, id }) => moment === card.moment && id === card.id)) return;
  storeCards(JSON.stringify({ month, cards: [...before, card] }));
}
