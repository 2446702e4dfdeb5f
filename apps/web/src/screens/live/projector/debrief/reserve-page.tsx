import { debriefCopy } from '@consorcio/copy/live-debrief';
import { upTo } from '../../../../live/up-to.ts';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { leadOf, type Side, shownReserve, tenthsOf } from './reserve-model.ts';
import reserve from './reserve-page.module.css';

const copy = debriefCopy.reserve;
const SIDES = ['kept', 'spent'] as const;
const PARTS = ['onTime', 'late', 'lost'] as const;

/** Reserve against all in: who had an instalment left when the letter came, who had not, and how both went on. */
export function ReservePage({ debrief }: DebriefProps) {
  const shown = shownReserve(debrief.reserve);
  if (shown === null) return <p className={css.lead}>{copy.none}</p>;
  return (
    <>
      <p className={css.lead}>{leadOf(shown.split)}</p>
      <div className={reserve.sides}>
        {SIDES.map((side) => (
          <section key={side} className={css.card}>
            <h3>{copy.sides[side]}</h3>
            <SidePicture side={shown.split[side]} isOwn={shown.isOwn} />
          </section>
        ))}
      </div>
    </>
  );
}

/** Ten squares: on time, late, lost; below whom they stand for, and their mean standing. */
function SidePicture({ side, isOwn }: { readonly side: Side; readonly isOwn: boolean }) {
  const tenths = tenthsOf(side);
  return (
    <>
      <p className={reserve.ten} aria-hidden="true">
        {PARTS.flatMap((part) => upTo(tenths[part]).map((n) => <i key={`${part} ${n}`} data-part={part} />))}
      </p>
      <ul className={reserve.legend}>
        {PARTS.filter((part) => tenths[part] > 0).map((part) => (
          <li key={part} data-part={part}>
            {copy.parts[part](tenths[part])}
          </li>
        ))}
      </ul>
      {side.worth !== null && <p className={reserve.worth}>{copy.worth(side.worth)}</p>}
      <p className={css.small}>{isOwn ? copy.own(side.people) : copy.redrawn}</p>
    </>
  );
}
