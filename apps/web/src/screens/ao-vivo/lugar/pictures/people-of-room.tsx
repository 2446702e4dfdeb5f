import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { Face } from '../../../../live/faces/face.tsx';
import { upTo } from '../../../../live/up-to.ts';
import type { SeatView } from '../month/month-draft.ts';
import css from './people-of-room.module.css';

/** Seats of one row: the last row shows where the next people sit. */
const ROW = 8;
/** Quotas with one colour of face (LIVE 6.1). */
const OF_COLOUR = 4;

/** The open room, by how many have come: each seat with the face that its quota was dealt, this one with its own. */
export function PeopleOfRoom({ view: { group, seat } }: { readonly view: SeatView }) {
  const people = Math.max(group.people, seat.quota);
  const seats = Math.ceil(people / ROW) * ROW;
  return (
    <figure className={css.room}>
      <div className={css.seats} aria-hidden="true">
        {upTo(seats).map((quota) => (
          <span key={quota} data-taken={quota <= people} data-own={quota === seat.quota}>
            {quota === seat.quota && <Face quota={quota} colour={seat.colour} persona={seat.persona} />}
            {quota !== seat.quota && quota <= people && (
              <Face quota={quota} colour={Math.floor((quota - 1) / OF_COLOUR)} />
            )}
          </span>
        ))}
      </div>
      <figcaption>{copy.people(group.people)}</figcaption>
    </figure>
  );
}
