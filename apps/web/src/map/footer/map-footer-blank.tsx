import { classNames } from '../../ui/class-names.ts';
import css from './map-footer.module.css';

/** As high as the footer with its contents; empty. */
export const BlankFooter = () => (
  <footer className={classNames(css.footer, css.blank)} aria-hidden="true">
    <span className={css.portrait} />
    <span className={css.stages} />
    <span className={css.dream} />
    <span className={css.chips}>
      <span className={css.cycle} />
      <span className={css.cost} />
    </span>
    <span className={css.menu} />
  </footer>
);
