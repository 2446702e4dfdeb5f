import { futuresCopy } from '@consorcio/copy/teaching';
import { reais } from '../../teaching/figures/numbers.ts';
import { type ConsortiumPlan, futuresOf } from '../../teaching/figures/plan.ts';
import css from './futuros.module.css';

const { table: copy, ways, when, depends, assumed } = futuresCopy;

/** The same as numbers: one column a way. */
export function FutureTable({ plan }: { plan: ConsortiumPlan }) {
  const { consortium, financing, saving } = futuresOf(plan);
  const rows = [
    [
      copy.monthly,
      copy.times(plan.months, reais(consortium.monthly)),
      financing === null
        ? depends
        : `${financing.down > 0 ? `${copy.down(reais(financing.down))} + ` : ''}${copy.times(plan.months, reais(financing.monthly))}`,
      copy.times(saving.months, reais(saving.monthly)),
    ],
    [copy.total, reais(consortium.total), financing === null ? depends : reais(financing.total), reais(saving.paidIn)],
    [
      copy.extra,
      reais(consortium.fee),
      financing === null ? depends : reais(financing.interest),
      `${copy.noExtra(reais(saving.yields))} (${assumed})`,
    ],
    [copy.when, when.consortium(plan.months), when.financing, when.saving(saving.months)],
  ] as const;
  return (
    <section className={css.numbers}>
      <h2>{copy.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.way}</th>
            <th scope="col">{ways.consortium}</th>
            <th scope="col">{ways.financing}</th>
            <th scope="col">{ways.saving}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{cells[0]}</td>
              <td>{cells[1]}</td>
              <td>{cells[2]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
