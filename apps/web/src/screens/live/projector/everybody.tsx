import { debriefCopy } from '@consorcio/copy/live-debrief';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { Face } from '../../../live/face.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './debrief/debrief.module.css';
import { Party } from './party.tsx';
import type { ProjectorView } from './projector-model.ts';
import { SeatTile } from './seat-tile.tsx';

const copy = debriefCopy.certificates;

/** Up to as many people are named; of more the faces stand with their quotas. */
const FEW_FACES = 8;

/** The class as a picture. */
export function Everybody({ seats }: Pick<ProjectorView, 'seats'>) {
  const isFew = seats.length <= FEW_FACES;
  return (
    <ul className={`m-0 p-0 list-none grid gap-3 grid-cols-2 ${css.faces}`} data-few={isFew}>
      {seats.map((seat) =>
        isFew ? (
          <SeatTile key={seat.quota} quota={seat.quota} seat={seat} />
        ) : (
          <li key={seat.quota}>
            <Face {...seat} className={css.face} />
            <span className="reader-only">{seat.nickname}</span>
          </li>
        ),
      )}
    </ul>
  );
}

/** The group has ended: everybody is thanked, and the class stands there once more. */
export const EndedPhase = ({ view }: { readonly view: ProjectorView }) => (
  <section className={classNames(css.page, css.ended)}>
    <Party seat={view.seats[0]} months={view.group.months} title={copy.thanks} />
    <Everybody seats={view.seats} />
    <p className="font-bold text-large">
      {projectorCopy.ended} {copy.body}
    </p>
  </section>
);
