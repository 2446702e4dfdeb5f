import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { hush } from '../notices/announce.ts';
import { useBackCloses } from './back-closes.ts';

interface Props
  extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel' | 'onClick' | 'onKeyDown'> {
  /** Escape, the way back and a click beside what it holds; without it nothing but its own buttons leads on. */
  readonly onClose?: (() => void) | undefined;
  /** A click beside what it holds closes it. */
  readonly closesBeside?: boolean;
  /** It is about to be taken away. */
  readonly onLeave?: (dialog: HTMLDialogElement) => void;
}

/** The heading that names it. */
function headingOf(dialog: HTMLDialogElement): HTMLElement | null {
  const id = dialog.getAttribute('aria-labelledby');
  return id === null ? null : document.getElementById(id);
}

/**
 * Opens it with the focus on itself, and moves the focus to its heading two pictures later: a screen reader is told of a focus
 * only in what it already knows to be there. No button has the focus, so that a key still held from before presses none; and no
 * field has it, which would bring up the keyboard of a phone.
 * @returns what calls the second part off
 */
function openAtHeading(dialog: HTMLDialogElement): () => void {
  hush();
  /* While it is inert the browser looks for no field or button in it, and scrolls no page around a frame to one. */
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const heading = headingOf(dialog);
      if (heading === null || document.activeElement !== dialog) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * A native dialog over everything, open for as long as it is rendered: its heading takes the focus, which stays inside, and
 * returns to where it was.
 */
export function Dialog({ onClose, closesBeside = true, onLeave, children, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useBackCloses(onClose !== undefined, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    /* The browser may close a dialog by itself when Escape is pressed twice. */
    const reopen = (): void => {
      if (!element.open) element.showModal();
    };
    element.addEventListener('close', reopen);
    const callOff = openAtHeading(element);
    return () => {
      callOff();
      /* It may only be hidden, while what comes instead is fetched. */
      element.removeEventListener('close', reopen);
      latest.current?.(element);
      element.close();
      hush();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      {...attributes}
      onKeyDown={(event) => {
        /* Not that of another dialog in this one. */
        const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
        if (event.key !== 'Escape' || !isOwn) return;
        event.preventDefault();
        onClose?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        /* The gesture of a phone: Escape is heard as a key. */
        if (event.target === dialog.current) onClose?.();
      }}
      onClick={(event) => {
        if (closesBeside && event.target === dialog.current) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
