import type { ReplyOf } from '@consorcio/contract';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { hasLetter } from '@consorcio/rules/live';
import { goodOf } from '../../../live/live-rulebook.ts';
import { termsOfView } from './month/preview.ts';

type SeatView = Pick<ReplyOf<'liveSeat'>, 'group' | 'seat' | 'wallet'>;

/** What the final standing is made of, in coins; its parts add up to it (LIVE 3.9). */
export function worthParts({ group, seat, wallet }: SeatView) {
  const { letter, papers, putOff } = termsOfView({ group });
  const hasGood = seat.status === 'GOOD';
  return {
    coins: wallet.cash,
    later: wallet.next,
    card: -wallet.card,
    good: hasGood ? letter + papers : 0,
    letter: hasLetter(seat) && !hasGood ? letter : 0,
    dream: hasLetter(seat) ? 0 : -putOff,
  };
}

/** The same as a sum in words: '185 moedas + 400 da carta'. */
export const worthTold = (view: SeatView): string => copy.worthOf(worthParts(view), goodOf(view.group.months));
