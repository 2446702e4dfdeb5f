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
    <section className={css.step} data-half={isHalf || undefined}>
      <h2>
        <span className={`disc ${css.stepNumber}`}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
