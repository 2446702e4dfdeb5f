import { debriefCopy } from '@consorcio/copy/live-debrief';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { leadOf, othersOf, type Side, shownReserve, TENTHS, tenthsOf } from './reserve-model.ts';
import { Tenths } from './tenths.tsx';

const copy = debriefCopy.reserve;
const SIDES = ['kept', 'spent'] as const;

/** What a side is, with its people where they are this group's. */
const headOf = (
  side: (typeof SIDES)[number],
  { split, isOwn }: NonNullable<ReturnType<typeof shownReserve>>,
): string => (isOwn ? copy.counted(copy.sides[side], split[side].people) : copy.sides[side]);

/** Reserve against all in: who had an instalment left when the letter came, who had not, and how both went on. */
export function ReservePage({ view, debrief }: DebriefProps) {
  const shown = shownReserve(debrief.reserve);
  if (shown === null) return <p className="font-bold text-lead">{copy.counting}</p>;
  const below = shown.isOwn ? othersOf(shown.split, view.group.people) : copy.redrawn;
  return (
    <>
      <p className="font-bold text-lead">{shown.why ?? leadOf(shown.split)}</p>
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
  const [counts, of] = isOwn ? [{ onTime, late: people - onTime - lost, lost }, people] : [tenths, TENTHS];
  return (
    <>
      <Tenths
        shares={PARTS.filter(({ part }) => counts[part] > 0).map(({ part, colour }) => ({
          tenths: tenths[part],
          words: copy.parts[part](counts[part], of),
          mark: copy.marks[part],
          colour,
        }))}
      />
      {worth !== null && <p className={css.worth}>{copy.worth(worth)}</p>}
    </>
  );
}
