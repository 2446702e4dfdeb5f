import { besideCopy as copy } from '@consorcio/copy/live-beside';
import type { LiveGood } from '@consorcio/rules/live-words';
import { reais } from './numbers.ts';
import { futuresOf, planOf } from './plan.ts';

interface Props {
  /** The dream that the live group's good is. */
  readonly good: LiveGood;
  /** In coins. */
  readonly instalment: number;
  readonly letter: number;
  readonly months: number;
  /** Of where the figures are from. */
  readonly sourceClass?: string | undefined;
}

/** Other ways to a live group's good: saving alone in its coins, and a loan beside a real plan in reais. */
export const OtherWays = ({ good, instalment, letter, months, sourceClass }: Props) => (
  <>
    <h3>{copy.title}</h3>
    <p>{copy.alone(instalment, months, letter)}</p>
    <Loan good={good} sourceClass={sourceClass} />
  </>
);

function Loan({ good, sourceClass }: Pick<Props, 'good' | 'sourceClass'>) {
  const plan = planOf(good);
  if (plan === undefined) return null;
  const { financing, consortium } = futuresOf(plan);
  if (financing?.source !== 'vehicle') return null;
  return (
    <>
      <p>{copy.loan(good, reais(plan.credit), plan.months, reais(financing.total))}</p>
      <p>{copy.consortium(reais(consortium.total))}</p>
      <p className={sourceClass}>{copy.source}</p>
    </>
  );
}
