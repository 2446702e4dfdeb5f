import { commonOf, liveRulebookOf } from '@consorcio/rules/live';
import type { Assembly } from './wall-model.ts';

/** How the pot came from its coins to what is left, up to the step that is shown. Coins; what leaves is below 0. */
export interface PotLine {
  readonly before: number;
  readonly raffle: number;
  /** What the winning bids bring for the letters, and what those letters cost. */
  readonly bids: number;
  readonly letters: number;
  readonly now: number;
}

/**
 * The pot beside the envelopes. Who wins a bid is on time, so the common part of a bid follows from the bid alone
 * (LIVE 3.1).
 */
export function potLine({ pot, raffle, bids }: Assembly, letter: number, rulebook = 1): PotLine {
  const terms = liveRulebookOf(rulebook);
  const before = pot ?? 0;
  const drawn = raffle?.quota == null ? 0 : -letter;
  const winners = bids?.winners ?? [];
  const brought = winners.reduce((sum, { bid }) => sum + commonOf(terms, bid), 0);
  const letters = winners.length === 0 ? 0 : -letter * winners.length;
  return { before, raffle: drawn, bids: brought, letters, now: before + drawn + brought + letters };
}

/** What lies in the pot once some of the winning envelopes are open. Coins. */
export function potAfterOpen(
  assembly: Assembly,
  letter: number,
  open: readonly { readonly bid: number }[],
  rulebook = 1,
): number {
  const { before, raffle } = potLine(assembly, letter);
  const brought = open.reduce((sum, { bid }) => sum + commonOf(liveRulebookOf(rulebook), bid), 0);
  return Math.max(0, before + raffle + brought - letter * open.length);
}
