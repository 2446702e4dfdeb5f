import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import { type ClosedMonth, closeMonth, salePrice } from './close-month.ts';
import { coinsOf, drawOffset, type LiveGroup, seatedLate, seatOf, termsOfGroup } from './group.ts';
import { type Move, type MoveParts, moveAtClosing } from './move.ts';
import { privateMonth } from './private-month.ts';
import { openCount, type Seat } from './seat.ts';

/** What is stored of a month: who joined late for it, and the parts of the moves. */
export interface PlayedMonth {
  /** Quotas that were the house's until this month. */
  readonly joined: readonly number[];
  /** By quota; an absent seat has none. */
  readonly parts: ReadonlyMap<number, MoveParts>;
}

/** A month that was closed, with the moves that it was closed with; those of the house are absent. */
export interface FoldedMonth extends ClosedMonth {
  readonly joined: readonly number[];
  readonly moves: ReadonlyMap<number, Move>;
}

/** Closes a month with what is stored of it; the autopilot completes the moves (LIVE 3.5). */
export function closePlayed(before: LiveGroup, { joined, parts }: PlayedMonth, draw: Draw): FoldedMonth {
  const group = seatedLate(before, joined);
  const terms = termsOfGroup(group);
  const offset = drawOffset(group, group.month + 1, draw);
  const moves = new Map<number, Move>();
  for (const seat of group.seats) {
    if (seat.isHouse) continue;
    const coins = coinsOf(offset, seat.quota, terms);
    moves.set(seat.quota, moveAtClosing(seat, coins, parts.get(seat.quota), terms));
  }
  return closeAgain(before, { joined, moves }, draw);
}

/** Closes a month again with the moves that it was closed with. */
export function closeAgain(
  before: LiveGroup,
  { joined, moves }: Pick<FoldedMonth, 'joined' | 'moves'>,
  draw: Draw,
): FoldedMonth {
  const group = seatedLate(before, joined);
  return { ...closeMonth(group, (quota) => moves.get(quota) ?? null, draw), joined, moves };
}

/** Months closed one after the other, with the moves that they were closed with. `opened`: the group before its first month. */
export function foldAgain(opened: LiveGroup, months: readonly Pick<FoldedMonth, 'joined' | 'moves'>[], draw: Draw) {
  const closed: FoldedMonth[] = [];
  for (const month of months) closed.push(closeAgain(closed.at(-1)?.group ?? opened, month, draw));
  return closed;
}

/** The group at the beginning of a closed month, from 0, with those who came late for it. `opened`: before its first month. */
export const groupAtStart = (months: readonly FoldedMonth[], opened: LiveGroup, place: number): LiveGroup =>
  seatedLate(months[place - 1]?.group ?? opened, must(months[place], 'a closed month').joined);

/** The group after its last closed month. */
export const endOf = (months: readonly FoldedMonth[]): LiveGroup => must(months.at(-1), 'a closed month').group;

/** A quota after the private phase of a closed month, from 0, before its assembly. `opened`: the group before its first month. */
export function playedSeat(months: readonly FoldedMonth[], opened: LiveGroup, place: number, quota: number): Seat {
  const { minutes, moves } = must(months[place], 'a closed month');
  const before = groupAtStart(months, opened, place);
  const terms = termsOfGroup(before);
  const played = { ...seatOf(before, quota) };
  privateMonth(played, moves.get(quota) ?? null, minutes.month, coinsOf(minutes.offset, quota, terms), terms);
  return played;
}

/**
 * The sale of a quota's good (LIVE 3.6, step 6), in coins; `left` to the seat once all that it owed was paid is the cash after closing
 * the month less the cash after the private phase; `open`: instalments for which it was taken. Null where nothing was. `opened`: the
 * group before its first month.
 */
export function saleOf(months: readonly FoldedMonth[], opened: LiveGroup, quota: number) {
  const place = months.findIndex(({ minutes }) => minutes.taken.includes(quota));
  const closed = months[place];
  if (closed === undefined) return null;
  const played = playedSeat(months, opened, place, quota);
  const terms = termsOfGroup(opened);
  const left = seatOf(closed.group, quota).cash - played.cash;
  return { price: salePrice(terms), left, open: openCount(played, closed.minutes.month, terms) };
}
