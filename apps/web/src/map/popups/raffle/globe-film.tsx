import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Film } from '../../../ui/motion/film.tsx';
import { RAFFLE_FILM, RAFFLE_REST, RAFFLE_TURN } from '../../chart/delays.ts';
import type { MapContext } from '../../chart/map-context.ts';
import { LivePicture } from '../../live-picture.tsx';
import css from '../films.module.css';
import { FilmLayout } from '../layouts/film-layout.tsx';
import type { PopupProps } from '../popup-props.ts';
import { wordsOf } from './raffle-words.ts';

/** Pictures a second while the globe turns. */
const RATE = 30;

/** The film of this draw, without extension. SPEC section 7. */
export const drawFilmOf = ({ current, raffle }: MapContext): string =>
  `sorteio/roleta_final_p${current.user.personaId}_${raffle?.won === true ? 'acerto' : 'falha'}`;

interface Props extends PopupProps {
  /** the film is asked for; else the globe alone */
  readonly mayFilm: boolean;
}

/**
 * A hand at the crank and the hall, filmed; over them the globe with every ball that waits, drawn live; then the ball that
 * came out. Where the film cannot be shown, the globe alone.
 */
export function GlobeFilm({ context, send, mayFilm }: Props) {
  const [isFilmed, setFilmed] = useState(mayFilm);
  const [isRunning, setRunning] = useState(!isFilmed);
  const elapsed = useElapsed(RAFFLE_FILM, isRunning);
  const { raffle, current } = context;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => send({ type: 'film.ended' }), RAFFLE_FILM);
    return () => clearTimeout(timer);
  }, [send, isRunning]);
  if (raffle === null || raffle.drawnQuota === null) return null;
  const { globe: numbers, drawnQuota: drawn, won } = raffle;
  const own = current.campaign.quota;
  const isMixing = elapsed >= RAFFLE_REST && elapsed < RAFFLE_REST + RAFFLE_TURN;
  const isOut = elapsed >= RAFFLE_REST + RAFFLE_TURN;
  const t = Math.max(0, (elapsed - RAFFLE_REST) / 1_000);
  const words = wordsOf(context, isOut ? 'told' : isMixing ? 'mixing' : 'waiting');
  return (
    <FilmLayout
      tone="raffle"
      {...words}
      isFilmed={isFilmed}
      picture={
        <>
          {isFilmed && (
            <Film
              name={drawFilmOf(context)}
              className={css.raffleMovie}
              onStart={() => setRunning(true)}
              onFail={() => {
                setFilmed(false);
                setRunning(true);
              }}
            />
          )}
          {(!isFilmed || isMixing) && (
            <LivePicture
              className={classNames(css.globe, !isFilmed && css.large)}
              draw={(art) => art.globe({ numbers, own, t, ...(t > 0 ? { drawn } : {}) })}
            />
          )}
          {isOut && (
            <LivePicture
              className={classNames(css.ball, !isFilmed && css.large)}
              draw={(art) => art.bigBall(drawn, won)}
            />
          )}
        </>
      }
    />
  );
}

/** Milliseconds since it runs, up to `length`; in three steps where motion is not wanted. */
function useElapsed(length: number, isRunning: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setTimeout(() => setElapsed(RAFFLE_REST + RAFFLE_TURN), RAFFLE_REST + RAFFLE_TURN);
      return () => clearTimeout(timer);
    }
    const start = performance.now();
    const timer = setInterval(() => setElapsed(Math.min(length, performance.now() - start)), 1_000 / RATE);
    return () => clearInterval(timer);
  }, [length, isRunning]);
  return elapsed;
}
