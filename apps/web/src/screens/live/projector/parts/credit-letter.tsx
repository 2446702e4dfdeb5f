import letters from 'pictures:live-letter';
import { goodOf } from '../../../../live/good-of.ts';
import { upTo } from '../../../../live/up-to.ts';
import css from './credit-letter.module.css';

const One = ({ months }: { months: number }) => (
  <img className={css.letter} src={letters[goodOf(months)]} alt="" width="180" height="230" />
);

/** As many letters as the pot pays, laid over each other. */
const Row = ({ count, months }: { count: number; months: number }) =>
  count === 0 ? null : (
    <div className={css.row} aria-hidden="true">
      {upTo(count).map((n) => (
        <One key={n} months={months} />
      ))}
    </div>
  );

export const CreditLetter = { One, Row };
