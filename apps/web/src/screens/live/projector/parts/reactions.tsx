import pictures from 'pictures:reaction';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { reactionNames } from '@consorcio/copy/live-reactions';
import { LIVE_REACTIONS } from '@consorcio/rules/live-words';
import { useRises } from '../use-rises.ts';
import css from './reactions.module.css';

interface Props {
  /** How many seats show each of the reactions now, in the order of their numbers. */
  readonly counts: readonly number[];
}

/** How many show what, below; what comes new floats up at the edge and is gone. */
export function Reactions({ counts }: Props) {
  const rises = useRises(counts);
  const shown = LIVE_REACTIONS.map((reaction, i) => ({ reaction, count: counts[i] ?? 0, rise: rises[i] ?? 0 }));
  return (
    <>
      <ul className={css.counts}>
        {shown
          .filter(({ count }) => count > 0)
          .map(({ reaction, count }) => (
            <li key={reaction}>
              <img src={pictures[reaction]} alt={reactionNames[reaction]} width="104" height="104" />
              {projectorCopy.times(count)}
            </li>
          ))}
      </ul>
      <div className={css.edge} aria-hidden="true">
        {shown
          .filter(({ rise }) => rise > 0)
          .map(({ reaction, count, rise }) => (
            <p key={`${reaction} ${rise}`} data-place={reaction % 2}>
              <img src={pictures[reaction]} alt="" width="104" height="104" />
              {reactionNames[reaction]} {projectorCopy.times(count)}
            </p>
          ))}
      </div>
    </>
  );
}
