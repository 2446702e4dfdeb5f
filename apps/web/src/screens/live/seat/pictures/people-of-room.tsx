import type { ReplyOf } from '@consorcio/contract';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { Face } from '../../../../live/face.tsx';
import { upTo } from '../../../../live/up-to.ts';
import type { SeatView } from '../month/month-draft.ts';
import css from './people-of-room.module.css';

/** Seats of one row: the last row shows where the next people sit. */
const ROW = 8;

interface Props {
  readonly view: SeatView;
  /** Everybody's faces as they chose them; empty until they came. */
  readonly seats: ReplyOf<'liveProjector'>['seats'];
}

/** The open room: who sits where, with the faces that people chose; this seat's own is there at once. */
export function PeopleOfRoom({ view: { group, seat: own }, seats }: Props) {
  const taken = [...seats.filter(({ quota }) => quota !== own.quota), own];
  const highest = Math.max(group.people, ...taken.map(({ quota }) => quota));
  return (
    <figure className={css.room}>
      <div className={css.seats} aria-hidden="true">
        {upTo(Math.ceil(highest / ROW) * ROW).map((quota) => {
          const seat = taken.find((each) => each.quota === quota);
          return (
            <span key={quota} data-taken={seat !== undefined} data-own={quota === own.quota}>
              {seat !== undefined && <Face quota={quota} colour={seat.colour} persona={seat.persona} />}
            </span>
          );
        })}
      </div>
      <figcaption>{copy.people(Math.max(group.people, taken.length))}</figcaption>
    </figure>
  );
}
