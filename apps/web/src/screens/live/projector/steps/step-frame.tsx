import type { ReactNode } from 'react';
import css from './step-frame.module.css';

interface Props {
  readonly title: string;
  /** Large, at the left: what the step is about. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A step of the assembly: its picture in the hall, and a card with what it says. */
export const StepFrame = ({ title, picture, children }: Props) => (
  <div className={css.step}>
    <div className={css.picture}>{picture}</div>
    <section className={css.card}>
      <h2>{title}</h2>
      {children}
    </section>
  </div>
);
