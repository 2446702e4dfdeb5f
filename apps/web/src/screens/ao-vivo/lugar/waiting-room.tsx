import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { isForgetful } from '../../../live/seat-keys.ts';
import { Question } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import { PeopleOfRoom } from './pictures/people-of-room.tsx';
import css from './seat.module.css';

/** Until the room is closed: the seat is taken, the game has not begun. */
export const WaitingRoom = ({ view }: { readonly view: SeatView }) => (
  <Question title={copy.waiting}>
    <PeopleOfRoom view={view} />
    <p>{view.group.mode === 'WEEK' ? weekCopy.waiting : copy.waitingBody}</p>
    {isForgetful() && <p className={css.note}>{copy.forgetful}</p>}
    {view.seat.word !== null && (
      <p className={css.word}>
        {copy.yourWord}: <LuckyPicture word={view.seat.word} name={luckyNames[view.seat.word]} />
      </p>
    )}
  </Question>
);
