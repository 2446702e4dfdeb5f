import { isForgetful } from '@consorcio/contract/kept';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { Face } from '../../../live/face.tsx';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { upTo } from '../../../live/up-to.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import room from '../live-screens.module.css';
import type { ProjectorView } from '../projector/projector-model.ts';
import { Question } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import css from './seat.module.css';
import { useSeat } from './seat-context.ts';

/** The page of a seat until the room is closed. */
export function WaitingRoom() {
  const { seat, view } = useSeat();
  const { view: projector } = useLiveView('liveProjector', seat.groupId, undefined, 'seat');
  return (
    <Question title={copy.waiting}>
      <PeopleOfRoom view={view} seats={projector?.seats ?? []} />
      <p>{view.group.mode === 'WEEK' ? weekCopy.waiting : copy.waitingBody}</p>
      {isForgetful() && <p className="remark">{copy.forgetful}</p>}
    </Question>
  );
}

/** The lucky picture that this seat has put into the key. */
export function OwnWord({ word }: Pick<SeatView['seat'], 'word'>) {
  if (word === null) return null;
  return (
    <p className={`row ${css.word}`}>
      {copy.yourWord}: <LuckyPicture word={word} name={luckyNames[word]} />
    </p>
  );
}

/** Seats of one row: the last row shows where the next people sit. */
const ROW = 8;

interface PeopleProps {
  readonly view: SeatView;
  /** Everybody's faces as they chose them; empty until they are loaded. */
  readonly seats: ProjectorView['seats'];
}

/** The open room: who sits where, with the faces that people chose; this seat's own is there at once. */
function PeopleOfRoom({ view: { group, seat: own }, seats }: PeopleProps) {
  const taken = [...seats.filter(({ quota }) => quota !== own.quota), own];
  const highest = Math.max(group.people, ...taken.map(({ quota }) => quota));
  return (
    <figure className={`card ${room.room}`}>
      <div className={`list ${room.waitingSeats}`} aria-hidden="true">
        {upTo(Math.ceil(highest / ROW) * ROW).map((quota) => {
          const seat = taken.find((each) => each.quota === quota);
          return (
            <span className="disc" key={quota} data-taken={seat !== undefined} data-own={quota === own.quota}>
              {seat !== undefined && <Face {...seat} />}
            </span>
          );
        })}
      </div>
      <figcaption>{copy.people(Math.max(group.people, taken.length))}</figcaption>
    </figure>
  );
}
