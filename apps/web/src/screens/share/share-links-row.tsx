import { PATHS } from '@consorcio/contract/wire';
import { CONSORTIUM_SITE, sharePageCopy as copy } from '@consorcio/copy/share';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import css from './share.module.css';

/** The way into the game, and to the consortium association's own site. SPEC section 2. */
export function ShareLinksRow() {
  return (
    <div className={css.ways}>
      <ButtonLink to={PATHS.play} kind="play">
        {copy.play}
      </ButtonLink>
      <a className={css.site} href={CONSORTIUM_SITE} target="_blank" rel="noopener noreferrer">
        {copy.learnMore}
      </a>
    </div>
  );
}
