import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import { classNames } from '../../../../ui/class-names.ts';
import luck from '../projector.module.css';
import type { DebriefProps } from '../projector-model.ts';
import css from './debrief.module.css';
import { Tenths } from './reserve-page.tsx';

const copy = debriefCopy.luck;
const LUCK_PARTS = [
  { part: 'decision', colour: 'accent' },
  { part: 'hand', colour: 'go' },
  { part: 'luck', colour: 'highlight' },
] as const;

/** Which part of people's differences is luck; where that is not told, the letters of each month beside those of a thousand redraws. */
export function LuckPage({ debrief }: DebriefProps) {
  const { letters, parts } = debrief;
  const finding = parts === null ? lettersLead(letters) : copy.lead(parts.luck, parts.decision);
  return (
    <>
      <p className={classNames(css.finding, parts === null ? css.text : css.luckFinding)}>{finding ?? copy.counting}</p>
      {parts === null ? <Letters {...debrief} /> : <Parts parts={parts} />}
      {finding !== null && <p className={css.small}>{copy.method}</p>}
    </>
  );
}

/** The month whose letters are farthest from those of the redraws; null until these are counted. */
function lettersLead(letters: DebriefProps['debrief']['letters']): string | null {
  const months = letters.flatMap(({ given, redrawn }, i) =>
    redrawn === null
      ? []
      : [{ ...redrawn, given, month: i + 1, off: Math.max(redrawn.low - given, given - redrawn.high) }],
  );
  const oddest = [...months].sort((a, b) => b.off - a.off)[0] ?? null;
  if (oddest === null) return null;
  return oddest.off > 0 ? copy.odd(oddest.month, oddest.given, oddest.low, oddest.high) : copy.even;
}

/** Numbers that stand beside each other below a track; of more every second. */
const MOST_NUMBERS = 12;

function Letters({ letters, notes, isFew }: DebriefProps['debrief']) {
  const most = Math.max(1, ...letters.map(({ given, redrawn }) => Math.max(given, redrawn?.high ?? 0)));
  const step = most > MOST_NUMBERS ? 2 : 1;
  return (
    <>
      <ul className={luck.months} style={{ '--most': most } as CSSProperties}>
        <li className={css.scale} aria-hidden="true">
          <span>{copy.scale}</span>
          <span className={css.upTo} style={{ gridTemplateColumns: `repeat(${most + 1}, minmax(0, 1fr))` }}>
            {upTo(most + 1).map((n) => (
              <span key={n}>{(n - 1) % step === 0 && n - 1}</span>
            ))}
          </span>
        </li>
        {letters.map(({ given, redrawn }, i) => (
          <li className={css.barLine} key={upTo(letters.length)[i]} style={barOf(given, redrawn)}>
            <b>{debriefCopy.timeline.month(i + 1)}</b>
            <span className={`track ${luck.debriefTrack}`} aria-hidden="true" data-range={redrawn !== null} />
            <span>
              {copy.given(given)}
              {redrawn !== null && <small className="soft"> · {copy.usual(redrawn.low, redrawn.high)}</small>}
            </span>
          </li>
        ))}
      </ul>
      {!isFew && notes.length > 0 && <p className={css.small}>{copy.parts.same}</p>}
    </>
  );
}

const barOf = (given: number, redrawn: { readonly low: number; readonly high: number } | null): CSSProperties =>
  ({ '--given': given, '--low': redrawn?.low ?? 0, '--high': redrawn?.high ?? 0 }) as CSSProperties;

const Parts = ({ parts }: { parts: NonNullable<DebriefProps['debrief']['parts']> }) => (
  <section className={classNames(css.card, css.whole)}>
    <h3>{copy.parts.title}</h3>
    <Tenths
      shares={LUCK_PARTS.filter(({ part }) => parts[part] > 0).map(({ part, colour }) => ({
        tenths: parts[part],
        words: copy.parts[part](parts[part]),
        mark: copy.parts.marks[part],
        colour,
      }))}
    />
  </section>
);
