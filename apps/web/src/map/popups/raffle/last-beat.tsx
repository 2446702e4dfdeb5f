import { useEffect, useRef, useState } from 'react';
import { RAFFLE_LAST_BEAT, RAFFLE_REST, RAFFLE_TURN } from '../../chart/delays.ts';
import css from './raffle-film.module.css';

/** Seconds of the film at which the drawn ball is told: its last beat begins. */
const TOLD = (RAFFLE_REST + RAFFLE_TURN) / 1_000;

/** Seconds by which a browser may seek to a picture before it. */
const SLACK = 0.1;

interface Props {
  /** The film's address. SPEC section 7. */
  readonly src: string;
  /** The live shot is over: the film's turn. Before, it is fetched unseen. */
  readonly isDue: boolean;
  /** It is seen. */
  readonly onStart: () => void;
  /** It is over, or there is none. */
  readonly onEnd: () => void;
}

/**
 * The end of the raffle's film, joy or a kind end, after the live shot. A line that has not brought it in time does without, and so
 * does a server between that cannot begin in the middle of a film: the shot has shown everything by then.
 */
export function LastBeat({ src, isDue, ...handlers }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!isDue || element === null) return;
    const leave = (): void => latest.current.onEnd();
    const { readyState, currentTime } = element;
    if (readyState < HTMLMediaElement.HAVE_FUTURE_DATA || currentTime < TOLD - SLACK) return leave();
    const timer = setTimeout(leave, RAFFLE_LAST_BEAT);
    element.play().then(() => {
      setSeen(true);
      latest.current.onStart();
    }, leave);
    return () => clearTimeout(timer);
  }, [isDue]);
  return (
    <video
      ref={video}
      className={css.movie}
      hidden={!isSeen}
      src={src}
      preload="auto"
      muted
      playsInline
      disableRemotePlayback
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = TOLD;
      }}
    />
  );
}
