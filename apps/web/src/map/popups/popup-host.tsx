import { assemblyBoard, roomPopup } from '@consorcio/copy/popups';
import { Suspense, useEffect, useRef } from 'react';
import { HallScene } from '../../ui/backdrops/hall-scene.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { POPUP_TEXT, POPUP_TITLE } from '../../ui/dialogs/popup.tsx';
import { PartComing } from '../../ui/loading/part-coming.tsx';
import { animateExit } from '../../ui/motion/animate-exit.ts';
import { type MapState, popupMetaOf, type ShownPopup, shownPopup } from '../chart/popup-states.ts';
import css from '../map-scenes.module.css';
import { POPUPS } from './popup-components.tsx';
import type { PopupProps } from './popup-props.ts';

interface Props extends PopupProps {
  readonly state: MapState;
  readonly isClosing: boolean;
}

/** Shows the popup of the chart's state over the map or over the assembly. */
export function PopupHost({ state, isClosing, context, ...rest }: Props) {
  const last = useRef<ShownPopup | null>(null);
  const shown = shownPopup(state, context, last.current);
  useEffect(() => {
    last.current = shown;
  });
  if (shown === null) return null;
  const { popup } = shown;
  const props = { ...rest, context: shown.context };
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
        {/* Without a veil of its own: what lies behind stays put while one popup follows another. */}
        <Dialog
          key={layout === 'place' ? layout : popup}
          onClose={close}
          onLeave={(dialog) => {
            if (!dialog.classList.contains(css.full ?? '')) animateExit(dialog, css.veiled);
          }}
          className={classNames(
            'whole-window',
            css.dialog,
            atAssembly && !isFull && css.low,
            isFull && css.full,
            isClosing && css.leaving,
          )}
          aria-labelledby={POPUP_TITLE}
          aria-describedby={layout === 'window' ? undefined : POPUP_TEXT}
          aria-busy={props.isBusy || undefined}
        >
          {isFull ? (
            <Popup {...props} />
          ) : (
            <div className={css.inside}>
              <Popup {...props} />
              {close !== undefined && <CloseButton label={roomPopup.close} onClose={close} className={css.close} />}
            </div>
          )}
        </Dialog>
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
