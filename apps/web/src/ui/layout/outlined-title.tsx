import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import css from '../dialogs/popup.module.css';

interface Props {
  readonly children: string;
  /** A dark shade of the ground behind. STYLE section 2. */
  readonly edge: 'accent-ink' | 'money-ink' | 'sky-ink';
  /** It stands alone on its screen. */
  readonly isHuge?: boolean;
}

/** A title over a picture: white with a round edge. */
export function OutlinedTitle({ children, edge, isHuge = false }: Props) {
  return (
    <h1 className={classNames(css.title, isHuge && css.huge)} style={{ '--edge': `var(--${edge})` } as CSSProperties}>
      {children}
    </h1>
  );
}
