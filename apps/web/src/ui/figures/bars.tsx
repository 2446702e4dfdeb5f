import '@consorcio/look/sums.css';
import type { COLOURS } from '@consorcio/look/tokens';
import type { CSSProperties } from 'react';
import css from './bars.module.css';

type Colour = keyof typeof COLOURS;

const styleOf = (share: number, tone: Colour): CSSProperties =>
  ({ '--share': share, '--tone': `var(--${tone})` }) as CSSProperties;

interface TrackProps {
  /** Shares of the whole, 0 to 1, by colour; a later one lies over those before it. */
  readonly fills: Readonly<Partial<Record<Colour, number>>>;
}

/** A share of a whole as a bar; beside it, in words. */
export const Track = ({ fills }: TrackProps) => (
  <span className="track" aria-hidden="true">
    {Object.entries(fills).map(([tone, share]) => (
      <i key={tone} style={styleOf(share, tone as Colour)} />
    ))}
  </span>
);

interface ColumnsProps {
  /** Height of each as a share of the highest, 0 to 1. */
  readonly columns: readonly { readonly name: string | number; readonly tone: Colour; readonly share: number }[];
}

/** Sums beside each other, on one ground; below them, in words. */
export const Columns = ({ columns }: ColumnsProps) => (
  <span className={`columns ${css.wide}`} aria-hidden="true">
    {columns.map(({ name, tone, share }) => (
      <i key={name} style={styleOf(share, tone)} />
    ))}
  </span>
);

export type InstalmentPart = 'common' | 'admin' | 'reserve' | 'late';
export interface Slice<Part = InstalmentPart | 'good' | 'interest'> {
  /** Its colour follows from it. */
  readonly part: Part;
  /** In the unit of the sum. */
  readonly value: number;
  /** Stands in it where it has room. */
  readonly label?: string;
}

interface SliceBarProps {
  readonly slices: readonly Slice[];
  /** The sum that takes the whole breadth, for bars below each other; by itself each does. */
  readonly whole?: number;
}

/** A sum cut into its parts, side by side; beside it, in words: `data-part` gives the tone of each. */
export const SliceBar = ({ slices, whole }: SliceBarProps) => (
  <div className="slices" aria-hidden="true">
    {slices.map(({ part, value, label }) => (
      <i
        key={part}
        data-part={part}
        style={whole === undefined ? { flexGrow: value } : { width: `${(value / whole) * 100}%` }}
      >
        {label !== undefined && <span className="unbroken">{label}</span>}
      </i>
    ))}
  </div>
);

interface LegendProps {
  /** What each part is called, with its value. */
  readonly words: readonly { readonly part: Slice['part']; readonly text: string }[];
}

/** The parts in words, in one line where there is room. */
export const SliceLegend = ({ words }: LegendProps) => (
  <ul className={`legend ${css.boldLegend}`}>
    {words.map(({ part, text }) => (
      <li key={part} data-part={part}>
        {text}
      </li>
    ))}
  </ul>
);
