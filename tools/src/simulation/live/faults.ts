import { booksOf, isMember, lateAmount } from '@consorcio/rules/live';
import type { PlayedGroup } from './play-group.ts';

const COINS = ['cash', 'card', 'energy', 'paid', 'bid', 'fees', 'costs'] as const;

/** The laws of LIVE 3.8 that a played group breaks, month by month; none where all is well. */
export function faultsOf({ closed, terms }: PlayedGroup): readonly string[] {
  const faults: string[] = [];
  const given = new Set<number>();
  for (const { group, minutes } of closed) {
    const { seats, pot, reserve, month } = group;
    if (booksOf(group).difference !== 0) faults.push('books');
    if (pot < 0 || reserve < 0) faults.push('pot');
    for (const quota of [...minutes.drawn, ...minutes.winners, ...minutes.atEnd]) {
      if (given.has(quota)) faults.push('twice');
      given.add(quota);
    }
    for (const seat of seats) {
      if (COINS.some((key) => !Number.isInteger(seat[key]) || seat[key] < 0)) faults.push('coins');
      const isOpen = month === terms.months && isMember(seat);
      if (isOpen && (lateAmount(seat, month, terms) > 0 || seat.won === null)) faults.push('end');
    }
  }
  return faults;
}
