import { lazy, Suspense, useState } from 'react';
import { mayPlayFilms } from '../../../ui/motion/film.tsx';
import { FilmLayout } from '../layouts/film-layout.tsx';
import type { PopupProps } from '../popup-props.ts';
import { GlobeFilm } from './globe-film.tsx';
import { loadShot, mayPlayShot } from './load-shot.ts';
import { type RaffleBeat, wordsOf } from './raffle-words.ts';

const LiveShot = lazy(() => loadShot().then(({ LiveShot }) => ({ default: LiveShot })));
type Way = 'live' | 'film' | 'globe';
const recorded = (): Way => (mayPlayFilms() ? 'film' : 'globe');

/**
 * The raffle, which nothing skips. It is one live shot; where that cannot run, the film with the true balls over it, and
 * for less motion or less data the globe alone. The drawn ball is shown as it is, never staged as a near miss.
 */
export function RaffleFilm(props: PopupProps) {
  const [way, setWay] = useState<Way>(() => (mayPlayShot() ? 'live' : recorded()));
  const [beat, setBeat] = useState<RaffleBeat>('waiting');
  const { context, send } = props;
  if (context.raffle === null || context.raffle.drawnQuota === null) return null;
  if (way !== 'live') return <GlobeFilm {...props} mayFilm={way === 'film'} />;
  return (
    <FilmLayout
      tone="raffle"
      {...wordsOf(context, beat)}
      picture={null}
      backdrop={
        <Suspense>
          <LiveShot
            context={context}
            onBeat={setBeat}
            onEnd={() => send({ type: 'film.ended' })}
            onFail={() => setWay(recorded())}
          />
        </Suspense>
      }
    />
  );
}
