import { assemblyBoard, roomPopup } from '@consorcio/copy/popups';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { HallScene } from '../../ui/backdrops/hall-scene.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { POPUP_TEXT, POPUP_TITLE } from '../../ui/dialogs/popup.tsx';
import { PartComing } from '../../ui/loading/part-coming.tsx';
import { animateExit } from '../../ui/motion/animate-exit.ts';
import { type MapState, type PopupState, popupMetaOf, popupOf } from '../chart/popup-states.ts';
import css from '../map-scenes.module.css';
import { POPUPS } from './popup-components.tsx';
import type { PopupProps } from './popup-props.ts';

interface Props extends PopupProps {
  readonly state: MapState;
  readonly isClosing: boolean;
}

/** Shows the popup of the chart's state over the map or over the assembly. */
export function PopupHost({ state, isClosing, ...props }: Props) {
  const last = useRef<PopupState | null>(null);
  const popup = popupOf(state, last.current);
  useEffect(() => {
    last.current = popup;
  }, [popup]);
  if (popup === null) return null;
  const Popup = POPUPS[popup];
  const { layout, backdrop, closable } = popupMetaOf(popup);
  const atAssembly = backdrop !== 'city';
  const isFull = layout !== 'panel';
  const close = closable ? () => props.send({ type: 'popup.closed' }) : undefined;
  return (
    <>
      <div className={css.behind} data-scene={atAssembly ? 'assembly' : 'map'} aria-hidden="true">
        {atAssembly && (
          <Assembly persona={props.context.current.user.personaId} isRaffle={backdrop === 'raffle-assembly'} />
        )}
        {!isFull && <div className={css.veil} />}
      </div>
      {/* The dialog opens with its contents: their code is usually there. */}
      <Suspense fallback={<PartComing />}>
        <PopupDialog
          key={layout === 'place' ? layout : popup}
          isBusy={props.isBusy}
          isClosing={isClosing}
          isFull={isFull}
          isDescribed={layout !== 'window'}
          isLow={atAssembly && !isFull}
          onClose={close}
        >
          <Popup {...props} />
          {/* The card of an open place has its own. */}
          {close !== undefined && layout === 'panel' && (
            <CloseButton label={roomPopup.close} onClose={close} className={css.close} />
          )}
        </PopupDialog>
      </Suspense>
    </>
  );
}

/** The hall of the group, with what is decided there on its board. */
function Assembly({ persona, isRaffle }: { persona: number; isRaffle: boolean }) {
  const [first, second] = isRaffle ? assemblyBoard.raffle : assemblyBoard.bid;
  return (
    <div className={css.hall}>
      <HallScene persona={persona}>
        <p className={css.board}>
          <b>{first}</b>
          <span>{second}</span>
        </p>
      </HallScene>
    </div>
  );
}

interface DialogProps {
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
 * A dialog without a veil of its own: what lies behind stays put while one popup follows another. Key it by the popup, so that each is announced and takes the focus to its heading.
 */
function PopupDialog({ onClose, isClosing, isBusy, isLow, isFull, isDescribed = true, children }: DialogProps) {
  return (
    <Dialog
      onClose={onClose}
      onLeave={(dialog) => {
        if (!dialog.classList.contains(css.full ?? '')) animateExit(dialog, css.veiled);
      }}
      className={classNames(css.dialog, isLow && css.low, isFull && css.full, isClosing && css.leaving)}
      aria-labelledby={POPUP_TITLE}
      aria-describedby={isDescribed ? POPUP_TEXT : undefined}
      aria-busy={isBusy || undefined}
    >
      {isFull ? children : <div className={css.inside}>{children}</div>}
    </Dialog>
  );
}
