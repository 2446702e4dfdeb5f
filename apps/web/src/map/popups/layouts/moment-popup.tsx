import { ADVANCE } from '@consorcio/copy/popups';
import type { ComponentProps, ReactNode } from 'react';
import { LazyAssemblyPeople, LazyAssemblySums } from '../../../teaching/group/lazy-assembly.tsx';
import { crowdName } from '../../../teaching/group/person-of-quota.ts';
import { type ButtonKind, LoneButton } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { isLight } from '../../../ui/light-mode.ts';
import { globeOf, pictureShown } from '../../chart/current-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';
import { moodOf } from '../../chart/mood.ts';
import { type Drawing, LivePicture } from '../../live-picture.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './moment-popup.module.css';

type Moment = Drawing['moment'];
type PictureOptions = NonNullable<Parameters<Moment>[1]>;

/** What the pictures show of this campaign: persona, dream, quotas. */
export function pictureOptionsOf({ current, bid, raffle }: MapContext): PictureOptions {
  const { campaign, user } = current;
  return {
    persona: user.personaId,
    ...pictureShown(current),
    own: campaign.quota,
    drawn: raffle?.drawnQuota ?? campaign.quota,
    ...(bid?.winnerQuota == null ? {} : { winner: crowdName(bid.winnerQuota, campaign.seedCommitment) }),
    numbers: raffle?.globe ?? (current.assembly === null ? [campaign.quota] : globeOf(current)),
  };
}

interface Props extends PopupProps, Omit<ComponentProps<typeof Popup>, 'picture' | 'isJoy'> {
  readonly moment: Parameters<Moment>[0];
  /** What the picture writes, for whoever can't see it. */
  readonly alt?: string;
  /** What was different a moment ago: the picture changes before the player's eyes. */
  readonly before?: Partial<PictureOptions>;
  /** Once the month's assembly is known, its people take the place of the picture. */
  readonly showsAssembly?: boolean;
  /** The one button that leads on; 'AVANÇAR' in green by default. */
  readonly button?: string;
  readonly kind?: ButtonKind;
  readonly onButton?: () => void;
  /** A list of people, which takes the place of the picture. */
  readonly people?: ReactNode;
}

/** A popup with the picture of a moment. It waits for the player: nothing that has words closes by a clock. */
export function MomentPopup({
  context,
  send,
  isBusy,
  moment,
  alt,
  before,
  showsAssembly = false,
  extra,
  button = ADVANCE,
  kind,
  onButton,
  className,
  children,
  people,
  ...layout
}: Props) {
  const goOn = onButton ?? (() => send({ type: 'popup.advanced' }));
  const options = pictureOptionsOf(context);
  const { current, minutes } = context;
  const assembly = showsAssembly && minutes !== null ? { current, minutes } : null;
  return (
    <Popup
      {...layout}
      className={classNames(className, (assembly !== null || people !== undefined) && css.assembly)}
      picture={
        people !== undefined ? (
          people
        ) : assembly === null ? (
          <>
            {before !== undefined && <LivePicture draw={(art) => art.moment(moment, { ...options, ...before })} />}
            <LivePicture
              className={classNames(css.living, before !== undefined && css.change)}
              draw={(art) => art.moment(moment, { ...options, lives: !isLight() })}
              {...(alt === undefined ? {} : { alt })}
            />
          </>
        ) : (
          <LazyAssemblyPeople
            {...assembly}
            ownFace={
              <LivePicture
                draw={(art) => art.portrait(current.user.personaId, 'frame', { expression: moodOf(context), size: 96 })}
              />
            }
          />
        )
      }
      extra={
        <>
          {extra}
          {assembly !== null && <LazyAssemblySums {...assembly} />}
        </>
      }
    >
      {children ?? <LoneButton kind={kind ?? 'primary'} data-main disabled={isBusy} onClick={goOn} label={button} />}
    </Popup>
  );
}
