import { withBase } from '@consorcio/contract/wire';
import { lazy, Suspense, useState } from 'react';
import { mayPlayFilms } from '../../../ui/motion/film.tsx';
import { LivePicture } from '../../drawing/live-picture.tsx';
import { FilmLayout } from '../layouts/film-layout.tsx';
import type { PopupProps } from '../popup-props.ts';
import { drawFilmOf, GlobeFilm } from './globe-film.tsx';
import { LastBeat } from './last-beat.tsx';
import { loadShot, mayPlayShot } from './load-shot.ts';
import css from './raffle-film.module.css';
import { type RaffleBeat, wordsOf } from './raffle-words.ts';

const LiveShot = lazy(() => loadShot().then(({ LiveShot }) => ({ default: LiveShot })));
type Way = 'live' | 'film' | 'globe';
const recorded = (): Way => (mayPlayFilms() ? 'film' : 'globe');

/**
 * The raffle, which nothing skips. It is one live shot, with the end of the film as its last beat; where the shot cannot run, the film with the true balls over it, and
 * for less motion or less data the globe alone. The drawn ball is shown as it is, never staged as a near miss.
 */
export function RaffleFilm(props: PopupProps) {
  const [way, setWay] = useState<Way>(() => (mayPlayShot() ? 'live' : recorded()));
  const [beat, setBeat] = useState<RaffleBeat>('waiting');
  /* The live shot is over; the end of the film is seen. */
  const [isShot, setShot] = useState(false);
  const [isFilmed, setFilmed] = useState(false);
  const { context, send } = props;
  if (context.raffle === null || context.raffle.drawnQuota === null) return null;
  const { drawnQuota, won } = context.raffle;
  if (way !== 'live') return <GlobeFilm {...props} mayFilm={way === 'film'} />;
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
              onFail={() => setWay(recorded())}
            />
          </Suspense>
        )
      }
    />
  );
}
