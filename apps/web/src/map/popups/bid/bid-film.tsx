import members from 'pictures:bid-members';
import tables from 'pictures:bid-table';
import sad from 'pictures:city-avatar-sad';
import portraits from 'pictures:portrait';
import thinking from 'pictures:thinking';
import { bidPopups } from '@consorcio/copy/month-popups';
import { type CSSProperties, Fragment, useEffect, useState } from 'react';
import { memberOf } from '../../../teaching/group/members.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Film, mayPlayFilms } from '../../../ui/motion/film.tsx';
import { BID_COMPARED, BID_RESULT } from '../../chart/delays.ts';
import { moodOf } from '../../chart/mood.ts';
import { LivePicture } from '../../live-picture.tsx';
import css from '../films.module.css';
import { FilmLayout } from '../layouts/film-layout.tsx';
import type { PopupProps } from '../popup-props.ts';
import { filmAmounts, OPENS } from './film-amounts.ts';

const { film, lost } = bidPopups;
/** From the film's first picture until its envelope lies on the table. */
const AFTER_COMING = { animationDelay: '1s' } as const;
/** Who bid comes to their envelope, one after the other. */
const arrived = (i: number): CSSProperties => ({ animationDelay: `${0.3 + 0.16 * i}s` });
const after = (seconds: number): CSSProperties => ({ animationDelay: `${seconds}s` });
/** Milliseconds of the pictures: flap lifted, result. */
const LIFTED = 1_760;
const OPENED = 2_600;
/** The table goes on beside the film. */
const SIDES = ['left', 'right'] as const;
/** In every third cycle the film shows the envelope of another member. */
const OTHERS_EVERY = 3;

/** The envelope is opened; it cannot be skipped. Then 'contemplado', or another bid was higher. */
export function BidFilm({ context, send }: PopupProps) {
  const [isFilmed, setFilmed] = useState(mayPlayFilms);
  const [open, setOpen] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [isOver, setOver] = useState(false);
  const won = context.bid?.win === true;
  useEffect(() => {
    if (isFilmed) return;
    const timers = [setTimeout(() => setOpen(0.5), LIFTED), setTimeout(() => setOpen(1), OPENED)];
    return () => timers.forEach(clearTimeout);
  }, [isFilmed]);
  const { current } = context;
  const { personaId } = current.user;
  const { quota: ownQuota, seedCommitment } = current.campaign;
  const isOwn = current.stage.cycle % OTHERS_EVERY !== 0;
  const { letter, around } = filmAmounts(context, isOwn, (quota) => memberOf(quota, seedCommitment).short);
  /* A lost bid keeps the film's last picture under its result: there is time to compare. */
  const comparing = won && around.length > 0 ? BID_COMPARED : 0;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setOpen(1), comparing);
    return () => clearTimeout(timer);
  }, [isOver, comparing]);
  useEffect(() => {
    if (open < 1) return;
    const timer = setTimeout(() => send({ type: 'film.ended' }), BID_RESULT);
    return () => clearTimeout(timer);
  }, [open, send]);
  const faceOf = (quota: number): string | undefined =>
    quota === ownQuota ? portraits[personaId] : memberOf(quota, seedCommitment).face;
  /* A lost bid's envelope holds no letter of credit: the film stays at its question, the picture half open. */
  const shown = won ? open : Math.min(open, 0.5);
  const isLost = open === 1 && !won;
  const isFilmShown = isFilmed && shown < 1;
  /* The picture that stands for the film has no letter to read: all of them lie around. */
  const told = isFilmed || letter === null ? around : [letter, ...around];
  /* Who won stands out once every envelope is open. */
  const isBest = (quota: number) => ((isOver || isLost) && quota === context.bid?.winnerQuota) || undefined;
  const bids = told.map(({ label, effort, quota }, i) => (
    <Fragment key={label}>
      <img
        className={css.face}
        data-at={i}
        style={isFilmShown ? arrived(i) : undefined}
        src={faceOf(quota)}
        data-own={quota === ownQuota || undefined}
        data-best={isBest(quota)}
        alt=""
        width="96"
        height="96"
      />
      <p
        className={css.other}
        data-at={i}
        style={isFilmShown ? after(quota === ownQuota ? OPENS.own : OPENS.other(told.length - 1 - i)) : undefined}
        data-best={isBest(quota)}
      >
        {label}
        <b>{effort}</b>
      </p>
    </Fragment>
  ));
  const whose = isOwn ? `p${personaId}` : 'random';
  return (
    <FilmLayout
      tone={isFilmShown ? 'table' : won && open === 1 ? 'envelope' : 'calm'}
      title={open < 1 ? film.title : won ? film.won : film.lost}
      caption={open < 1 ? film.caption : won ? undefined : lost.heading}
      picture={
        isFilmShown ? (
          <>
            <Film
              name={`sorteio/envelope_full_${whose}`}
              still={`/sorteio/export_envelope_p${personaId}_103.png`}
              className={css.bidMovie}
              onStart={() => setStarted(true)}
              onEnd={() => setOver(true)}
              onFail={() => setFilmed(false)}
            />
            {SIDES.map((side) => (
              <img key={side} className={css.side} data-side={side} src={tables[side]} alt="" loading="lazy" />
            ))}
            {hasStarted && letter !== null && (
              <>
                {isLost && isOwn ? (
                  <LivePicture
                    className={classNames(css.face, css.own)}
                    draw={(art) => art.portrait(personaId, 'frame', { expression: moodOf(context), size: 96 })}
                  />
                ) : (
                  <img
                    className={css.face}
                    style={AFTER_COMING}
                    src={faceOf(letter.quota)}
                    data-own={isOwn || undefined}
                    alt=""
                    width="96"
                    height="96"
                  />
                )}
                <p className={css.amount} style={after(OPENS.letter)}>
                  {letter.label}
                  <b>{letter.effort}</b>
                </p>
              </>
            )}
            {hasStarted && bids}
          </>
        ) : (
          <>
            <img className={css.members} src={members[shown === 1 ? 'cheering' : 'waiting']} alt="" />
            {shown === 1 ? (
              <LivePicture className={css.wonBid} draw={(art) => art.wonBid(personaId, context.bid?.bid ?? 0)} />
            ) : (
              <>
                <LivePicture className={css.bidEnvelope} draw={(art) => art.envelope({ open: shown })} />
                <img className={css.person} src={(isLost ? sad : thinking)[personaId]} alt="" />
                {isLost && bids}
              </>
            )}
          </>
        )
      }
    />
  );
}
