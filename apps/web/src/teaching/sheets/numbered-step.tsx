import type { ReactNode } from 'react';
import css from './numbered-step.module.css';

/** One step of a sheet that is told in steps: a numbered disc, a title, and what belongs to it. Frame 51. */
export function NumberedStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className={css.step}>
      <h2>
        <span className={css.number}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
