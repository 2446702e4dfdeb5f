import type { BidUse } from '../vocabulary.ts';
import { instalmentOf, owedAfter } from './instalment.ts';
import type { Terms } from './rulebook.ts';

/** A letter: its month, and the winning bid in effort, 0 without one. */
export interface Letter {
  readonly cycle: number;
  readonly bid: number;
}

/** What is due after a letter, the next month first, and what of the bid comes back; both in effort. */
export interface Schedule {
  readonly dues: readonly number[];
  readonly change: number;
}

/** From the last instalment backwards each is lowered by what is left of the bid; those at 0 are dropped. */
function fewerMonths(whole: readonly number[], bid: number): readonly number[] {
  let left = bid;
  const dues = [...whole].reverse().map((due) => {
    const taken = Math.min(due, left);
    left -= taken;
    return due - taken;
  });
  return dues.reverse().filter((due) => due > 0);
}

/** From the first instalment forwards each is lowered by an equal part of what is left of the bid, rounded up. */
function smallerInstalments(whole: readonly number[], bid: number): readonly number[] {
  let left = bid;
  return whole.map((due, i) => {
    const taken = Math.min(due, Math.ceil(left / (whole.length - i)));
    left -= taken;
    return due - taken;
  });
}

/** The instalments after a letter, once the bid has paid its part (RULES 11.5). */
export function scheduleOf(terms: Terms, { cycle, bid }: Letter, use: BidUse): Schedule {
  const owed = owedAfter(terms, cycle);
  if (bid >= owed) return { dues: [], change: bid - owed };
  const whole = Array.from({ length: terms.dream.cycles - cycle }, (_, i) => instalmentOf(terms, cycle + 1 + i));
  return { dues: use === 'TERM' ? fewerMonths(whole, bid) : smallerInstalments(whole, bid), change: 0 };
}
