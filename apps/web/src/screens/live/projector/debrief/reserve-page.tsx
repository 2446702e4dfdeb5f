import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import squares from '../projector.module.css';
import type { DebriefProps } from '../projector-model.ts';
import css from './debrief.module.css';
import { belowOf, headOf, leadOf, SIDES, type Side, shownReserve, tenthsOf } from './reserve-model.ts';

const copy = debriefCopy.reserve;

/** Reserve against all in: who had an instalment left when the letter came, who had not, and how both went on. */
export function ReservePage({ view, debrief }: DebriefProps) {
  const shown = shownReserve(debrief.reserve);
  if (shown === null) return <p className="lead">{copy.counting}</p>;
  const below = belowOf(shown, view.group.people);
  return (
    <>
      <p className="lead">{shown.why ?? leadOf(shown.split)}</p>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <section key={side} className={css.card}>
            <h3>{headOf(side, shown)}</h3>
            <SidePicture side={shown.split[side]} isOwn={shown.isOwn} />
          </section>
        ))}
      </div>
      {below !== null && <p className={css.small}>{below}</p>}
    </>
  );
}

const PARTS = [
  { part: 'onTime', colour: 'go' },
  { part: 'late', colour: 'highlight' },
  { part: 'lost', colour: 'danger' },
] as const;

/** Ten squares: on time, late, lost; below how many these are, people of this group (`isOwn`) or tenths, and the mean standing. */
export function SidePicture({ side, isOwn = false }: { readonly side: Side; readonly isOwn?: boolean }) {
  const tenths = tenthsOf(side);
  const { people, onTime, lost, worth } = side;
  const counts = isOwn ? { onTime, late: people - onTime - lost, lost } : tenths;
  return (
    <>
      <Tenths
        shares={PARTS.filter(({ part }) => counts[part] > 0).map(({ part, colour }) => ({
          tenths: tenths[part],
          words: isOwn
            ? copy.people(copy.parts[part], counts[part], people)
            : copy.tenths(copy.parts[part], counts[part]),
          mark: copy.marks[part],
          colour,
        }))}
      />
      {worth !== null && <p className={css.worth}>{copy.worth(worth)}</p>}
    </>
  );
}

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
      <p className={squares.squares} aria-hidden="true">
        {shares.flatMap(({ tenths, ...share }) =>
          upTo(tenths).map((n) => <Square key={`${share.mark} ${n}`} {...share} />),
        )}
      </p>
      <ul className={`stack ${squares.legend}`} data-gap="1">
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
