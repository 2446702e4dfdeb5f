import { projectorCopy } from '@consorcio/copy/live-projector';
import type { ReactNode } from 'react';
import css from './projector.module.css';
import type { Assembly, ProjectorView } from './projector-model.ts';

export interface StepProps {
  readonly view: ProjectorView;
  readonly assembly: Assembly;
  /** Since the step began here, growing while something moves; large where motion is not wanted. */
  readonly seconds: number;
}

interface Props {
  readonly title: string;
  /** Large, at the left: what the step is about. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

interface PageProps {
  readonly shown: readonly unknown[];
  readonly all: readonly unknown[];
}

/** Which of so many show now, where they turn by pages. */
export function PageMark({ shown, all }: PageProps) {
  if (shown.length === all.length) return null;
  const first = all.indexOf(shown[0]) + 1;
  return (
    <p className="rounded-card bg-accent-soft text-ink justify-self-center py-0 px-4 title-body-120">
      {projectorCopy.pageMark(first, first + shown.length - 1, all.length)}
    </p>
  );
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
