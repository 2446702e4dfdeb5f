import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { useId } from 'react';
import { reais } from '../../teaching/figures/numbers.ts';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { chartOf, type Line, type Place, type Ways } from './model.ts';
import css from './pocket.module.css';

const nameOf = (line: Line['name']): string => (line === 'price' ? copy.chart.price : copy.ways[line]);
const pathOf = (points: readonly Place[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const percent = ({ x, y }: Place) => ({ left: `${x}%`, top: `${y}%` });

/** Money paid month by month; each line has its own colour, dash and name, and a house where the good arrives. */
export function Chart({ purchase, ways }: { purchase: Purchase; ways: Ways }) {
  const { lines, months, sums } = chartOf(purchase, ways);
  return (
    <section className="card" data-tone="white" data-gap="3">
      <h3>{copy.chart.title}</h3>
      <p className="reader-only">{copy.chart.about}</p>
      <div className={css.plot} aria-hidden="true">
        <div className={css.sums}>
          {sums.map(({ sum, y }) => (
            <span className={css.reais} key={sum} style={{ top: `${y}%` }}>
              {reais(sum)}
            </span>
          ))}
        </div>
        <div className={css.field}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {sums.map(({ sum, y }) => (
              <path key={sum} className={css.grid} d={`M0 ${y}H100`} />
            ))}
            {[...lines].reverse().map(({ name, points }) => (
              <path key={name} className={css.line} data-way={name} d={pathOf(points)} />
            ))}
          </svg>
          {lines.map(({ name, house }) => house !== null && <House key={name} name={name} place={house} />)}
          {lines.map(({ name, label }) => (
            <span
              key={name}
              className={css.label}
              data-way={name}
              data-side={label.x < 40 ? 'right' : 'left'}
              style={percent(label)}
            >
              {nameOf(name)}
            </span>
          ))}
        </div>
        <div className={css.months}>
          {months.map(({ month, x }) => (
            <span className={css.month} key={month} style={{ left: `${x}%` }}>
              {month}
            </span>
          ))}
        </div>
      </div>
      <p className={css.axis} aria-hidden="true">
        {copy.chart.axis}
      </p>
    </section>
  );
}

const House = ({ name, place }: { name: Line['name']; place: Place }) => (
  <svg
    className={css.house}
    data-way={name}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    style={percent(place)}
  >
    <path d="M16 3L30 15H26V29H6V15H2Z" />
  </svg>
);

interface Props {
  readonly months: number;
  readonly letter: number;
  /** A year, as a fraction. */
  readonly growth: number;
  readonly onLetter: (month: number) => void;
  readonly onGrowth: (growth: number) => void;
}

/** The growth of the price that can be tried, percent a year. */
const GROWTH = { most: 12, step: 0.5 } as const;

/** The month of the letter, and how fast the price grows. */
export function Sliders({ months, letter, growth, onLetter, onGrowth }: Props) {
  const percent = Math.round(growth * 1_000) / 10;
  return (
    <section className="card" data-gap="3">
      <Slider
        label={copy.chart.letter}
        shown={copy.chart.month(letter)}
        min={1}
        max={months}
        step={1}
        value={letter}
        onMove={onLetter}
      />
      <div className={css.ends}>
        <button className={`key ${css.atFirst}`} type="button" onClick={() => onLetter(1)}>
          {copy.chart.atFirst}
        </button>
        <button className={`key ${css.atFirst}`} type="button" onClick={() => onLetter(months)}>
          {copy.chart.atLast}
        </button>
      </div>
      <Slider
        label={copy.chart.growth}
        shown={copy.chart.perYear(String(percent).replace('.', ','))}
        min={0}
        max={Math.max(GROWTH.most, percent)}
        step={GROWTH.step}
        value={percent}
        onMove={(value) => onGrowth(value / 100)}
      />
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  /** The value as it is read. */
  readonly shown: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onMove: (value: number) => void;
}

/** A number that is chosen on a line, and how it is read. */
export function Slider({ label, shown, onMove, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={shown}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  );
}
