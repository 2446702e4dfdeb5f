import { createHash } from 'node:crypto';
import { type Bid, drawFrom, termsOf } from '@consorcio/rules';
import { monthsWithoutBids, newGroup } from '@consorcio/rules/audit';
import type { DreamId } from '@consorcio/rules/vocabulary';

/** What a seed has in store for a player who never bids and types no word of luck. */
interface Fate {
  readonly own: number;
  readonly months: readonly { readonly winner: Bid | null; readonly drawnQuota: number | null }[];
}

function fateOf(seed: Uint8Array, dreamId: DreamId): Fate {
  const draw = drawFrom({ serverSeed: Buffer.from(seed).toString('hex'), clientSeed: '' });
  const group = newGroup(termsOf({ dreamId, isNewGamePlus: false }), draw);
  return { own: group.quota, months: [...monthsWithoutBids(group, draw)] };
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
  seedWith(dreamId, ({ own, months }) =>
    months.every(({ winner, drawnQuota }) => drawnQuota !== own && (winner?.bid ?? 0) > 1),
  );

/** The first raffle is the player's. */
export const luckyFate = (dreamId: DreamId): Uint8Array =>
  seedWith(dreamId, ({ own, months }) => months[0]?.drawnQuota === own);
