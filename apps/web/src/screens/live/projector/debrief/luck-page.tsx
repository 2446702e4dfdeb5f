import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import luck from '../projector.module.css';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { Tenths } from './tenths.tsx';

const copy = debriefCopy.luck;
const PARTS = [
  { part: 'decision', colour: 'accent' },
  { part: 'hand', colour: 'go' },
  { part: 'luck', colour: 'highlight' },
] as const;

/** The letters of each month beside those of a thousand redraws, and which part of people's differences is luck. */
export function LuckPage({ debrief }: DebriefProps) {
  const { letters, parts, notes, isFew } = debrief;
  const most = Math.max(1, ...letters.map(({ given, redrawn }) => Math.max(given, redrawn?.high ?? 0)));
  return (
    <div className={css.split}>
      <div>
        <p className="font-bold text-lead">{copy.lead}</p>
        <ul className={luck.months} style={{ '--most': most } as CSSProperties}>
          {letters.map(({ given, redrawn }, i) => (
            <li
              className="grid gap-3 items-center font-bold text-body"
              key={upTo(letters.length)[i]}
              style={barOf(given, redrawn)}
            >
              <b>{debriefCopy.timeline.month(i + 1)}</b>
              <span className={luck.debriefTrack} aria-hidden="true" data-range={redrawn !== null} />
              <span>
                {copy.given(given)}
                {redrawn !== null && (
                  <small className="text-ink-soft block">{copy.usual(redrawn.low, redrawn.high)}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <aside className={css.card}>{isFew ? <OwnParts /> : <Parts parts={parts} isCounted={notes.length > 0} />}</aside>
    </div>
  );
}

const barOf = (given: number, redrawn: { readonly low: number; readonly high: number } | null): CSSProperties =>
  ({ '--given': given, '--low': redrawn?.low ?? 0, '--high': redrawn?.high ?? 0 }) as CSSProperties;

/** With few people no part is shown: each of them reads their own. */
const OwnParts = () => (
  <>
    <h3>{copy.own}</h3>
    <p>{copy.ownAbout}</p>
    <p className={css.small}>{debriefCopy.fewWhy}</p>
  </>
);

/** Which part of people's differences each is. */
function Parts({ parts, isCounted }: { parts: DebriefProps['debrief']['parts']; isCounted: boolean }) {
  if (!isCounted) return <p>{copy.counting}</p>;
  if (parts === null) return <p>{copy.parts.same}</p>;
  return (
    <>
      <h3>{copy.parts.title}</h3>
      <Tenths
        shares={PARTS.map(({ part, colour }) => ({
          tenths: parts[part],
          words: copy.parts[part](parts[part]),
          colour,
        }))}
      />
    </>
  );
}
