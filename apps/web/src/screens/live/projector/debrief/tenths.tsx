import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import css from '../projector.module.css';
import debrief from './debrief.module.css';
import { type Side, tenthsOf } from './reserve-model.ts';

interface Share {
  /** How many of the ten squares, 0 to 10; a share of none is not shown. */
  readonly tenths: number;
  /** What the share is, with its number. */
  readonly words: string;
  /** A letter for it, on its squares and beside its words. */
  readonly mark: string;
  readonly colour: 'go' | 'highlight' | 'danger' | 'accent';
}

/** A whole as ten squares with colours and letters of its shares, and below them what each is. */
export function Tenths({ shares }: { readonly shares: readonly Share[] }) {
  const shown = shares.filter(({ tenths }) => tenths > 0);
  return (
    <>
      <p className={css.squares} aria-hidden="true">
        {shown.flatMap(({ tenths, ...share }) =>
          upTo(tenths).map((n) => <Square key={`${share.mark} ${n}`} {...share} />),
        )}
      </p>
      <ul className={css.legend}>
        {shown.map(({ words, ...share }) => (
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

const reserveCopy = debriefCopy.reserve;
const PARTS = [
  { part: 'onTime', colour: 'go' },
  { part: 'late', colour: 'highlight' },
  { part: 'lost', colour: 'danger' },
] as const;

/** Ten squares: on time, late, lost; below what they stand for, and the mean standing. */
export function SidePicture({ side }: { readonly side: Side }) {
  const tenths = tenthsOf(side);
  return (
    <>
      <Tenths
        shares={PARTS.map(({ part, colour }) => ({
          tenths: tenths[part],
          words: reserveCopy.parts[part](tenths[part]),
          mark: reserveCopy.marks[part],
          colour,
        }))}
      />
      {side.worth !== null && <p className={debrief.worth}>{reserveCopy.worth(side.worth)}</p>}
    </>
  );
}
