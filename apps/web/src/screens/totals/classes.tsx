import { totalsCopy } from '@consorcio/copy/quiz';
import { IntervalLine } from './gain.tsx';
import css from './totals.module.css';
import type { Totals } from './totals.ts';

const { classes: copy, decimal, percent, outOf } = totalsCopy;

type Comparison = Totals['classes'];
type Arm = Comparison['arms'][number];

/** Classes that played against classes that waited: the only figures that may name a cause, and none while there are too few. */
export function Classes({ drawn, counted, arms, difference, delayed }: Comparison) {
  return (
    <section className="card" data-gap="3" data-half>
      <h2 className="large">{copy.title}</h2>
      <p>{copy.how}</p>
      <p className="text-ink-soft text-small">{copy.pairs(drawn, counted)}</p>
      {difference === null || delayed === null ? (
        <p className="font-extrabold text-pretty text-lead">{copy.none}</p>
      ) : (
        <>
          <p>{copy.late}</p>
          <p className="font-extrabold text-pretty text-lead">
            {copy.difference(delayed.mean, delayed.low, delayed.high)}
          </p>
          <IntervalLine {...delayed} />
          <p>{copy.verdict(delayed.low, delayed.high, delayed.bounds)}</p>
          <p className="text-ink-soft text-small">{`${outOf} ${copy.deviation(delayed.deviation, delayed.effect)}`}</p>
          <p className="text-ink-soft text-small">{copy.bounds(delayed.bounds.low, delayed.bounds.high)}</p>
          <p className="text-small">{`${copy.soon} ${copy.difference(difference.mean, difference.low, difference.high)}`}</p>
          <Arms arms={arms} />
          <p className="text-ink-soft text-small">{copy.counted}</p>
        </>
      )}
      <p className="text-ink-soft text-small">{copy.join}</p>
    </section>
  );
}

const ROWS: readonly (readonly [name: string, of: (arm: Arm) => string])[] = [
  [copy.rows.first, ({ first }) => String(first)],
  [copy.rows.both, ({ both, first }) => copy.both(both, first)],
  [copy.rows.later, ({ later, first }) => copy.both(later, first)],
  [copy.rows.before, ({ before }) => decimal(before)],
  [copy.rows.after, ({ after }) => decimal(after)],
  [copy.rows.deviation, ({ deviation }) => decimal(deviation)],
  [copy.rows.ended, ({ ended }) => percent(ended)],
];

/** Who answered and how, one column an arm. */
const Arms = ({ arms }: Pick<Comparison, 'arms'>) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">{copy.arm}</th>
        {arms.map(({ arm, classes }) => (
          <th key={arm} scope="col">
            {`${copy.arms[arm]} (${classes})`}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ROWS.map(([name, of]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {arms.map((arm) => (
            <td key={arm.arm}>{of(arm)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
