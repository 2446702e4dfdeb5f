import type { ReplyOf } from '@consorcio/contract';
import { datedHourText } from '@consorcio/copy/dates';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import css from './calendar.module.css';

type Group = ReplyOf<'liveProjector'>['group'];

/** The hours of a group over days that are left: of the room, if it is open, then of each month. */
export const Calendar = ({ group: { hours, month } }: { readonly group: Pick<Group, 'hours' | 'month'> }) => (
  <section className={`grid gap-3 rounded-card bg-surface content-center py-4 px-5 ${css.calendar}`}>
    <h2>{copy.calendar}</h2>
    <ol className="grid gap-2 list-none">
      {(hours ?? []).map((hour, i) => (
        <li
          className="flex flex-wrap justify-between bg-white rounded-chip"
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
