import { monthsWithoutBids } from '../assembly/assembly.ts';
import { newGroup } from '../assembly/group.ts';
import { drawFrom } from '../draw/fair-draw.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import type { DrawMade } from './history.ts';

/** One raffle of the group, recomputed from the seed. */
export interface RaffleMade {
  readonly cycle: number;
  /** Quotas in the globe, ascending. */
  readonly globe: readonly number[];
  readonly drawnQuota: number;
}

/** What a campaign's end publishes of its raffles (CONTRACT section 3, `/campaign/{id}/audit`). */
interface PublishedRaffles extends TermsSource {
  readonly seed: string;
  readonly clientSeed: string;
  readonly draws: readonly Pick<DrawMade, 'label'>[];
}

/**
 * The raffles that a finished campaign's seed gives, assembly by assembly, and the player's quota (RULES 7.4 to 7.7).
 * The player's own lost bids need not be known: whoever wins against them wins without them, and nobody bids on after a
 * win.
 * @throws BrokenInvariant UNKNOWN for a dream or a rulebook that does not exist
 */
export function rafflesOf(published: PublishedRaffles): {
  readonly quota: number;
  readonly raffles: readonly RaffleMade[];
} {
  const { seed, clientSeed, draws } = published;
  const draw = drawFrom({ serverSeed: seed, clientSeed });
  const group = newGroup(termsOf(published), draw);
  const raffles: RaffleMade[] = [];
  for (const { cycle, globe, drawnQuota } of monthsWithoutBids(group, draw)) {
    if (drawnQuota === null || !draws.some(({ label }) => label === `sorteio:${cycle}`)) break;
    raffles.push({ cycle, globe, drawnQuota });
  }
  return { quota: group.quota, raffles };
}
