import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './stage-frame.module.css';

interface Props {
  /** Fills the whole window, also beside the stage on wide screens. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
  /** Size that the screen is drawn for. SPEC section 9: 768 x 1024, login 700 x 860; broad: two columns where they fit. */
  readonly base?: 'stage' | 'login' | 'broad';
  readonly className?: string | undefined;
}

/**
 * A screen: the stage in the middle, as high as the window, at most 768 wide, scaled down only; the backdrop behind it
 * covers the window. Children are laid out in a column.
 */
export function StageFrame({ backdrop, children, base = 'stage', className }: Props) {
  return (
    <div className={css.window} data-base={base}>
      <div className={`not-printed ${css.backdrop}`} aria-hidden="true">
        {backdrop}
      </div>
      <main className={classNames(css.stage, className)}>{children}</main>
    </div>
  );
}
