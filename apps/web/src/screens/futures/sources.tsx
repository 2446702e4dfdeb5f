import { futuresCopy } from '@consorcio/copy/teaching';
import { type ConsortiumPlan, futuresOf } from '../../teaching/figures/plan.ts';
import css from './futures.module.css';

const { sources: copy } = futuresCopy;

/** Formula, rate, source and date behind each figure. */
export function Sources({ plan }: { plan: ConsortiumPlan }) {
  const { financing } = futuresOf(plan);
  return (
    <section className={css.sources}>
      <h2>{copy.title}</h2>
      <ul>
        <li>{copy.consortium(plan.adminPercent, plan.reservePercent)}</li>
        {financing !== null && <li>{copy[financing.source]}</li>}
        <li>{copy.saving}</li>
        <li>{copy.price}</li>
      </ul>
    </section>
  );
}
