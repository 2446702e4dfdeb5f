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
    <div role="img" aria-label={label} className={css.barra}>
      {places.map((place) => (
        <i key={place} className={place < done ? css.cheia : place < total ? css.vazia : css.fora} />
      ))}
    </div>
  );
}
