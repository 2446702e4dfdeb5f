import { booksOf } from './books.ts';
import { type LiveGroup, termsOfGroup } from './group.ts';
import { beatenBids, type Minutes, stepsOf } from './minutes.ts';
import { commonOf, reserveOf } from './terms.ts';
import type { LiveStep } from './words.ts';

export type ShownMinutes = Readonly<ReturnType<typeof shownMinutes>>;

/**
 * Of a closed month, what everybody may see at step `step` of its assembly, from 0: nothing of a later one, which is null, and of a bid
 * that lost no quota (LIVE 3.8, L15). `group`: after the month.
 */
export function shownMinutes(minutes: Minutes, group: LiveGroup, step: number) {
  const steps = stepsOf(minutes, group.months);
  const at = steps[Math.min(step, steps.length - 1)] ?? 'CALL';
  const reached = (name: LiveStep): boolean => steps.includes(name) && steps.indexOf(name) <= steps.indexOf(at);
  const { drawn, winners, bids, start } = minutes;
  const isFirst = minutes.globe > 0;
  const won = bids.filter(({ quota }) => winners.includes(quota));
  const lost = beatenBids(minutes).map(({ bid }) => bid);
  const isDone = at === steps[steps.length - 1];
  return {
    /* MORE is among them only once it is shown, since it would tell of further raffles. */
    steps: steps.filter((name) => name !== 'MORE' || reached(name)),
    step: at,
    due: minutes.due,
    onTime: minutes.onTime,
    pot: reached('POT') ? minutes.potBefore : null,
    /* How many took part, and who was drawn; null where no raffle was held. */
    raffle: reached('RAFFLE') ? { globe: minutes.globe, quota: isFirst ? (drawn[0] ?? null) : null } : null,
    /* In coins, the highest first; of who had just been drawn the bid is not among those that lost. */
    bids: reached('BIDS') ? { winners: won, lost, start } : null,
    more:
      reached('MORE') || (isDone && steps.includes('MORE'))
        ? { drawn: drawn.slice(isFirst ? 1 : 0), excluded: minutes.excluded.length, taken: minutes.taken.length }
        : null,
    end: reached('END') ? { quotas: [...minutes.atEnd], shared: minutes.shared } : null,
    potAfter: isDone ? minutes.potAfter : null,
    books: reached('BOOKS') ? booksOf(group) : null,
  };
}

/** What moved a month's pot beside its letters and winning bids, in coins. */
export type PotRest = Readonly<ReturnType<typeof potRestOf>>;

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/**
 * Completes the sum of a month's pot: before, less the letters, plus the common parts of winning bids, `returned` (by letters
 * that were cancelled and goods that were sold), `reserve` and `insurance` (in the last month alone), less `refunded` (to excluded
 * quotas), is what is left and what is shared. `group`: after the month. LIVE 3.6.
 */
export function potRestOf(minutes: Minutes, group: LiveGroup) {
  const terms = termsOfGroup(group);
  const { month, potBefore, potAfter, drawn, winners, bids, atEnd, refunds, shared } = minutes;
  const isLast = month === group.months;
  const letters = terms.letter * (drawn.length + winners.length + atEnd.length);
  const won = bids.filter(({ quota }) => winners.includes(quota));
  const brought = sumOf(won.map(({ bid }) => commonOf(terms, bid)));
  const refunded = sumOf(refunds.map(({ back }) => back));
  // Nothing leaves the reserve fund before the end.
  const reserve = isLast ? sumOf(group.seats.map(({ paid }) => reserveOf(terms, paid))) : 0;
  const insurance = isLast ? group.insurance : 0;
  const returned = potAfter + shared - (potBefore - letters + brought + reserve + insurance - refunded);
  return { returned, refunded, reserve, insurance };
}
