import lots from 'pictures:lot';
import { rafflePopups } from '@consorcio/copy/month-popups';
import { ADVANCE } from '@consorcio/copy/popups';
import type { ReactNode } from 'react';
import { LazyAssemblyPeople, LazyAssemblySums } from '../../../teaching/group/lazy-assembly.tsx';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { POPUP_TEXT, POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import { pictureShown } from '../../chart/current-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';
import css from '../month-popups.module.css';
import type { PopupProps } from '../popup-props.ts';
import { PeakScene, type SceneProps } from './peak-scene.tsx';

interface PeakProps extends SceneProps {
  readonly ribbon: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** Buttons, the main one first. */
  readonly children: ReactNode;
}

/** A great moment fills the window: the dream, who rejoices, a few words and what leads on, on a sheet at the foot. */
export function Peak({ ribbon, heading, body, children, ...scene }: PeakProps) {
  return (
    <div className={css.peak}>
      <div className={css.stage}>
        <PeakScene {...scene} />
        <p className={css.ribbon}>{ribbon}</p>
      </div>
      <div className={css.sheet}>
        <div className={`list ${css.words}`}>
          <h2 id={POPUP_TITLE}>{heading}</h2>
          <div id={POPUP_TEXT} className={`stack ${css.body}`}>
            {body}
          </div>
        </div>
        <div className={`list ${css.buttons}`}>{children}</div>
      </div>
    </div>
  );
}

interface Props extends PopupProps, Pick<PeakProps, 'ribbon' | 'heading' | 'draw'> {
  readonly body: string;
  /** Figures under the line. */
  readonly extra?: ReactNode;
}

/** One of the map's: 'AVANÇAR' leads on. */
export function PeakPopup({ context, send, isBusy, body, extra, ...words }: Props) {
  const { user, campaign } = context.current;
  const { dream, total } = pictureShown(context.current);
  return (
    <Peak
      {...words}
      persona={user.personaId}
      quota={campaign.quota}
      dream={dream}
      plan={lots[`${dream}-${total}`]}
      body={
        <>
          <p>{body}</p>
          {extra}
        </>
      }
    >
      <Button kind="play" data-main disabled={isBusy} onClick={() => send({ type: 'popup.advanced' })}>
        {ADVANCE}
      </Button>
    </Peak>
  );
}

/** Who bid, how much, and who was drawn, folded under a great moment; nothing until the minutes are there. */
export const AssemblyFold = ({ context: { current, minutes } }: { readonly context: MapContext }) =>
  minutes === null ? null : (
    <Fold title={rafflePopups.people}>
      <LazyAssemblyPeople current={current} minutes={minutes} />
      <LazyAssemblySums current={current} minutes={minutes} />
    </Fold>
  );
