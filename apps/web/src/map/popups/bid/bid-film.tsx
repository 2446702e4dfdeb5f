import cheering from 'pictures:cheering';
import thinking from 'pictures:thinking';
import { bidPopups } from '@consorcio/copy/month-popups';
import { useEffect, useState } from 'react';
import { Film, mayPlayFilms } from '../../../ui/motion/film.tsx';
import { BID_RESULT } from '../../chart/delays.ts';
import { LivePicture } from '../../drawing/live-picture.tsx';
import { FilmLayout } from '../layouts/film-layout.tsx';
import { pictureOptionsOf } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './bid-film.module.css';

const { film, won: wonCopy } = bidPopups;
/** From the film's first picture until its letter has risen from the envelope. */
const AFTER_RISING = { animationDelay: '3s' } as const;
/** Milliseconds of the pictures: flap lifted, result. */
const LIFTED = 1_760;
const OPENED = 2_600;
/** In every third cycle the film shows the envelope of another member. */
const OTHERS_EVERY = 3;

/** The envelope is opened; it cannot be skipped. Then 'contemplado', or another bid was higher. */
export function BidFilm({ context, send }: PopupProps) {
  const [isFilmed, setFilmed] = useState(mayPlayFilms);
  const [open, setOpen] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const won = context.bid?.win === true;
  useEffect(() => {
    if (isFilmed) return;
    const timers = [setTimeout(() => setOpen(0.5), LIFTED), setTimeout(() => setOpen(1), OPENED)];
    return () => timers.forEach(clearTimeout);
  }, [isFilmed]);
  useEffect(() => {
    if (open < 1) return;
    const timer = setTimeout(() => send({ type: 'film.ended' }), BID_RESULT);
    return () => clearTimeout(timer);
  }, [open, send]);
  const { current } = context;
  const { personaId } = current.user;
  const { dream } = pictureOptionsOf(context);
  /* A lost bid's envelope holds no letter of credit: the film stays at its question, the picture half open. */
  const shown = won ? open : Math.min(open, 0.5);
  const isFilmShown = isFilmed && shown < 1;
  const isOwn = current.stage.cycle % OTHERS_EVERY !== 0;
  const whose = isOwn ? `p${personaId}` : 'random';
  return (
    <FilmLayout
      tone={isFilmShown ? 'table' : won && open === 1 ? 'envelope' : 'calm'}
      title={open < 1 ? film.title : won ? film.won : film.lost}
      caption={open < 1 ? film.caption : undefined}
      picture={
        isFilmShown ? (
          <>
            <Film
              name={`sorteio/envelope_full_${whose}`}
              className={css.movie}
              onStart={() => setStarted(true)}
              onEnd={() => setOpen(1)}
              onFail={() => setFilmed(false)}
            />
            {isOwn && hasStarted && (
              <p className={css.amount} style={AFTER_RISING}>
                {wonCopy.bid}
                <b>{context.offer}</b>
              </p>
            )}
          </>
        ) : (
          <>
            {shown === 1 && <LivePicture className={css.confetti} draw={(art) => art.confetti(768, 560, 54, 21)} />}
            <LivePicture
              className={css.envelope}
              draw={(art) => art.envelope({ open: shown, ...(dream === undefined ? {} : { dream }) })}
            />
            <img className={css.person} src={(shown === 1 ? cheering : thinking)[personaId]} alt="" />
          </>
        )
      }
    />
  );
}
