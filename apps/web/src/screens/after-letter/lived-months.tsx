import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './after-letter.module.css';
import type { ContractView } from './contract-view.ts';

/** One disc a month after the letter: paid, missed, now, to come. */
export function LivedMonths({ view: { months, monthsLeft, month } }: { view: ContractView }) {
  const ahead = Array.from({ length: monthsLeft }, (_, i) => (month ?? 0) + i);
  return (
    <ol className={css.months} aria-label={copy.lived.label}>
      {months
        .filter(({ paid }) => paid !== null)
        .map(({ month: past, paid }) => (
          <li key={past} data-month={paid ? 'paid' : 'missed'}>
            <span aria-hidden="true">{paid ? <CheckIcon /> : '!'}</span>
            <span className="reader-only">{paid ? copy.lived.paid(past) : copy.lived.missed(past)}</span>
          </li>
        ))}
      {ahead.map((each) => (
        <li key={each} data-month={each === month ? 'now' : 'ahead'} aria-current={each === month ? 'step' : undefined}>
          <span aria-hidden="true">{each}</span>
          <span className="reader-only">{each === month ? copy.lived.now(each) : copy.lived.ahead(each)}</span>
        </li>
      ))}
    </ol>
  );
}
