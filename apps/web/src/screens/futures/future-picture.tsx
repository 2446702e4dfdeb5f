import faces from 'pictures:teaching-face';
import { futuresCopy as copy } from '@consorcio/copy/teaching';
import { reais } from '../../teaching/figures/numbers.ts';
import { type ConsortiumPlan, futuresOf } from '../../teaching/figures/plan.ts';
import css from './futures.module.css';

interface Slice {
  readonly label: string;
  readonly value: number;
  readonly tone: 'good' | 'fee' | 'interest' | 'yield';
}
interface Way {
  readonly way: 'consortium' | 'financing' | 'saving';
  readonly when: string;
  readonly slices: readonly Slice[];
  readonly total: string;
  readonly extra: string;
  readonly note?: string;
}

/** The three ways of a plan as bars; the good has the same length in each. STYLE section 11. */
function waysOf(plan: ConsortiumPlan): readonly Way[] {
  const { consortium, financing, saving } = futuresOf(plan);
  const good: Slice = { label: copy.slices.good, value: plan.credit, tone: 'good' };
  return [
    {
      way: 'consortium',
      when: copy.when.consortium(plan.months),
      slices: [good, { label: copy.slices.fee, value: consortium.fee, tone: 'fee' }],
      total: copy.total(reais(consortium.total)),
      extra: `${copy.slices.fee}: ${reais(consortium.fee)}`,
      note: copy.rising.consortium(reais(consortium.rising.last), reais(consortium.rising.total)),
    },
    {
      way: 'financing',
      when: copy.when.financing,
      slices:
        financing === null
          ? [good]
          : [good, { label: copy.slices.interest, value: financing.interest, tone: 'interest' }],
      total: financing === null ? copy.depends : copy.total(reais(financing.total)),
      extra: financing === null ? '' : `${copy.slices.interest}: ${reais(financing.interest)}`,
      ...(financing === null ? { note: copy.dependsBody } : {}),
    },
    {
      way: 'saving',
      when: copy.when.saving(saving.months),
      slices: [good],
      total: copy.paidIn(reais(saving.paidIn)),
      extra: `${copy.yields(reais(saving.yields))} (${copy.assumed})`,
      note: copy.rising.saving(saving.risingMonths),
    },
  ];
}

export function FuturePicture({ plan }: { plan: ConsortiumPlan }) {
  const { financing, consortium } = futuresOf(plan);
  const longest = Math.max(consortium.total, financing?.total ?? 0);
  return waysOf(plan).map(({ way, when, slices, total, extra, note }) => (
    <section key={way} className={css.way} data-way={way}>
      <img className={css.face} src={faces[way]} alt="" width="96" height="96" />
      <h2>{copy.ways[way]}</h2>
      <p className={css.when}>{when}</p>
      <div className={css.bar} aria-hidden="true">
        {slices.map(({ label, value, tone }) => (
          <span key={label} data-tone={tone} style={{ width: `${(value / longest) * 100}%` }}>
            <i>{label}</i>
          </span>
        ))}
      </div>
      <p className={css.total}>{total}</p>
      <p className={css.extra} data-tone={slices[1]?.tone}>
        {extra}
      </p>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </section>
  ));
}
