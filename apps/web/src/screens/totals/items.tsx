import { totalsCopy as copy } from '@consorcio/copy/quiz';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './totals.module.css';
import type { MomentTotals } from './totals.ts';

/** Difficulty of every item, and how well it separates those who know from those who do not. */
export function Items({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.flatMap(({ moment, forms }) => forms.map((form) => ({ moment, ...form })));
  return (
    <section className={css.form}>
      <h2>{copy.itemsTitle}</h2>
      {told.length === 0 ? <p>{copy.few}</p> : <p>{copy.itemsBody}</p>}
      {told.map(({ moment, form, players, items }) => (
        <Fold key={`${moment}${form}`} title={copy.form(form, copy.moments[moment], players)} tone="papel">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{copy.item}</th>
                <th scope="col">{copy.right}</th>
                <th scope="col">{copy.discrimination}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ family, k, discrimination }) => (
                <tr key={family}>
                  <th scope="row">{copy.families[family]}</th>
                  <td>{copy.percent(k)}</td>
                  <td>{discrimination === null ? copy.none : copy.decimal(discrimination)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </section>
  );
}
