import { futuresCopy } from '@consorcio/copy/teaching';
import { reais } from '../../teaching/figures/numbers.ts';
import { type ConsortiumPlan, futuresOf } from '../../teaching/figures/plan.ts';
import { WaysTable } from '../../teaching/sheets/ways-table.tsx';

const { table: copy, ways, when, depends, assumed } = futuresCopy;

const WAYS = ['consortium', 'financing', 'saving'] as const;

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
    <WaysTable
      title={copy.title}
      heading="h2"
      corner={copy.way}
      columns={WAYS.map((name) => ({ name, title: ways[name] }))}
      rows={rows.map(([label, ...cells]) => ({ label, cells }))}
    />
  );
}
