import type { Draw } from '../draw/fair-draw.ts';
import { drawRefund, settleArrears } from './arrears.ts';
import { bidLimitsOf, giveLetters } from './awards.ts';
import { endGroup } from './ending.ts';
import { coinsOf, draftOf, drawOffset, type GroupDraft, type LiveGroup, termsOfGroup } from './group.ts';
import { bookInstalments, bookLateness } from './ledger.ts';
import { type Minutes, openMinutes } from './minutes.ts';
import type { Move } from './move.ts';
import { privateMonth } from './private-month.ts';
import type { LiveTerms } from './rulebook.ts';

/** A month that was closed. */
export interface ClosedMonth {
  readonly group: LiveGroup;
  readonly minutes: Minutes;
  /** The highest bid of each quota, by quota - 1; 0 where it might not bid. A redraw carries bids as shares of it. */
  readonly limits: readonly number[];
}

/** Everybody's private month, ascending; what came in goes to pot, reserve and administrator. */
function playMonths(group: GroupDraft, moves: Moves, terms: LiveTerms): void {
  const offset = group.offsets[group.month - 1] ?? 0;
  for (const seat of group.seats) {
    const { paid, feesPaid, costsPaid } = seat;
    privateMonth(seat, moves(seat.quota), group.month, coinsOf(offset, seat.quota, terms), terms);
    bookInstalments(group, paid, seat.paid, terms);
    bookLateness(group, seat.feesPaid - feesPaid, seat.costsPaid - costsPaid);
  }
}

/** The move of a quota; null for the house. */
export type Moves = (quota: number) => Move | null;

/** What a quota bids in coins when its highest bid is known. */
export type BidOf = (quota: number, limit: number) => number;

/**
 * Closes a month for the whole group, in the order of LIVE 3.6. The group that is given stays as it is. `bidOf`: instead
 * of the moves' bids.
 */
export function closeMonth(before: LiveGroup, moves: Moves, draw: Draw, bidOf?: BidOf): ClosedMonth {
  const terms = termsOfGroup(before);
  const group = draftOf(before);
  group.month += 1;
  const { month } = group;
  const isLast = month === group.months;
  group.offsets = [...before.offsets, drawOffset(before, month, draw)];
  playMonths(group, moves, terms);
  const minutes = openMinutes(group, 1 + draw(group.seats.length, `desempate:${month}`), terms);
  const limits = bidLimitsOf(group, terms);
  if (!isLast) {
    const bids = limits.map((limit, i) => bidOf?.(i + 1, limit) ?? moves(i + 1)?.bid ?? 0);
    giveLetters(group, minutes, { bids, limits, draw, terms });
  }
  settleArrears(group, minutes, terms);
  if (isLast) endGroup(group, minutes, terms);
  else drawRefund(group, minutes, draw, terms);
  minutes.potAfter = group.pot;
  return { group, minutes, limits };
}
