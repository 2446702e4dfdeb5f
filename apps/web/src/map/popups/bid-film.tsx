import cheering from 'pictures:cheering';
import thinking from 'pictures:thinking';
import { bidPopups } from '@consorcio/copy/popups';
import { useEffect, useState } from 'react';
import { BID_FILM } from '../delays.ts';
import { Film } from '../film.tsx';
import { LivePicture } from '../live-picture.tsx';
import { factsOf } from '../moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './bid-film.module.css';

const { film } = bidPopups;
/** Milliseconds: sealed envelope, flap lifted, result. */
const LIFTED = BID_FILM * 0.42;
const OPENED = BID_FILM * 0.62;

/** The envelope is opened; it cannot be skipped. Then 'contemplado', or another bid was higher. */
export function BidFilm({ context, send }: PopupProps) {
  const [open, setOpen] = useState(0);
  const won = context.bid?.win === true;
  useEffect(() => {
    const timers = [
      setTimeout(() => setOpen(0.5), LIFTED),
      setTimeout(() => setOpen(1), OPENED),
      setTimeout(() => send({ type: 'film.ended' }), BID_FILM),
    ];
    return () => timers.forEach(clearTimeout);
  }, [send]);
  const { standing } = context;
  const { dream } = factsOf(context);
  /* A lost bid's envelope holds no letter: it stays half open. */
  const shown = won ? open : Math.min(open, 0.5);
  const result = won ? film.won : film.lost;
  return (
    <Film
      tone="envelope"
      title={open < 1 ? film.title : result}
      caption={open < 1 ? film.caption : undefined}
      scene={
        <>
          {shown === 1 && <LivePicture className={css.confetti} draw={(art) => art.confetti(768, 560, 54, 21)} />}
          <LivePicture
            className={css.envelope}
            draw={(art) => art.envelope({ open: shown, ...(dream === undefined ? {} : { dream }) })}
          />
          <img className={css.person} src={(shown === 1 ? cheering : thinking)[standing.user.personaId]} alt="" />
        </>
      }
    />
  );
}
