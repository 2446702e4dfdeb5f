import { besideCopy as copy } from '@consorcio/copy/live-beside';
import { goodOf } from '../../../../live/good-of.ts';
import { reais } from '../../../../teaching/figures/numbers.ts';
import { futuresOf, planOf } from '../../../../teaching/figures/plan.ts';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

/** Other ways to the same good: saving alone in the group's coins, and a loan beside a real plan in reais. */
export function Beside({ view: { group }, instalment }: Pick<DebriefProps, 'view'> & { readonly instalment: number }) {
  return (
    <>
      <h3>{copy.title}</h3>
      <p>{copy.alone(instalment, group.months, group.letter)}</p>
      <Loan good={goodOf(group.months)} />
    </>
  );
}

function Loan({ good }: { readonly good: keyof typeof copy.goods }) {
  const plan = planOf(good);
  if (plan === undefined) return null;
  const { financing, consortium } = futuresOf(plan);
  if (financing === null) return null;
  return (
    <>
      <p>{copy.loan(copy.goods[good], reais(plan.credit), plan.months, reais(financing.total))}</p>
      <p>{copy.consortium(reais(consortium.total))}</p>
      <p className={css.small}>{copy.source(plan.adminPercent, plan.reservePercent)}</p>
    </>
  );
}
