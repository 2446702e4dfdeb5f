import letters from 'pictures:live-letter';
import type { LiveMonths } from '@consorcio/rules/live-words';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { upTo } from '../../../../live/up-to.ts';
import css from './credit-letter.module.css';

const One = ({ months }: { months: LiveMonths }) => (
  <img className={css.letter} src={letters[goodOf(months)]} alt="" width="180" height="230" />
);

/** As many letters as the pot pays, laid over each other. */
const Row = ({ count, months }: { count: number; months: LiveMonths }) =>
  count === 0 ? null : (
    <div className={css.row} aria-hidden="true">
      {upTo(count).map((n) => (
        <One key={n} months={months} />
      ))}
    </div>
  );

export const CreditLetter = { One, Row };
