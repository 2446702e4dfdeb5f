import type { FoldedMonth } from './fold.ts';
import { coinsOf, termsOfGroup } from './group.ts';
import type { Move } from './move.ts';
import type { CardOption } from './words.ts';

/** A bid, and the highest that was possible, in coins. */
interface BidShare {
  readonly bid: number;
  readonly of: number;
}

/** What a seat decided in one group, to be carried to other draws (LIVE 3.9). */
export interface Carried {
  /** The seat's move of a month; null before it came. */
  move(month: number): Move | null;
  /** The option for a card of these coins. */
  option(month: number, coins: number): CardOption;
  /** The bid where `limit` is the highest. */
  bid(month: number, limit: number): number;
  /** Bought the good in any month. */
  readonly isBuyer: boolean;
}

/** The share of the limit in coins, to the nearest. */
const shareOf = ({ bid, of }: BidShare, limit: number): number => Math.floor((2 * limit * bid + of) / (2 * of));

/** What the seat of `quota` decided in the months of a closed group. */
export function carriedOf(months: readonly FoldedMonth[], quota: number): Carried {
  const moves = months.map(({ moves: made }) => made.get(quota) ?? null);
  const kinds = months.map(({ minutes, group }) => Math.sign(coinsOf(minutes.offset, quota, termsOfGroup(group))));
  const bids = months.map(({ limits }, i): BidShare | null => {
    const of = limits[quota - 1] ?? 0;
    const made = moves[i] ?? null;
    return of > 0 && made !== null && !made.isAuto ? { bid: Math.min(made.bid, of), of } : null;
  });
  const decided = bids.filter((bid) => bid !== null);
  return {
    move: (month) => moves[month - 1] ?? null,
    option(month, coins) {
      const kind = Math.sign(coins);
      const isOwn = (i: number): boolean => kinds[i] === kind && moves[i]?.isAuto === false;
      const from = isOwn(month - 1) ? month - 1 : kinds.findIndex((_, i) => isOwn(i));
      return moves[from]?.option ?? 'A';
    },
    bid(month, limit) {
      const share = bids[month - 1] ?? decided[(month - 1) % Math.max(1, decided.length)];
      return share === undefined ? 0 : shareOf(share, limit);
    },
    isBuyer: moves.some((move) => move?.buys === true),
  };
}
