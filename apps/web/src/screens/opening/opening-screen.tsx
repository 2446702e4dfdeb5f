import trees from 'picture:opening-trees';
import running from 'pictures:running';
import { PATHS } from '@consorcio/contract/wire';
import { openingCopy as copy } from '@consorcio/copy/entrance';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HillsBackdrop } from '../../ui/backdrops/hills-backdrop.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './opening.module.css';

/** The four, in the order in which they run. */
const RUNNERS = [2, 4, 1, 3];
/** Milliseconds for which each line stands. */
const LINE_SHOWN = 1_900;
const AFTER = PATHS.about;

/**
 * The pre-game screen: what the game is, in a few lines; the first tap leads on and lets the browser play sound.
 * CONTRACT section 2.
 */
export function OpeningScreen() {
  const [line, setLine] = useState(0);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (line >= copy.lines.length - 1) return;
    const timer = setTimeout(() => setLine(line + 1), LINE_SHOWN);
    return () => clearTimeout(timer);
  }, [line]);

  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.screen}>
      <Link href={AFTER} className={css.skip}>
        {copy.skip}
      </Link>
      <h1 className={css.mark}>
        <Logo name={GAME_NAME} />
      </h1>
      <p className={css.line} key={line} aria-hidden="true">
        {copy.lines[line]}
      </p>
      <p className="reader-only">{`${copy.lines.join(' ')} ${copy.summary}`}</p>
      <div className={css.run} aria-hidden="true">
        <img className={css.trees} src={trees} alt="" width="2304" height="260" />
        {RUNNERS.map((id) => (
          <img key={id} src={running[id]} alt="" width="300" height="400" />
        ))}
      </div>
      <button type="button" className={css.tap} onClick={() => navigate(AFTER)}>
        <span>{copy.start}</span>
      </button>
    </StageFrame>
  );
}
