import type { ReplyOf } from '@consorcio/contract';
import { datedHourText } from '@consorcio/copy/dates';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import css from './calendar.module.css';

type Group = ReplyOf<'liveProjector'>['group'];

/** The hours of a group over days that are left: of the room, if it is open, then of each month. */
export const Calendar = ({ group: { hours, month } }: { readonly group: Pick<Group, 'hours' | 'month'> }) => (
  <section className={`card ${css.calendar}`} data-tone="surface" data-gap="3">
    <h2>{copy.calendar}</h2>
    <ol className="list">
      {(hours ?? []).map((hour, i) => (
        <li className={css.hour} key={hour} aria-current={i === 0 ? 'step' : undefined}>
          <b>{month + i === 0 ? copy.room : copy.assembly(month + i)}</b>
          <span>{datedHourText(hour)}</span>
        </li>
      ))}
    </ol>
  </section>
);
