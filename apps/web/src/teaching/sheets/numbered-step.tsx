import type { ReactNode } from 'react';
import css from './numbered-step.module.css';

/** One numbered step of a sheet: disc with the number, title, content. Frame 51. */
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
