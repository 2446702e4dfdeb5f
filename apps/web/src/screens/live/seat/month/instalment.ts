import { commonOf, feeOf, lateAmount, reserveOf } from '@consorcio/rules/live';
import type { SeatView } from './month-draft.ts';
import { termsOfView } from './preview.ts';

/** What a month asks a seat to pay, in coins. */
interface Instalment {
  /** Of this month alone: less than a whole one where a bid has paid a part of it, 0 where only earlier months are open. */
  readonly own: number;
  /** Its parts; where nothing of it is asked, those of what is open. */
  readonly common: number;
  readonly fee: number;
  readonly reserve: number;
  /** Of earlier months that are still open. */
  readonly before: number;
  /** All of it, with late fees and costs. */
  readonly total: number;
}

/** The instalment of a private month and its parts. */
export function instalmentOf(view: Pick<SeatView, 'group' | 'wallet' | 'month'>): Instalment {
  const terms = termsOfView(view);
  const { wallet } = view;
  const due = view.month?.due ?? 0;
  const before = Math.min(due, lateAmount(wallet, view.group.month - 1, terms));
  const own = due - before;
  const from = wallet.paid + (own === 0 ? 0 : before);
  const part = (of: typeof commonOf): number => of(terms, wallet.paid + due) - of(terms, from);
  return {
    own,
    ...{ common: part(commonOf), fee: part(feeOf), reserve: part(reserveOf), before },
    total: due + wallet.fees + wallet.costs,
  };
}
