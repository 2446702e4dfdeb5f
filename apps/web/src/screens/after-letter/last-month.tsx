import { afterLetterCopy } from '@consorcio/copy/after-letter';
import css from './after-letter.module.css';
import type { ContractView } from './contract-view.ts';
import { lettersIn } from './contract-view.ts';

const { last: copy, news } = afterLetterCopy;

/** How the month before came out, and where its instalment went. */
export function LastMonth({ view }: { view: ContractView }) {
  const last = view.months.filter(({ paid }) => paid !== null).at(-1);
  if (last === undefined) return null;
  const { month, paid } = last;
  const quotas = lettersIn(view, month);
  return (
    <p className={css.last} data-missed={!paid} role="status">
      <b>{paid ? copy.paid(month) : copy.missed(month)}</b>{' '}
      {!paid && view.bill !== null && `${copy.next(view.bill.instalment)} `}
      {paid && quotas.length > 0 && news(quotas)}
    </p>
  );
}
