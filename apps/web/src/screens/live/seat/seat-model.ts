import { outcomeCopy as copy, guessCopy, monthCopy, seatCopy } from '@consorcio/copy/live-phone';
import { commonOf, endsWith, isMember, refundOf, termsOfView, worthParts } from '@consorcio/rules/live';
import type { Situation } from '@consorcio/rules/live-words';
import { goodOf } from '../../../live/live-rulebook.ts';
import { lettersOf } from '../../../live/step-sentence.ts';
import type { SeatView } from './month/month-draft.ts';

export type Assembly = NonNullable<SeatView['assembly']>;
type EndedSeat = Pick<SeatView, 'group' | 'seat' | 'wallet'>;

/** How a seat left the group or lost its good, with its sums; null for all others. */
export function fateOf({ group, seat, wallet }: EndedSeat): string | null {
  const terms = termsOfView({ group });
  if (seat.sale) {
    const { open, price, left } = seat.sale;
    return copy.taken(goodOf(group), open, terms.limits.taken, price, left);
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

/** The final standing as a sum in words: '185 moedas + 400 da carta'. */
export const worthSentence = ({ group, seat, wallet }: EndedSeat): string =>
  copy.worthOf(worthParts({ ...wallet, status: seat.status }, termsOfView({ group })), goodOf(group));

/** Whether a sealed month still asks for its guess. */
export const isGuessing = ({ group, month }: Pick<SeatView, 'group' | 'month'>): boolean =>
  group.mode === 'LIVE' && month?.move?.guess === null;

/** The buttons of a bid, from the least it may be to the limit: each moves it by what it says, or is off. */
export const bidSteps = (bid: number, limit: number, least: number) =>
  [-least, -1, 1, least].map((by) => {
    const next = bid + by;
    return { by, isOff: next > limit || (next < least && next !== 0) };
  });

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
  closed?.isSealed === false ? seatCopy.automatic(!isMember(seat)) : null;

/**
 * What open instalments lead to, now or with one more; null where they have no consequence yet. `status`: what the seat has after
 * its choices, which may have bought.
 */
export function arrearsWarning(
  { group, wallet }: Pick<SeatView, 'group' | 'wallet'>,
  status: SeatView['seat']['status'],
): string | null {
  const good = status === 'GOOD' ? goodOf(group) : null;
  const limit = endsWith(status, group.month, termsOfView({ group }));
  if (group.month === group.months) return monthCopy.lastOpen(good, limit);
  if (wallet.open === 0) return null;
  return good === null
    ? monthCopy.open(wallet.open, limit)
    : monthCopy.negotiation(good, Math.max(1, limit - wallet.open));
}

const result = (own: string | null, isLetter = false) => ({ own, isLetter });

/** What a step means for this seat, in a sentence, null where it means nothing; and whether it gives the seat its letter. */
export function ownResult(view: SeatView, assembly: Assembly) {
  const { quota, status } = view.seat;
  /* Its envelope stays closed (LIVE 3.6). */
  const isDrawn = assembly.raffle?.quota === quota;
  const sealedBid = view.closed?.bid ?? 0;
  const open = view.closed?.open ?? 0;
  const won = assembly.bids?.winners.find((winner) => winner.quota === quota);
  if (assembly.step === 'CALL')
    return result(open === 0 ? null : (view.seat.won === null ? copy.late : copy.lateWithLetter)(open));
  if (assembly.step === 'BIDS' && won !== undefined)
    return result(copy.yourBidWon(won.bid, commonOf(termsOfView(view), won.bid)), true);
  if (assembly.step === 'BIDS' && sealedBid > 0)
    return result(isDrawn ? copy.yourBidKept(sealedBid) : copy.yourBidLost(sealedBid));
  if (assembly.step === 'RAFFLE' && isDrawn) return result(copy.yours, true);
  if (assembly.step === 'RAFFLE' && open > 0 && status === 'WAITING') return result(copy.notInGlobe);
  if (assembly.step === 'MORE' && assembly.more?.drawn.includes(quota) === true) return result(copy.yours, true);
  if (assembly.step === 'END' && assembly.end?.quotas.includes(quota) === true) return result(copy.yours, true);
  const letter = lettersOf(assembly).find((each) => each.quota === quota);
  if (assembly.step === 'RESULT' && letter !== undefined) return result(copy.yours, true);
  return result(isFateOf(view, assembly) ? fateOf(view) : null);
}

/** Whether the step shows that this assembly has excluded the seat or taken its good. */
function isFateOf({ seat: { status } }: SeatView, { step, more }: Assembly): boolean {
  if (step === 'BOOKS') return true;
  if (step !== 'RESULT' || more === null) return false;
  return status === 'TAKEN' ? more.taken > 0 : more.excluded > 0;
}

/** How near the seat's guess was, at the steps that show it; null at all others and without a guess. */
export function guessTold(view: Pick<SeatView, 'seat' | 'closed'>, assembly: Assembly): string | null {
  const guess = view.closed?.guess ?? null;
  if (guess === null) return null;
  const { step, bids } = assembly;
  const { quota } = view.seat;
  if (step === 'RESULT' || step === 'END') return guessCopy.lettersTold(guess.letters, lettersOf(assembly).length);
  if (step !== 'BIDS' || bids === null) return null;
  const lowest = bids.winners.length === 0 ? 0 : Math.min(...bids.winners.map(({ bid }) => bid));
  const told = guessCopy.bidTold(guess.bid, lowest);
  /* The bid may have been taken back after the guess. */
  if (guess.wins === null || view.closed?.bid === 0 || assembly.raffle?.quota === quota) return told;
  const isWinner = bids.winners.some((winner) => winner.quota === quota);
  return `${told} ${guessCopy.winsTold(guess.wins, guess.wins === isWinner)}`;
}
