import lots from 'pictures:lot';
import { ADVANCE } from '@consorcio/copy/popups';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { POPUP_TEXT, POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import { pictureShown } from '../../chart/current-stage.ts';
import type { Drawing } from '../../live-picture.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './peak-popup.module.css';
import { PeakScene } from './peak-scene.tsx';

interface Props extends PopupProps {
  readonly ribbon: string;
  readonly heading: string;
  readonly body: string;
  /** What stands in the middle instead of the dream. */
  readonly draw?: (art: Drawing) => string;
  /** Figures under the line. */
  readonly extra?: ReactNode;
}

/** A great moment fills the window: the dream, who rejoices, one line and one button on a sheet at the foot. */
export function PeakPopup({ context, send, isBusy, ribbon, heading, body, draw, extra }: Props) {
  const { dream, total } = pictureShown(context.current);
  return (
    <div className={css.peak}>
      <div className={css.stage}>
        <PeakScene
          persona={context.current.user.personaId}
          quota={context.current.campaign.quota}
          dream={dream}
          plan={lots[`${dream}-${total}`]}
          draw={draw}
        />
        <p className={css.ribbon}>{ribbon}</p>
      </div>
      <div className={css.sheet}>
        <div className={css.words}>
          <h2 id={POPUP_TITLE}>{heading}</h2>
          <div id={POPUP_TEXT} className={css.body}>
            <p>{body}</p>
            {extra}
          </div>
        </div>
        <Button
          kind="play"
          className={css.button}
          data-main
          disabled={isBusy}
          onClick={() => send({ type: 'popup.advanced' })}
        >
          {ADVANCE}
        </Button>
      </div>
    </div>
  );
}
