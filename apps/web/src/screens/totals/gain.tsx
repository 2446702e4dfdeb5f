import { signed } from '@consorcio/copy/digits';
import { totalsCopy as copy } from '@consorcio/copy/quiz';
import { QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import { Track } from '../../ui/figures/bars.tsx';
import css from './totals.module.css';
import type { Totals } from './totals.ts';

type GainTotals = NonNullable<Totals['gain']>;

/** What players know more than before: of the same people, with the interval. */
export function Gain({ gain, delayed, retention }: Pick<Totals, 'gain' | 'delayed' | 'retention'>) {
  return (
    <section className="card" data-gap="3" data-half>
      <h2 className="large">{copy.gainTitle}</h2>
      {gain === null ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p className="finding">{copy.gain(gain.mean, gain.low, gain.high, gain.players)}</p>
          <IntervalLine {...gain} />
          <p className="quiet">{`${copy.outOf} ${copy.deviation(gain.deviation)}`}</p>
          <Bar label={copy.gained} share={gain.gained} moment="after" />
          <Bar label={copy.stayed} share={gain.stayed} moment="before" />
          <Bar label={copy.lost} share={gain.lost} moment="lost" />
        </>
      )}
      {delayed !== null && <p>{copy.delayed(delayed.mean, delayed.players)}</p>}
      {retention !== null && <p>{copy.retention(retention.mean)}</p>}
    </section>
  );
}

const WIDTH = 320;
const MIDDLE = 24;
/** Half of a difference of eight to each side. */
const xOf = (difference: number): number =>
  WIDTH / 2 + (Math.max(-QUIZ_QUESTIONS, Math.min(QUIZ_QUESTIONS, difference)) / QUIZ_QUESTIONS) * (WIDTH / 2 - 12);

/** The mean and its interval on a line from eight fewer to eight more. */
export function IntervalLine({ mean, low, high }: Pick<GainTotals, 'mean' | 'low' | 'high'>) {
  return (
    <svg className={css.interval} viewBox={`0 0 ${WIDTH} 60`} role="img" aria-label={copy.interval(low, high)}>
      <line x1="12" x2={WIDTH - 12} y1={MIDDLE} y2={MIDDLE} className={css.axis} />
      <line x1={xOf(0)} x2={xOf(0)} y1="8" y2="40" className={css.axis} />
      <line x1={xOf(low)} x2={xOf(high)} y1={MIDDLE} y2={MIDDLE} className={css.range} />
      <circle cx={xOf(mean)} cy={MIDDLE} r="7" className={css.mean} />
      {[-QUIZ_QUESTIONS, 0, QUIZ_QUESTIONS].map((value) => (
        <text key={value} x={xOf(value)} y="56" textAnchor={value < 0 ? 'start' : value > 0 ? 'end' : 'middle'}>
          {signed(value)}
        </text>
      ))}
    </svg>
  );
}

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly moment: keyof typeof TONES;
}

const TONES = { before: 'accent', after: 'leaf', lost: 'danger' } as const;

const Bar = ({ label, share, moment }: Props) => (
  <div className="stack" data-gap="1">
    <p className={css.label}>
      {label}: {copy.percent(share)}
    </p>
    <Track fills={{ [TONES[moment]]: share }} />
  </div>
);
