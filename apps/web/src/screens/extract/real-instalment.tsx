import { extractCopy as copy } from '@consorcio/copy/teaching';
import { reais } from '../../teaching/figures/numbers.ts';
import { instalmentParts, planOf } from '../../teaching/figures/plan.ts';
import css from './extract.module.css';

/** The instalment of a real plan for this dream, by the formula. Illustrative. */
export function RealInstalment({ dreamId }: { dreamId: number }) {
  const plan = planOf(dreamId);
  if (plan === undefined) return null;
  const { common, admin, reserve, total } = instalmentParts(plan);
  return (
    <section className={css.real}>
      <p>{copy.reality(plan.dream.toLowerCase(), reais(plan.credit), plan.months, reais(total))}</p>
      <dl className={css.parts}>
        <div>
          <dt data-part="common">{copy.parts.common}</dt>
          <dd>{reais(common)}</dd>
        </div>
        <div>
          <dt data-part="admin">{`${copy.parts.admin} (${plan.adminPercent}%)`}</dt>
          <dd>{reais(admin)}</dd>
        </div>
        <div>
          <dt data-part="reserve">{`${copy.parts.reserve} (${plan.reservePercent}%)`}</dt>
          <dd>{reais(reserve)}</dd>
        </div>
      </dl>
      <p className={css.fine}>{copy.formula(plan.months)}</p>
      <p className={css.fine}>{copy.source(plan.adminPercent)}</p>
    </section>
  );
}
