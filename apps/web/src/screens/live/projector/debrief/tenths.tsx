import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import css from '../projector.module.css';

interface Share {
  /** How many of the ten squares, 0 to 10; a share of none is not shown. */
  readonly tenths: number;
  /** What the share is, with its number. */
  readonly words: string;
  readonly colour: 'go' | 'highlight' | 'danger' | 'accent';
}

/** A whole as ten squares in the colours of its shares, and below them what each colour is. */
export function Tenths({ shares }: { readonly shares: readonly Share[] }) {
  const shown = shares.filter(({ tenths }) => tenths > 0);
  return (
    <>
      <p className={css.squares} aria-hidden="true">
        {shown.flatMap(({ tenths, colour }) =>
          upTo(tenths).map((n) => <i key={`${colour} ${n}`} style={ofColour(colour)} />),
        )}
      </p>
      <ul className={css.legend}>
        {shown.map(({ words, colour }) => (
          <li key={colour} style={ofColour(colour)}>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

const ofColour = (colour: Share['colour']): CSSProperties => ({ '--share': `var(--${colour})` }) as CSSProperties;
