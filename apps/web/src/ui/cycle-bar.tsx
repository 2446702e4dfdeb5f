import { classNames } from './class-names.ts';
import css from './cycle-bar.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  /** Boxes in the row; those past `total` are paler. */
  readonly boxes?: number;
  readonly label: string;
}

/** One box for each cycle, filled as far as they are paid. STYLE section 4. */
export function CycleBar({ done, total, boxes = total, label }: Props) {
  const places = Array.from({ length: boxes }, (_, i) => i);
  return (
    <div role="img" aria-label={label} className={css.bar}>
      {places.map((place) => (
        <i key={place} className={classNames(place < done ? css.filled : place >= total && css.outside)} />
      ))}
    </div>
  );
}
