import type { FoldedMonth } from './fold.ts';
import { termsOfGroup } from './group.ts';
import type { Move } from './move.ts';
import type { TurnKind } from './words.ts';

/** The one decision of a seat that cost or brought most, by the redraws (LIVE 6.6). */
export interface Turn {
  readonly quota: number;
  readonly month: number;
  /** What would have been done instead. */
  readonly kind: TurnKind;
  /** Means of the final standing in coins: as it was decided, which is `decision` of the standing, and with that one decision done otherwise. */
  readonly own: number;
  readonly other: number;
}

/** A closed group's months with one decision of one seat done otherwise. */
export interface OtherWay extends Pick<Turn, 'quota' | 'month' | 'kind'> {
  readonly months: readonly FoldedMonth[];
}

/** The same months with another move of a seat. */
const withMove = (months: readonly FoldedMonth[], at: number, quota: number, move: Move): readonly FoldedMonth[] =>
  months.map((closed, i) => (i === at ? { ...closed, moves: new Map(closed.moves).set(quota, move) } : closed));

/** The other bid of a seat that could bid: so that an instalment is left, or, where one was left, all of it. */
function otherBid(closed: FoldedMonth, quota: number, move: Move): { kind: TurnKind; bid: number } | null {
  const { instalment, leastBid } = termsOfGroup(closed.group);
  const limit = closed.limits[quota - 1] ?? 0;
  const kept = limit - move.bid;
  if (limit < leastBid) return null;
  if (kept >= instalment.whole) return { kind: 'SPEND', bid: limit };
  const less = limit - instalment.whole;
  return move.bid === 0 || less < 0 ? null : { kind: 'KEEP', bid: less < leastBid ? 0 : less };
}

/**
 * Decisions of a seat that may be done otherwise: its first bid that left less than an instalment, else its first that
 * left more, and its first instalment that it did not pay.
 */
export function otherWaysOf(months: readonly FoldedMonth[], quota: number): readonly OtherWay[] {
  const bids: OtherWay[] = [];
  const paid: OtherWay[] = [];
  for (const [i, closed] of months.entries()) {
    const move = closed.moves.get(quota);
    if (move === undefined || move.isAuto) continue;
    const month = i + 1;
    const bid = otherBid(closed, quota, move);
    if (bid !== null)
      bids.push({ quota, month, kind: bid.kind, months: withMove(months, i, quota, { ...move, bid: bid.bid }) });
    if (!move.pays)
      paid.push({ quota, month, kind: 'PAY', months: withMove(months, i, quota, { ...move, pays: true }) });
  }
  const bid = bids.find(({ kind }) => kind === 'KEEP') ?? bids[0];
  return [...(bid === undefined ? [] : [bid]), ...paid.slice(0, 1)];
}

/** Coins: what makes a smaller difference is told to nobody, since chance alone may have made it. */
const LEAST_DIFFERENCE = 10;

/** Of a seat's turns the one that makes the largest difference, if it is worth telling. */
export function largestTurns(turns: readonly Turn[]): readonly Turn[] {
  const best = new Map<number, Turn>();
  const size = ({ own, other }: Turn): number => Math.abs(other - own);
  for (const turn of turns) {
    const before = best.get(turn.quota);
    if (size(turn) > (before === undefined ? LEAST_DIFFERENCE - 1 : size(before))) best.set(turn.quota, turn);
  }
  return [...best.values()];
}
