import type { ReactNode } from 'react';
import css from '../reading.module.css';

interface Props {
  readonly number: number;
  readonly title: string;
  /** On a broad sheet it stands beside its neighbour. */
  readonly isHalf?: boolean;
  readonly children: ReactNode;
}

/** One numbered step of a sheet: disc with the number, title, content. Frame 51. */
export function NumberedStep({ number, title, isHalf, children }: Props) {
  return (
    <section
      className={`grid grid-cols-1 gap-3 rounded-card bg-inset content-start px-4 pt-3 pb-4 ${css.step}`}
      data-half={isHalf || undefined}
    >
      <h2>
        <span className={css.stepNumber}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
