import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { arriveAt } from '../arrive-at.ts';
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

/** The heading that names it; null of one whose contents have not come. */
function headingOf(dialog: HTMLDialogElement): HTMLElement | null {
  const id = dialog.getAttribute('aria-labelledby');
  return id === null ? null : document.getElementById(id);
}

/** Where the focus returns to, in the moment between two dialogs of which one takes the other's place. */
let left: Element | null = null;

/**
 * Opens it with the focus on its heading, which alone has the text that describes it: a focus on the dialog would be told with all its
 * words in one string, and a description of the dialog besides. A key still held from before presses nothing there, and no field
 * brings up the keyboard of a phone.
 * @returns what calls the heading's arrival off
 */
function openAtHeading(dialog: HTMLDialogElement, describedBy: string | undefined): () => void {
  hush();
  const heading = headingOf(dialog) ?? dialog;
  heading.tabIndex = -1;
  if (describedBy !== undefined) heading.setAttribute('aria-describedby', describedBy);
  /* While it is inert the browser looks for no field or button in it, and scrolls no page around a frame to one. */
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  dialog.scrollTop = 0;
  return arriveAt(heading, { preventScroll: true });
}

/**
 * A native dialog over everything, open for as long as it is rendered: its heading takes the focus, which stays inside, and
 * returns to where it was.
 */
export function Dialog({
  onClose,
  closesBeside = true,
  onLeave,
  children,
  'aria-describedby': describedBy,
  ...attributes
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onLeave, describedBy });
  latest.current = { onLeave, describedBy };
  useBackCloses(onClose !== undefined, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = left ?? document.activeElement;
    left = null;
    /* The browser may close a dialog by itself when Escape is pressed twice. */
    const reopen = (): void => {
      if (!element.open) element.showModal();
    };
    element.addEventListener('close', reopen);
    /* The browser would give the focus back before the dialog that follows is there. */
    if (opener instanceof HTMLElement) opener.blur();
    const callOff = openAtHeading(element, latest.current.describedBy);
    return () => {
      callOff();
      /* It may only be hidden, while what comes instead is fetched. */
      element.removeEventListener('close', reopen);
      latest.current.onLeave?.(element);
      element.close();
      hush();
      left = opener;
      /* In the microtask the next dialog, if any, is already open. */
      queueMicrotask(() => {
        if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
        left = null;
      });
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
