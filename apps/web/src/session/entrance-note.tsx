import { PATHS } from '@consorcio/contract/wire';
import { AGE_RANGE, PRIVACY } from '@consorcio/copy/first-screens';
import { Link } from 'wouter';
import css from './session.module.css';

/** State of a history entry: who comes here has read the note where they came from. */
export const HAS_READ_ENTRANCE = 'has-read-entrance';

/** Whom the game is made for, and the way to the page on data: at every entrance (Lei 15.211/2025, arts. 8º, 16). */
export const EntranceNote = () => (
  <p className={css.note}>
    {AGE_RANGE}{' '}
    <Link className={css.privacyWay} href={PATHS.privacy}>
      {PRIVACY}
    </Link>
  </p>
);
