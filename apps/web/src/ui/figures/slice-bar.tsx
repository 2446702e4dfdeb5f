import css from './slice-bar.module.css';

export interface Slice {
  readonly part: 'common' | 'admin' | 'reserve' | 'late';
  /** In effort. */
  readonly value: number;
}

/** A sum cut into its parts, side by side; beside it, in words: `data-part` gives the tone of each. */
export const SliceBar = ({ slices }: { slices: readonly Slice[] }) => (
  <div className={css.bar} aria-hidden="true">
    {slices.map(({ part, value }) => (
      <i key={part} data-part={part} style={{ flexGrow: value }} />
    ))}
  </div>
);

interface LegendProps {
  /** What each part is called, with its value. */
  readonly words: readonly { readonly part: Slice['part']; readonly text: string }[];
}

/** The parts in words, in one line where there is room. */
export const SliceLegend = ({ words }: LegendProps) => (
  <ul className={css.legend}>
    {words.map(({ part, text }) => (
      <li key={part} data-part={part}>
        {text}
      </li>
    ))}
  </ul>
);
