import { isForgetful } from '@consorcio/contract/kept';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Question } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import { PeopleOfRoom } from './pictures/people-of-room.tsx';
import css from './seat.module.css';

interface Props {
  readonly groupId: string;
  readonly view: SeatView;
}

/** Until the room is closed: the seat is taken, the game has not begun. */
export function WaitingRoom({ groupId, view }: Props) {
  const { view: projector } = useLiveView('liveProjector', groupId, undefined, 'seat');
  const { word } = view.seat;
  return (
    <Question title={copy.waiting}>
      <PeopleOfRoom view={view} seats={projector?.seats ?? []} />
      <p>{view.group.mode === 'WEEK' ? weekCopy.waiting : copy.waitingBody}</p>
      {isForgetful() && <p className={css.note}>{copy.forgetful}</p>}
      {word !== null && (
        <p className={css.word}>
          {copy.yourWord}: <LuckyPicture word={word} name={luckyNames[word]} />
        </p>
      )}
    </Question>
  );
}
