import type { ReplyOf } from '@consorcio/contract';
import { datedHourText } from '@consorcio/copy/dates';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import css from './calendar.module.css';

type Group = ReplyOf<'liveProjector'>['group'];

/** The hours of a group over days that are left: of the room, if it is open, then of each month. */
export const Calendar = ({ group: { hours, month } }: { readonly group: Pick<Group, 'hours' | 'month'> }) => (
  <section className={`as-grid gap-3 rounded on-surface content-center pad-4-5 ${css.calendar}`}>
    <h2>{copy.calendar}</h2>
    <ol className="as-grid gap-2 no-bullets">
      {(hours ?? []).map((hour, i) => (
        <li
          className="as-row wrapped apart on-white rounded-chip"
          key={hour}
          aria-current={i === 0 ? 'step' : undefined}
        >
          <b>{month + i === 0 ? copy.room : copy.assembly(month + i)}</b>
          <span>{datedHourText(hour)}</span>
        </li>
      ))}
    </ol>
  </section>
);
