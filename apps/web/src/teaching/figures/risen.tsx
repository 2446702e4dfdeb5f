import { paymentPopups } from '@consorcio/copy/month-popups';
import { reais } from './numbers.ts';
import { risenBy } from './plan.ts';

interface Props {
  readonly dreamId: number;
  readonly cycle: number;
  readonly cycles: number;
}

/** What letter and instalment would be by now, where the price rises once a year. */
export function RisenSums({ dreamId, cycle, cycles }: Props) {
  const risen = risenBy(dreamId, cycle, cycles);
  if (risen === null) return null;
  const { months, before, now } = risen;
  return (
    <p>
      {paymentPopups.remaining.risen(
        months,
        [reais(before.credit), reais(now.credit)],
        [reais(before.monthly), reais(now.monthly)],
      )}
    </p>
  );
}
