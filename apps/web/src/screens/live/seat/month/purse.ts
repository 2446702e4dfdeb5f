import type { MonthDraft, SeatView } from './month-draft.ts';
import { afterCard, afterPayday, afterPlace, bidLimitOf } from './preview.ts';

/** What a seat has: coins, energy, and what it owes on the card. */
export type Purse = Pick<SeatView['wallet'], 'cash' | 'energy' | 'card'>;

/** What a seat has after what was chosen so far of its private month; its bid stays with it until it wins. */
export function purseOf(view: SeatView, draft: MonthDraft): Purse {
  const move = view.month?.move ?? null;
  if (move === null) return beforeMove(view, draft);
  if (move.isPlayed && move.score === null) return afterPayday(view, move.option, move.buys);
  const { pace, pays } = draft.isChanging || move.pace === null ? draft : move;
  const seat = afterPlace(view, move, pace ?? undefined);
  return pace === null || pays === null ? seat : { ...seat, cash: bidLimitOf(view, seat, pays).cash };
}

function beforeMove(view: SeatView, { option, isPaid, buys }: MonthDraft): Purse {
  if (option === null) return view.wallet;
  return isPaid ? afterPayday(view, option, buys) : afterCard(view, option).seat;
}

/** Outside a private month; null in an assembly before its last step, where the view tells nothing of the month that it closes. */
export function purseTold({ group, wallet, assembly }: Pick<SeatView, 'group' | 'wallet' | 'assembly'>): Purse | null {
  const isEarly = group.phase === 'ASSEMBLY' && assembly?.step !== assembly?.steps.at(-1);
  return isEarly || group.phase === 'CLOSING' ? null : wallet;
}
