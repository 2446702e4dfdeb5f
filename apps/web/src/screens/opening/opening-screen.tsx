import pictures from 'pictures:opening';
import { PATHS } from '@consorcio/contract/wire';
import { openingCopy as copy } from '@consorcio/copy/entrance';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HillsBackdrop } from '../../ui/backdrops/hills-backdrop.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { mayMove } from '../../ui/motion/film.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './opening.module.css';

/** Milliseconds for which each line and its picture stand. */
const LINE_SHOWN = 1_900;
const AFTER = PATHS.about;
/** Each picture as it begins, and what comes of it; the latter alone where nothing moves. */
const beatsShown = () => (mayMove() ? (['begins', 'ends'] as const) : (['ends'] as const));

/**
 * The pre-game screen: what the game is, in a few lines with a picture each; the first tap leads on and lets the browser play sound.
 * CONTRACT section 2.
 */
export function OpeningScreen() {
  const [line, setLine] = useState(0);
  const [beats] = useState(beatsShown);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (line >= copy.lines.length - 1) return;
    const timer = setTimeout(() => setLine(line + 1), LINE_SHOWN);
    return () => clearTimeout(timer);
  }, [line]);

  return (
    <StageFrame
      base="broad"
      backdrop={
        <div className={css.land} data-line={line}>
          <HillsBackdrop />
        </div>
      }
      className={css.screen}
    >
      <Link href={AFTER} className={`plate ${css.skip}`}>
        {copy.skip}
      </Link>
      <h1 className={css.mark}>
        <Logo name={GAME_NAME} />
      </h1>
      <p className="reader-only">{`${copy.lines.join(' ')} ${copy.summary}`}</p>
      <ol className={css.strip} aria-hidden="true">
        {copy.lines.map((words, place) => (
          <li
            className={`stack ${css.line}`}
            key={words}
            data-place={place < line ? 'past' : place === line ? 'now' : 'next'}
          >
            <span className={css.beats}>
              {beats.map((beat) => (
                <img key={beat} src={pictures[`${place}-${beat}`]} alt="" width="768" height="768" />
              ))}
            </span>
            <span className={css.words}>{words}</span>
          </li>
        ))}
      </ol>
      <button type="button" className={css.tap} onClick={() => navigate(AFTER)}>
        <span>{copy.start}</span>
      </button>
    </StageFrame>
  );
}
