import type { ReplyOf } from '@consorcio/contract';
import {
  allQuotas,
  drawFrom,
  drawQuota,
  drawWaiting,
  rivalBids,
  termsOf,
  winnerOf,
  without,
} from '@consorcio/rules/audit';

/** One raffle of the group, made once more from the seed. */
export interface RaffleMade {
  readonly cycle: number;
  /** Quotas in the globe, ascending. */
  readonly globe: readonly number[];
  readonly drawnQuota: number;
}
export interface RafflesMade {
  /** The player's own quota. */
  readonly quota: number;
  readonly raffles: readonly RaffleMade[];
}

type Published = Pick<ReplyOf<'audit'>, 'clientSeed' | 'dreamId' | 'isNewGamePlus' | 'draws'> & {
  readonly seed: string;
};

/**
 * The raffles that a finished campaign's seed gives, assembly by assembly (RULES 7.4 to 7.7). The player's own lost
 * bids need not be known: whoever wins against them wins without them, and nobody bids on after a win.
 */
export function rafflesOf({ seed, clientSeed, dreamId, isNewGamePlus, draws }: Published): RafflesMade {
  const draw = drawFrom({ serverSeed: seed, clientSeed });
  const terms = termsOf({ dreamId: dreamId as Parameters<typeof termsOf>[0]['dreamId'], isNewGamePlus });
  const quota = drawQuota(terms, draw);
  const raffles: RaffleMade[] = [];
  let waiting = allQuotas(terms);
  for (let cycle = 1; draws.some(({ label }) => label === `sorteio:${cycle}`); cycle += 1) {
    const winner = winnerOf(rivalBids(terms, quota, cycle, waiting, draw), terms.quotas, cycle, draw);
    waiting = without(waiting, winner.quota);
    const drawnQuota = drawWaiting(waiting, cycle, draw);
    raffles.push({ cycle, globe: waiting, drawnQuota });
    waiting = without(waiting, drawnQuota);
  }
  return { quota, raffles };
}

/** The drawn quota among its neighbours in the globe: at most `most`, it stays in the middle where it can. */
export function neighboursOf({ globe, drawnQuota }: RaffleMade, most = 7): readonly number[] {
  const place = globe.indexOf(drawnQuota);
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), globe.length - most));
  return globe.slice(first, first + most);
}
