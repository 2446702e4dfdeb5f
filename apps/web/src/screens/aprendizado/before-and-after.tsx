import { totalsCopy as copy } from '@consorcio/copy/teaching';
import css from './aprendizado.module.css';
import { type Average, averageAt, averagesOfBoth, QUESTIONS, type Totals } from './averages.ts';

const AVERAGE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The measure itself: those who answered twice against themselves, then everybody. */
export function BeforeAndAfter({ totals }: { totals: Totals }) {
  const both = averagesOfBoth(totals);
  return (
    <>
      <Pair title={copy.both} {...both} count={copy.players(both.before.players)} />
      <Pair
        title={copy.everybody}
        before={averageAt(totals.before)}
        after={averageAt(totals.after)}
        count={copy.answers(averageAt(totals.before).players, averageAt(totals.after).players)}
      />
    </>
  );
}

interface PairProps {
  readonly title: string;
  readonly before: Average;
  readonly after: Average;
  readonly count: string;
}

function Pair({ title, before, after, count }: PairProps) {
  return (
    <section className={css.form}>
      <h2>{title}</h2>
      <p>{count}</p>
      <Bar label={copy.before} moment="before" {...before} />
      <Bar label={copy.after} moment="after" {...after} />
    </section>
  );
}

function Bar({ label, moment, players, right }: Average & { label: string; moment: 'before' | 'after' }) {
  return (
    <div className={css.measure}>
      <p>
        <b>{label}</b> {players === 0 ? copy.none : copy.average(AVERAGE.format(right))}
      </p>
      <div className={css.bar} data-moment={moment} aria-hidden="true">
        <i style={{ width: `${(right / QUESTIONS) * 100}%` }} />
      </div>
    </div>
  );
}
