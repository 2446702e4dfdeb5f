import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { animateExit } from '../motion/animate-exit.ts';
import { useBackCloses } from './back-closes.ts';
import { POPUP_TEXT, POPUP_TITLE } from './popup.tsx';
import css from './popup-dialog.module.css';

/** True while the player uses the keyboard. With a pointer, the focus that a dialog sets shows no ring. */
let isByKeyboard = false;
document.addEventListener('pointerdown', () => {
  isByKeyboard = false;
});
document.addEventListener('keydown', () => {
  isByKeyboard = true;
  for (const quiet of document.querySelectorAll<HTMLElement>('[data-quiet]')) delete quiet.dataset.quiet;
});

interface Props {
  /** Escape, the way back and a click beside the panel; without it nothing but the popup's own buttons leads on. */
  readonly onClose?: (() => void) | undefined;
  readonly isClosing?: boolean;
  readonly isBusy?: boolean;
  /** The panel stands lower, so that the scene behind stays visible. */
  readonly isLow?: boolean;
  /** Films, transitions and great moments fill the window. */
  readonly isFull?: boolean;
  /** It has a text that describes it (POPUP_TEXT). */
  readonly isDescribed?: boolean;
  readonly children: ReactNode;
}

/**
 * A native dialog without a veil of its own, open for as long as it is rendered: what lies behind stays put while one
 * popup follows another. Key it by the popup, so that each is announced and takes the focus to its main button.
 */
export function PopupDialog({ onClose, isClosing, isBusy, isLow, isFull, isDescribed = true, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose !== undefined, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    const main = element.querySelector<HTMLElement>('[data-main]') ?? element.querySelector<HTMLElement>('button');
    if (main !== null && !isByKeyboard) main.dataset.quiet = '';
    (main ?? element).focus({ preventScroll: true });
    element.scrollTop = 0;
    return () => {
      if (!element.classList.contains(css.full ?? '')) animateExit(element, css.veiled);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  /* The browser may close a dialog by itself when Escape is pressed twice; a popup of the flow comes back. */
  useEffect(() => {
    const element = dialog.current;
    const reopen = (): void => {
      if (element?.isConnected && !element.open) element.showModal();
    };
    element?.addEventListener('close', reopen);
    return () => element?.removeEventListener('close', reopen);
  }, []);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={classNames(css.dialog, isLow && css.low, isFull && css.full, isClosing && css.leaving)}
      aria-labelledby={POPUP_TITLE}
      aria-describedby={isDescribed ? POPUP_TEXT : undefined}
      aria-busy={isBusy || undefined}
      onKeyDown={closeByKey}
      onCancel={(event) => {
        event.preventDefault();
        /* The gesture of a phone: Escape is heard as a key. */
        onClose?.();
      }}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      {isFull ? children : <div className={css.inside}>{children}</div>}
    </dialog>
  );
}
