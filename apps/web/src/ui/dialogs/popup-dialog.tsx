import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { animateExit } from '../motion/animate-exit.ts';
import { Dialog } from './dialog.tsx';
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
 * A dialog without a veil of its own: what lies behind stays put while one popup follows another. Key it by the popup, so that each is announced and takes the focus to its main button.
 */
export function PopupDialog({ onClose, isClosing, isBusy, isLow, isFull, isDescribed = true, children }: Props) {
  return (
    <Dialog
      onClose={onClose}
      onOpen={focusMain}
      onLeave={(dialog) => {
        if (!dialog.classList.contains(css.full ?? '')) animateExit(dialog, css.veiled);
      }}
      tabIndex={-1}
      className={classNames(css.dialog, isLow && css.low, isFull && css.full, isClosing && css.leaving)}
      aria-labelledby={POPUP_TITLE}
      aria-describedby={isDescribed ? POPUP_TEXT : undefined}
      aria-busy={isBusy || undefined}
    >
      {isFull ? children : <div className={css.inside}>{children}</div>}
    </Dialog>
  );
}

function focusMain(dialog: HTMLDialogElement): void {
  const main = dialog.querySelector<HTMLElement>('[data-main]') ?? dialog.querySelector<HTMLElement>('button');
  if (main !== null && !isByKeyboard) main.dataset.quiet = '';
  (main ?? dialog).focus({ preventScroll: true });
  dialog.scrollTop = 0;
}
