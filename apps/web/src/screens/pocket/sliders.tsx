import { pocketCopy } from '@consorcio/copy/pocket';
import { useId } from 'react';
import css from './pocket.module.css';

const { chart: copy } = pocketCopy;

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
    <section className={css.sliders}>
      <Slider
        label={copy.letter}
        said={copy.month(letter)}
        {...{ min: 1, max: months, step: 1, value: letter, onMove: onLetter }}
      />
      <div className={css.ends}>
        <button type="button" onClick={() => onLetter(1)}>
          {copy.atFirst}
        </button>
        <button type="button" onClick={() => onLetter(months)}>
          {copy.atLast}
        </button>
      </div>
      <Slider
        label={copy.growth}
        said={copy.perYear(String(percent).replace('.', ','))}
        {...{ min: 0, max: Math.max(GROWTH.most, percent), step: GROWTH.step, value: percent }}
        onMove={(value) => onGrowth(value / 100)}
      />
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  /** The value as it is read. */
  readonly said: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onMove: (value: number) => void;
}

function Slider({ label, said, onMove, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{said}</output>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={said}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  );
}
