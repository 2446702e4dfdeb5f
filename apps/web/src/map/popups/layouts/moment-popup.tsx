import { ADVANCE } from '@consorcio/copy/popups';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyAssemblyPeople, LazyAssemblySums } from '../../../teaching/group/lazy-assembly.tsx';
import { Button, type ButtonKind, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { isMotionReduced } from '../../../ui/motion/reduced-motion.ts';
import { pictureShown } from '../../chart/current-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';
import { type Drawing, LivePicture } from '../../live-picture.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './moment-popup.module.css';

type Moment = Drawing['moment'];
type PictureOptions = NonNullable<Parameters<Moment>[1]>;

/** What the pictures show of this campaign: persona, dream, quotas. */
export function pictureOptionsOf({ current, raffle }: MapContext): PictureOptions {
  const { campaign, user, assembly } = current;
  return {
    persona: user.personaId,
    ...pictureShown(current),
    own: campaign.quota,
    drawn: raffle?.drawnQuota ?? campaign.quota,
    numbers: raffle?.globe ?? assembly?.waiting ?? [campaign.quota],
  };
}

interface Props extends PopupProps {
  readonly moment: Parameters<Moment>[0];
  readonly ribbon: string;
  readonly tone?: 'jabuticaba' | 'mata';
  readonly heading: string;
  readonly className?: string | undefined;
  readonly isDense?: boolean;
  readonly body?: string | undefined;
  readonly extra?: ReactNode;
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
  /** Milliseconds after which the popup goes on by itself. */
  readonly goesOnAfter?: number;
  /** Takes the place of the one button. */
  readonly children?: ReactNode;
}

/** A popup with the picture of a moment. */
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
  goesOnAfter,
  children,
  ...layout
}: Props) {
  const goOn = onButton ?? (() => send({ type: 'popup.advanced' }));
  const isGoing = useGoingOn(goesOnAfter, goOn);
  const options = pictureOptionsOf(context);
  const { current, minutes } = context;
  const assembly = showsAssembly && minutes !== null ? { current, minutes } : null;
  return (
    <Popup
      {...layout}
      picture={
        assembly === null ? (
          <>
            {before !== undefined && <LivePicture draw={(art) => art.moment(moment, { ...options, ...before })} />}
            <LivePicture
              className={before === undefined ? undefined : css.change}
              draw={(art) => art.moment(moment, options)}
              {...(alt === undefined ? {} : { alt })}
            />
          </>
        ) : (
          <LazyAssemblyPeople {...assembly} />
        )
      }
      extra={
        <>
          {extra}
          {assembly !== null && <LazyAssemblySums {...assembly} />}
        </>
      }
    >
      {children ?? (
        <ButtonRow>
          <Button
            kind={kind ?? 'primary'}
            data-main
            disabled={isBusy}
            className={isGoing ? css.going : undefined}
            style={isGoing ? { animationDuration: `${goesOnAfter}ms` } : undefined}
            onClick={goOn}
          >
            {button}
          </Button>
        </ButtonRow>
      )}
    </Popup>
  );
}

/** Milliseconds until it is looked again whether the player still reads an idea. */
const LOOK_AGAIN = 1_000;

/** True while an idea is opened over the popup, or nobody looks at the page; the idea's one line waits in the notebook too. */
const isReading = (): boolean => document.hidden || document.querySelector('[data-idea][data-opened]') !== null;

/**
 * A popup that only leads on goes on by itself. It waits for its button instead as soon as the player touches the page or
 * presses a key, and for whoever asked for less motion.
 * @param delay milliseconds; undefined where the popup always waits for its button
 * @returns true while it will go on by itself
 */
function useGoingOn(delay: number | undefined, onOver: () => void): boolean {
  const [isGoing, setGoing] = useState(() => delay !== undefined && !isMotionReduced());
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (!isGoing) return;
    const over = (): void => {
      if (isReading()) timer = setTimeout(over, LOOK_AGAIN);
      else latest.current();
    };
    let timer = setTimeout(over, delay);
    const stay = (event: Event): void => {
      const isOnButton = event.target instanceof Element && event.target.closest('[data-main]') !== null;
      if (event.type === 'keydown' || !isOnButton) setGoing(false);
    };
    const stop = new AbortController();
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(name, stay, { capture: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isGoing, delay]);
  return isGoing;
}
