import { withBase } from '@consorcio/contract/wire';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Film, mayPlayFilms } from '../../../ui/motion/film.tsx';
import { RAFFLE_FILM, RAFFLE_LAST_BEAT, RAFFLE_REST, RAFFLE_TURN } from '../../chart/delays.ts';
import type { MapContext } from '../../chart/map-context.ts';
import { LivePicture } from '../../live-picture.tsx';
import css from '../films.module.css';
import { FilmLayout } from '../layouts/film-layout.tsx';
import type { PopupProps } from '../popup-props.ts';
import { loadShot, mayPlayShot } from './load-shot.ts';
import { type RaffleBeat, wordsOf } from './raffle-words.ts';

const LiveShot = lazy(() => loadShot().then(({ LiveShot }) => ({ default: LiveShot })));
type Presentation = 'live' | 'film' | 'globe';
const recorded = (): Presentation => (mayPlayFilms() ? 'film' : 'globe');

/**
 * The raffle, which nothing skips. It is one live shot, with the end of the film as its last beat; where the shot cannot run, the film with the true balls over it, and
 * for less motion or less data the globe alone. The drawn ball is shown as it is, never staged as a near miss.
 */
export function RaffleFilm(props: PopupProps) {
  const [presentation, setPresentation] = useState<Presentation>(() => (mayPlayShot() ? 'live' : recorded()));
  const [beat, setBeat] = useState<RaffleBeat>('waiting');
  /* The live shot is over; the end of the film is seen. */
  const [isShot, setShot] = useState(false);
  const [isFilmed, setFilmed] = useState(false);
  const { context, send } = props;
  if (context.raffle === null || context.raffle.drawnQuota === null) return null;
  const { drawnQuota, won } = context.raffle;
  if (presentation !== 'live') return <GlobeFilm {...props} mayFilm={presentation === 'film'} />;
  return (
    <FilmLayout
      tone="raffle"
      {...wordsOf(context, beat)}
      isFilmed={isFilmed}
      picture={
        /* From the first turn on: the shot's own pieces have come, and its way is long enough for the film's. */
        mayPlayFilms() &&
        beat !== 'waiting' && (
          <>
            <LastBeat
              src={withBase(`/${drawFilmOf(context)}.mp4`)}
              isDue={isShot}
              onStart={() => setFilmed(true)}
              onEnd={() => send({ type: 'film.ended' })}
            />
            {isFilmed && <LivePicture className={css.ball} draw={(art) => art.bigBall(drawnQuota, won)} />}
          </>
        )
      }
      backdrop={
        isFilmed ? undefined : (
          <Suspense>
            <LiveShot
              context={context}
              onBeat={setBeat}
              onEnd={() => (mayPlayFilms() ? setShot(true) : send({ type: 'film.ended' }))}
              onFail={() => setPresentation(recorded())}
            />
          </Suspense>
        )
      }
    />
  );
}

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
function LastBeat({ src, isDue, ...handlers }: Props) {
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
      className={css.raffleMovie}
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

/** Pictures a second while the globe turns. */
const RATE = 30;

/** The film of this draw, without extension. SPEC section 7. */
const drawFilmOf = ({ current, raffle }: MapContext): string =>
  `sorteio/roleta_final_p${current.user.personaId}_${raffle?.won === true ? 'acerto' : 'falha'}`;

interface GlobeProps extends PopupProps {
  /** the film is asked for; else the globe alone */
  readonly mayFilm: boolean;
}

/**
 * A hand at the crank and the hall, filmed; over them the globe with every ball that waits, drawn live; then the ball that
 * came out. Where the film cannot be shown, the globe alone.
 */
function GlobeFilm({ context, send, mayFilm }: GlobeProps) {
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
