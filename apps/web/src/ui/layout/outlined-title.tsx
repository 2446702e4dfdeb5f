import type { CSSProperties } from 'react';
import css from './outlined-title.module.css';

interface Props {
  readonly children: string;
  /** A dark shade of the ground behind. STYLE section 2. */
  readonly edge: string;
  readonly size?: number;
}

/** A title over a picture: white with a round edge. */
export function OutlinedTitle({ children, edge, size = 52 }: Props) {
  return (
    <h1 className={css.title} style={{ '--edge': edge, '--size': size } as CSSProperties}>
      {children}
    </h1>
  );
}
