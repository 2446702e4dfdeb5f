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
  /* No bid at all is another way of its own. */
  return move.bid === 0 || less < leastBid ? null : { kind: 'KEEP', bid: less };
}

/**
 * Decisions of a seat that may be done otherwise: its first bid that left less than an instalment, else its first that
 * left more; its first bid, its first instalment that it did not pay, and whether it used its letter to buy.
 */
export function otherWaysOf(months: readonly FoldedMonth[], quota: number): readonly OtherWay[] {
  const ways: OtherWay[] = [];
  const moves = months.map((closed) => closed.moves.get(quota));
  const buys = (bought: boolean): readonly FoldedMonth[] =>
    moves.reduce(
      (changed, move, i) => (move?.isAuto === false ? withMove(changed, i, quota, { ...move, buys: bought }) : changed),
      months,
    );
  const isBuyer = moves.some((move) => move?.buys === true);
  for (const [i, closed] of months.entries()) {
    const move = moves[i];
    if (move === undefined || move.isAuto) continue;
    const add = (kind: TurnKind, otherwise: readonly FoldedMonth[]): number =>
      ways.push({ quota, month: i + 1, kind, months: otherwise });
    const withIt = (changed: Partial<Move>) => withMove(months, i, quota, { ...move, ...changed });
    const bid = otherBid(closed, quota, move);
    if (bid !== null) add(bid.kind, withIt({ bid: bid.bid }));
    if (Math.min(move.bid, closed.limits[quota - 1] ?? 0) >= termsOfGroup(closed.group).leastBid)
      add('NO_BID', withIt({ bid: 0 }));
    if (!move.pays) add('PAY', withIt({ pays: true }));
    const hadLetter = months[i - 1]?.group.seats[quota - 1]?.status === 'LETTER';
    if (isBuyer ? move.buys : hadLetter) add(isBuyer ? 'NOT_BUY' : 'BUY', buys(!isBuyer));
  }
  const first = (kind: TurnKind): readonly OtherWay[] => ways.filter((way) => way.kind === kind).slice(0, 1);
  const kept = first('KEEP');
  const others = (['PAY', 'NO_BID', 'BUY', 'NOT_BUY'] as const).flatMap(first);
  return [...(kept.length > 0 ? kept : first('SPEND')), ...others];
}

/** Coins: what makes a smaller difference is not worth telling. */
const LEAST_DIFFERENCE = 10;
/** By how many of its errors a mean of differences is away from zero where its sign is told. */
const SURE = 3.5;
/** Redraws before which no difference is sure. */
const LEAST_TIMES = 40;

/** One decision's differences over redraws with the same draws, as far as they were played. */
export interface Difference {
  readonly times: number;
  readonly sum: number;
  readonly squares: number;
}

export const meanOf = ({ sum, times }: Difference): number => sum / Math.max(1, times);

/** Whether the interval of a mean leaves zero. */
export function isSure({ times, sum, squares }: Difference): boolean {
  if (times < LEAST_TIMES) return false;
  const mean = sum / times;
  return mean !== 0 && mean ** 2 > (SURE ** 2 * Math.max(0, squares / times - mean ** 2)) / times;
}

/** The largest of a seat's differences, if its sign is sure and it is worth telling. */
export function told<Way extends Difference>(ways: readonly Way[]): Way | null {
  const [largest] = [...ways].sort((a, b) => Math.abs(meanOf(b)) - Math.abs(meanOf(a)));
  const isTold = largest !== undefined && isSure(largest) && Math.abs(meanOf(largest)) >= LEAST_DIFFERENCE;
  return isTold ? largest : null;
}
