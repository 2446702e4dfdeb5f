import type { ReplyOf } from '@consorcio/contract';
import {
  atCard,
  cardOf,
  coinsOf,
  drawOffset,
  isMember,
  type LiveGroup,
  lateAmount,
  mayBuy,
  openCount,
  type Seat,
  termsOfGroup,
} from '@consorcio/rules/live';
import { issuedRunOf } from './issued-run.ts';
import type { GroupRow, MoveRow, SeatRow } from './live-rows.ts';
import type { DrawnGroup } from './story.ts';

type SeatView = ReplyOf<'liveSeat'>;

/** What a seat has and owes. */
export function walletOf(seat: Seat, group: LiveGroup): SeatView['wallet'] {
  const { cash, card, next, energy, paid, bid, fees, costs } = seat;
  return { cash, card, next, energy, paid, bid, fees, costs, open: openCount(seat, group.month, termsOfGroup(group)) };
}

/** What a seat needs for its private phase; null outside it. */
export function monthView(
  { group, draw }: DrawnGroup,
  standing: LiveGroup,
  seat: Seat,
  move: Omit<MoveRow, 'quota'> | null,
): SeatView['month'] {
  if (group.phase !== 'PRIVATE') return null;
  const { month } = group;
  const terms = termsOfGroup(standing);
  const offset = drawOffset(standing, month, draw);
  const coins = coinsOf(offset, seat.quota, terms);
  const draft = { ...seat };
  atCard(draft, coins, move?.cardOption ?? 'A', terms);
  return {
    card: cardOf(offset, seat.quota, terms),
    coins,
    due: isMember(seat) ? lateAmount(seat, month, terms) : 0,
    mayBuy: mayBuy(draft, month, terms),
    move: move && {
      option: move.cardOption,
      ...{ buys: move.buys, place: move.place, isPlayed: move.isPlayed },
      ...{ score: move.scoreBp, pace: move.pace, pays: move.pays, bid: move.bid },
    },
    run: move === null || move.scoreBp !== null ? null : issuedRunOf({ group, draw }, standing, seat.quota, move),
  };
}

/** What the seat sealed of the month that an assembly closes; the autopilot did the rest. Null outside it, and for who came later. */
export function closedMonth(
  { phase, month }: GroupRow,
  { joinedMonth }: SeatRow,
  move: Omit<MoveRow, 'quota'> | null,
): SeatView['closed'] {
  if (phase !== 'ASSEMBLY' || joinedMonth > month) return null;
  return { isSealed: move !== null && move.pace !== null, bid: move?.bid ?? 0 };
}
