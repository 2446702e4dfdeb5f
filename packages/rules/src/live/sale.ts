import { salePrice } from './arrears.ts';
import type { FoldedMonth } from './fold.ts';
import { coinsOf, type LiveGroup, seatedLate, seatOf, termsOfGroup } from './group.ts';
import { privateMonth } from './private-month.ts';

/** The sale of a good that was taken, in coins. */
export interface Sale {
  readonly price: number;
  /** What the seat was given once everything that it owed was paid. */
  readonly left: number;
}

/**
 * For how much a quota's good was sold, and what was left to it: the coins that it had more after the month's closing than after
 * its own part of the month (LIVE 3.6, step 6). Null where nothing was taken. `opened`: the group before its first month.
 */
export function saleOf(months: readonly FoldedMonth[], opened: LiveGroup, quota: number): Sale | null {
  const place = months.findIndex(({ minutes }) => minutes.taken.includes(quota));
  const closed = months[place];
  if (closed === undefined) return null;
  const { joined, minutes, moves, group } = closed;
  const before = seatedLate(months[place - 1]?.group ?? opened, joined);
  const terms = termsOfGroup(before);
  const played = { ...seatOf(before, quota) };
  privateMonth(played, moves.get(quota) ?? null, minutes.month, coinsOf(minutes.offset, quota, terms), terms);
  return { price: salePrice(terms), left: seatOf(group, quota).cash - played.cash };
}
