/* Seconds until the projector has shown the result of a step; a phone shows it no sooner (LIVE 6.2.1). */

/** Seconds until the drawn quota is shown: the globe turns, the ball rolls. */
export const RAFFLE_REVEALED = 4.4;
/** Seconds between two envelopes, and the most that all of them take. */
const ENVELOPE_OPENS = 1;
const ALL_OPEN = 12;

/** Seconds between two envelopes, by their number. */
export const envelopeTakes = (count: number): number => Math.min(ENVELOPE_OPENS, ALL_OPEN / Math.max(1, count));

interface Assembly {
  readonly step: string;
  readonly raffle: { readonly quota: number | null } | null;
  readonly bids: { readonly winners: readonly unknown[] } | null;
}

/** Seconds from the beginning of a step until the projector has shown all of it; 0 if it shows it at once. */
export function revealedAfter({ step, raffle, bids }: Assembly): number {
  if (step === 'RAFFLE') return raffle?.quota == null ? 0 : RAFFLE_REVEALED;
  if (step !== 'BIDS') return 0;
  const count = bids?.winners.length ?? 0;
  return count * envelopeTakes(count);
}
