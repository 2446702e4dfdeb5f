import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import css from '../projector.module.css';

interface Share {
  /** How many of the ten squares, 0 to 10. */
  readonly tenths: number;
  /** What the share is, with its number. */
  readonly words: string;
  /** A letter for it, on its squares and beside its words. */
  readonly mark: string;
  readonly colour: 'go' | 'highlight' | 'danger' | 'accent';
}

/** A whole as ten squares with colours and letters of its shares, and below them what each is. */
export function Tenths({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <>
      <p className={css.squares} aria-hidden="true">
        {shares.flatMap(({ tenths, ...share }) =>
          upTo(tenths).map((n) => <Square key={`${share.mark} ${n}`} {...share} />),
        )}
      </p>
      <ul className={css.legend}>
        {shares.map(({ words, ...share }) => (
          <li key={share.mark}>
            <Square {...share} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

const Square = ({ mark, colour }: Pick<Share, 'mark' | 'colour'>) => (
  <i aria-hidden="true" data-colour={colour} style={{ '--share': `var(--${colour})` } as CSSProperties}>
    {mark}
  </i>
);
