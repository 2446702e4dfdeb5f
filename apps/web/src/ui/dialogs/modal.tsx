import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { animateExit } from '../motion/animate-exit.ts';
import { Dialog } from './dialog.tsx';
import css from './modal.module.css';

interface Props {
  readonly onClose: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of what is read after its name. */
  readonly describedBy?: string;
  /** Clicking beside it closes it. */
  readonly closesOnBackdrop?: boolean;
  /** What it holds has two columns on a phone lying down. */
  readonly isBroad?: boolean;
  /** Between the veil and the panel, as large as the window. */
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over a veil, which Escape, the way back and a click beside it close. */
export function Modal({
  onClose,
  labelledBy,
  describedBy,
  closesOnBackdrop = true,
  isBroad = false,
  behind,
  children,
}: Props) {
  return (
    <Dialog
      onClose={onClose}
      closesBeside={closesOnBackdrop}
      onLeave={animateExit}
      className={`whole-window ${css.veil}`}
      data-base="modal"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {behind !== undefined && (
        <div className={css.behind} aria-hidden="true">
          {behind}
        </div>
      )}
      <div className={classNames(css.inside, isBroad && css.broad)}>{children}</div>
    </Dialog>
  );
}
