import type { DrawMade } from '../../audit/history.ts';
import type { Draw } from '../../draw/fair-draw.ts';
import { booksOf } from '../books.ts';
import { type FoldedMonth, foldAgain, groupAtStart } from '../fold.ts';
import { type LiveGroup, type Opening, openLiveGroup } from '../group.ts';
import type { Seat } from '../seat.ts';

/*
 * A group after a closed month as one line of text, for the audit and its verifiers: first `pot.reserve.admin.insurance`, then
 * every quota, such as `12.WAITING.140.0.-30.6.240.0.0.0.0.0.0.0.0`. Numbers are coins, but for quota, energy and misses.
 */

/** What is written of a quota, in this order, after its number and status. */
const BALANCE_FIELDS = [
  ...(['cash', 'card', 'next', 'energy', 'paid', 'bid', 'fees', 'costs'] as const),
  ...(['feesPaid', 'costsPaid', 'misses', 'refund', 'share'] as const),
] as const satisfies readonly (keyof Seat)[];

const packed = (seat: Seat): string =>
  [seat.quota, seat.status, ...BALANCE_FIELDS.map((field) => seat[field])].join('.');

/** All coins of a group after a month, quotas ascending. */
export const packBalances = ({ pot, reserve, admin, insurance, seats }: LiveGroup): string =>
  [[pot, reserve, admin, insurance].join('.'), ...seats.map(packed)].join(' ');

export type Replay = Readonly<ReturnType<typeof replayLive>>;
export type ReplayedMonth = Replay['months'][number];

/**
 * A group of closed months, replayed from its seeds and moves, with every draw recorded in the order in which it was made. Of a month:
 * the group before it, with those who came late for it, and after it; its balances as `packBalances` writes them.
 */
export function replayLive(opening: Opening, played: readonly Pick<FoldedMonth, 'joined' | 'moves'>[], draw: Draw) {
  const draws: DrawMade[] = [];
  const recorded: Draw = (n, label) => {
    const value = draw(n, label);
    draws.push({ label, n, value });
    return value;
  };
  const opened = openLiveGroup(opening, recorded);
  const closed = foldAgain(opened, played, recorded);
  const months = closed.map(({ group, minutes }, i) => ({
    before: groupAtStart(closed, opened, i),
    group,
    minutes,
    books: booksOf(group),
    balances: packBalances(group),
  }));
  return { draws, months };
}
