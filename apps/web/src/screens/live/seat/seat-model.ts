import { outcomeCopy as copy, monthCopy, seatCopy } from '@consorcio/copy/live-phone';
import { hasLetter, refundOf } from '@consorcio/rules/live';
import type { Situation } from '@consorcio/rules/live-words';
import { goodOf } from '../../../live/live-rulebook.ts';
import { isOut, type SeatView } from './month/month-draft.ts';
import { termsOfView } from './month/preview.ts';

type EndedSeat = Pick<SeatView, 'group' | 'seat' | 'wallet'>;

/** How a seat left the group or lost its good, with its sums; null for all others. */
export function fateOf({ group, seat, wallet }: EndedSeat): string | null {
  const terms = termsOfView({ group });
  if (seat.sale) {
    const { open, price, left } = seat.sale;
    return copy.taken(goodOf(group.months), open, terms.limits.taken, price, left);
  }
  const isBack = seat.status === 'REFUNDED';
  if (!isBack && seat.status !== 'EXCLUDED') return null;
  return copy.out(terms.refundPenaltyPercent, refundOf(wallet, terms), isBack);
}

/** How the letter came, at the end; one that was not used is cancelled when its seat leaves the group (LIVE 3.3). */
export function letterSentence({ won }: Pick<SeatView['seat'], 'won'>, situation: Situation): string {
  if (won === null) return copy.noLetter;
  return (situation === 'OUT' ? copy.cancelled : copy.letter)(won.month, won.by);
}

/** What the final standing is made of, in coins; its parts add up to it (LIVE 3.9). */
export function worthParts({ group, seat, wallet }: EndedSeat) {
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
export const worthSentence = (view: EndedSeat): string => copy.worthOf(worthParts(view), goodOf(view.group.months));

/** Whether a sealed month still asks for its guess. */
export const isGuessing = ({ group, month }: Pick<SeatView, 'group' | 'month'>): boolean =>
  group.mode === 'LIVE' && month?.move?.guess === null;

type Held = NonNullable<SeatView['held']>;

/** How long the recording of an assembly takes (LIVE 3.13). */
export const RECORDING_SECONDS = 40;

/** The view as it would have been at a step of the assembly that was held, from 0. */
export const stepOfRecording = (
  view: SeatView,
  { month, minutes }: Held,
  step: number,
): SeatView & { readonly assembly: Held['minutes'] } => ({
  ...view,
  group: { ...view.group, phase: 'ASSEMBLY', month, step },
  assembly: { ...minutes, step: minutes.steps[step] ?? minutes.step },
});

interface ClosedMonth extends Pick<SeatView, 'closed'> {
  readonly seat: Pick<SeatView['seat'], 'status'>;
}

/** What the autopilot did in the month that the last assembly closed; null where the seat sealed it, or came later. */
export const automaticOf = ({ closed, seat }: ClosedMonth): string | null =>
  closed?.isSealed === false ? seatCopy.automatic(isOut(seat.status)) : null;

/** What open instalments lead to, now or with one more; null where they have no consequence yet. */
export function arrearsWarning({ group, seat, wallet }: Pick<SeatView, 'group' | 'seat' | 'wallet'>): string | null {
  const good = seat.status === 'GOOD' ? goodOf(group.months) : null;
  const { atEnd, taken, excluded } = termsOfView({ group }).limits;
  if (group.month === group.months) return monthCopy.lastOpen(good, atEnd);
  if (wallet.open === 0) return null;
  return good === null
    ? monthCopy.open(wallet.open, excluded)
    : monthCopy.negotiation(good, Math.max(1, taken - wallet.open));
}
