import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { animateExit } from '../motion/animate-exit.ts';
import { useBackCloses } from './back-closes.ts';
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

/**
 * A native dialog over everything, open for as long as it is rendered: keyboard focus stays inside, Escape and the way back
 * close it, and the focus returns to where it was.
 */
export function Modal({
  onClose,
  labelledBy,
  describedBy,
  closesOnBackdrop = true,
  isBroad = false,
  behind,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    /* Not the first field: on a phone that would bring up the keyboard. */
    inside.current?.focus();
    return () => {
      if (element === null) return;
      animateExit(element);
      element.close();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !closesOnBackdrop) return;
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === element) close.current();
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, [closesOnBackdrop]);
  return (
    <dialog
      ref={dialog}
      className={css.veil}
      data-base="modal"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {behind !== undefined && (
        <div className={css.behind} aria-hidden="true">
          {behind}
        </div>
      )}
      <div ref={inside} className={classNames(css.inside, isBroad && css.broad)} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
