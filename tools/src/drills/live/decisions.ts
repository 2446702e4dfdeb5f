import type { BodyOf, ReplyOf } from '@consorcio/contract';
import type { Dice } from '@consorcio/kernel';
import { CARD_OPTIONS, LIVE_PLACES, MONTH_PACES } from '@consorcio/rules/live-words';

type SeatView = ReplyOf<'liveSeat'>;

const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;
const isOnce = (in_: number, dice: Dice): boolean => dice.below(in_) === 0;

/** How a model person begins a month: mostly works, sometimes leaves the minigame out. */
export function beginning(view: SeatView, month: number, dice: Dice): BodyOf<'liveBegin'> {
  return {
    month,
    option: oneOf(CARD_OPTIONS, dice),
    buys: view.month?.mayBuy === true && view.wallet.cash > 200,
    place: isOnce(3, dice) ? oneOf(LIVE_PLACES, dice) : 2,
    isPlayed: !isOnce(6, dice),
  };
}

/** How it seals: pays as a rule, bids a part of its cash every second month. The server refuses what is above the limit. */
export function sealing(view: SeatView, month: number, dice: Dice): BodyOf<'liveSeal'> {
  const pays = !isOnce(12, dice);
  const isBidder = pays && view.seat.status === 'WAITING' && month < view.group.months && isOnce(2, dice);
  const bid = isBidder ? 10 + dice.below(Math.max(1, Math.floor(view.wallet.cash / 2))) : 0;
  return { month, pace: oneOf(MONTH_PACES, dice), pays, bid };
}
