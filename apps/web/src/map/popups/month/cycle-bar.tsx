import { classNames } from '../../../ui/class-names.ts';
import css from '../late-popups.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  /** Boxes in the row; those past `total` are paler. */
  readonly boxes?: number;
  readonly label: string;
  /** The last filled box has just been earned: it lights up. */
  readonly isNew?: boolean;
}

/** One box for each cycle, filled as far as they are paid. STYLE section 4. */
export function CycleBar({ done, total, boxes = total, label, isNew = false }: Props) {
  const places = Array.from({ length: boxes }, (_, i) => i);
  return (
    <div role="img" aria-label={label} className={css.cycleBar}>
      {places.map((place) => (
        <i
          key={place}
          className={classNames(
            place < done && css.filled,
            isNew && place === done - 1 && css.new,
            place >= Math.max(done, total) && css.outside,
          )}
        />
      ))}
    </div>
  );
}
