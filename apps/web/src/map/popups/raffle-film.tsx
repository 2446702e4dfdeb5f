import { rafflePopups } from '@consorcio/copy/popups';
import { useEffect, useState } from 'react';
import { RAFFLE_FILM, RAFFLE_REST, RAFFLE_TURN } from '../delays.ts';
import { Film } from '../film.tsx';
import { LivePicture } from '../live-picture.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './raffle-film.module.css';

const { film } = rafflePopups;
/** Pictures a second while the globe turns. */
const RATE = 30;

/** The globe with every ball that waits, drawn live; then the ball that came out. Told truly, never a near miss. */
export function RaffleFilm({ context, send }: PopupProps) {
  const elapsed = useElapsed(RAFFLE_FILM);
  const { raffle, standing } = context;
  useEffect(() => {
    const timer = setTimeout(() => send({ type: 'film.ended' }), RAFFLE_FILM);
    return () => clearTimeout(timer);
  }, [send]);
  if (raffle === null || raffle.drawnQuota === null) return null;
  const { globe: numbers, drawnQuota: drawn, won } = raffle;
  const own = standing.campaign.quota;
  const isMixing = elapsed >= RAFFLE_REST && elapsed < RAFFLE_REST + RAFFLE_TURN;
  const isOut = elapsed >= RAFFLE_REST + RAFFLE_TURN;
  const t = Math.max(0, (elapsed - RAFFLE_REST) / 1_000);
  const title = isOut ? (won ? film.own : film.other(drawn)) : isMixing ? film.mixing : film.before;
  const caption = isOut
    ? [
        won ? film.ownHeading(own) : film.otherHeading,
        won ? film.ownBody(numbers.length) : film.otherBody(numbers.length),
      ]
    : isMixing
      ? [film.luck, film.fair(numbers.length)]
      : [film.waiting(numbers.length), film.yours(own, numbers.length)];
  return (
    <Film
      tone="raffle"
      title={title}
      isJoy={isOut && won}
      heading={caption[0]}
      caption={caption[1]}
      scene={
        <>
          <LivePicture
            className={css.globe}
            draw={(art) => art.globe({ numbers, own, t, ...(t > 0 ? { drawn } : {}) })}
          />
          {isOut && <LivePicture className={css.ball} draw={(art) => art.bigBall(drawn, won)} />}
        </>
      }
    />
  );
}

/** Milliseconds since the film began, up to `length`; in three steps where motion is not wanted. */
function useElapsed(length: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setTimeout(() => setElapsed(RAFFLE_REST + RAFFLE_TURN), RAFFLE_REST + RAFFLE_TURN);
      return () => clearTimeout(timer);
    }
    const start = performance.now();
    const timer = setInterval(() => setElapsed(Math.min(length, performance.now() - start)), 1_000 / RATE);
    return () => clearInterval(timer);
  }, [length]);
  return elapsed;
}
