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

interface FrameProps {
  readonly title: string;
  /** Large, at the left: what the step is about. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** Which of so many show now, where they turn by pages. */
export function PageMark({ shown, all }: { readonly shown: readonly unknown[]; readonly all: readonly unknown[] }) {
  if (shown.length === all.length) return null;
  const first = all.indexOf(shown[0]) + 1;
  return <p className={css.pageMark}>{projectorCopy.pageMark(first, first + shown.length - 1, all.length)}</p>;
}

/** A step of the assembly: its picture in the hall, and a card with what it says. */
export const StepFrame = ({ title, picture, children }: FrameProps) => (
  <div className={css.step}>
    <div className={css.picture}>{picture}</div>
    <section className={`stack ${css.card}`} data-gap="4">
      <h2>{title}</h2>
      {children}
    </section>
  </div>
);
