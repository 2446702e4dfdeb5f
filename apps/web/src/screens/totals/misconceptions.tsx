import { totalsCopy as copy } from '@consorcio/copy/quiz';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './totals.module.css';
import { type Misconception, type MomentTotals, misconceptionsOf, sureAndWrong } from './totals.ts';

/** Misconceptions that are shown before the rest is opened. */
const FIRST = 4;

/** What many thought before, and how many still do; who is wrong and sure matters most. */
export function Misconceptions({ moments }: { moments: readonly MomentTotals[] }) {
  const all = misconceptionsOf(moments);
  const [before, after] = [sureAndWrong(moments, 'BEFORE'), sureAndWrong(moments, 'AFTER')];
  return (
    <section className={css.form} data-half>
      <h2>{copy.misconceptionsTitle}</h2>
      {all.length === 0 || before === null || after === null ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p className={css.main}>{copy.sureAndWrong(before, after)}</p>
          <List misconceptions={all.slice(0, FIRST)} />
          <Fold title={copy.others} tone="papel">
            <List misconceptions={all.slice(FIRST)} />
          </Fold>
        </>
      )}
    </section>
  );
}

const List = ({ misconceptions }: { misconceptions: readonly Misconception[] }) => (
  <ul className={css.list}>
    {misconceptions.map(({ family, option, before, after }) => (
      <li key={`${family}${option}`}>{copy.misconception(before, copy.misconceptions[family][option], after)}</li>
    ))}
  </ul>
);
