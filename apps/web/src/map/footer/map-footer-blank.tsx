import { classNames } from '../../ui/class-names.ts';
import disc from './dream-so-far.module.css';
import css from './map-footer.module.css';

/** As high as the footer with its contents; empty. */
export const BlankFooter = () => (
  <footer className={classNames(css.footer, css.blank)} aria-hidden="true">
    <div className={css.own}>
      <span className={css.portrait} />
      <span className={css.stages} />
      <span className={disc.dream} />
      <span className={css.cycle} />
    </div>
    <div className={css.due}>
      <span className={css.cost} />
      <span className={css.menu} />
    </div>
  </footer>
);
