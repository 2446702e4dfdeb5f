import { createHash } from 'node:crypto';
import { type Draw, drawFrom } from '@consorcio/rules';
import {
  allQuotas,
  type Bid,
  drawQuota,
  drawWaiting,
  rivalBids,
  termsOf,
  winnerOf,
  without,
} from '@consorcio/rules/audit';
import type { DreamId } from '@consorcio/rules/vocabulary';

/** What a seed has in store for a player who never bids and types no word of luck. */
interface Fate {
  readonly own: number;
  readonly months: readonly { readonly winner: Bid; readonly drawn: number }[];
}

function fateOf(seed: Uint8Array, dreamId: DreamId): Fate {
  const draw: Draw = drawFrom({ serverSeed: Buffer.from(seed).toString('hex'), clientSeed: '' });
  const terms = termsOf({ dreamId, isNewGamePlus: false });
  const own = drawQuota(terms, draw);
  let waiting = allQuotas(terms);
  const months: { winner: Bid; drawn: number }[] = [];
  for (let cycle = 1; cycle < terms.cycles; cycle += 1) {
    const winner = winnerOf(rivalBids(terms, own, cycle, waiting, draw), terms.quotas, cycle, draw);
    waiting = without(waiting, winner.quota);
    const drawn = drawWaiting(waiting, cycle, draw);
    waiting = without(waiting, drawn);
    months.push({ winner, drawn });
  }
  return { own, months };
}

/** A seed with this fate, found by trying: a test's stand-in for luck. */
function seedWith(dreamId: DreamId, fits: (fate: Fate) => boolean): Uint8Array {
  for (let i = 0; ; i += 1) {
    const seed = createHash('sha256').update(`seed ${i}`).digest();
    if (fits(fateOf(seed, dreamId))) return seed;
  }
}

/** The player's quota is never drawn, and no rival wins with a bid of 1. */
export const plainFate = (dreamId: DreamId): Uint8Array =>
  seedWith(dreamId, ({ own, months }) => months.every(({ winner, drawn }) => drawn !== own && winner.bid > 1));

/** The first raffle is the player's. */
export const luckyFate = (dreamId: DreamId): Uint8Array =>
  seedWith(dreamId, ({ own, months }) => months[0]?.drawn === own);
