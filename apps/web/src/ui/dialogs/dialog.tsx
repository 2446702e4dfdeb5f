import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';

interface Props
  extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel' | 'onClick' | 'onKeyDown'> {
  /** Escape, the way back and a click beside what it holds; without it nothing but its own buttons leads on. */
  readonly onClose?: (() => void) | undefined;
  /** A click beside what it holds closes it. */
  readonly closesBeside?: boolean;
  /** It has just opened: where the focus goes. */
  readonly onOpen?: (dialog: HTMLDialogElement) => void;
  /** It is about to be taken away. */
  readonly onLeave?: (dialog: HTMLDialogElement) => void;
}

/** Opens it; in a frame of another page the browser would also scroll that page to what takes the focus. */
function openWithoutScroll(element: HTMLDialogElement): void {
  const isFramed = window.parent !== window;
  element.inert = isFramed;
  element.showModal();
  element.inert = false;
  if (isFramed) (element.querySelector<HTMLElement>('button, a, input') ?? element).focus({ preventScroll: true });
}

/**
 * A native dialog over everything, open for as long as it is rendered: keyboard focus stays inside, and returns to where
 * it was.
 */
export function Dialog({ onClose, closesBeside = true, onOpen, onLeave, children, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onOpen, onLeave });
  latest.current = { onOpen, onLeave };
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
    openWithoutScroll(element);
    latest.current.onOpen?.(element);
    return () => {
      /* It may only be hidden, while what comes instead is fetched. */
      element.removeEventListener('close', reopen);
      latest.current.onLeave?.(element);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
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
