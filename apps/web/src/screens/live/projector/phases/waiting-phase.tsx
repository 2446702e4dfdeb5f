import { codeText } from '@consorcio/copy/live-assembly';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { weekCopy } from '@consorcio/copy/live-week';
import { Face } from '../../../../live/faces/face.tsx';
import { hourText } from '../../../../live/hour-text.ts';
import { WholeSeal } from '../../../../live/lucky/whole-seal.tsx';
import { QrCode } from '../../../../live/qr-code.tsx';
import { SealPictures } from '../parts/seal-pictures.tsx';
import { SeatTile } from '../parts/seat-tile.tsx';
import { namedSeats, type ProjectorView } from '../projector-model.ts';
import css from './waiting-phase.module.css';

/** The open room: the ways in at the left, whoever has come at the right. `joinAddress`: what the QR code holds. */
export function WaitingPhase({ view, joinAddress, shortAddress }: Props) {
  const { code, commitment, people, hours } = view.group;
  const closesAt = hours?.[0];
  const { named, others } = namedSeats(view.seats);
  return (
    <div className={css.room}>
      <section className={css.ways}>
        <QrCode text={joinAddress} label={`${copy.join}: ${joinAddress}`} className={css.qr} />
        <p className={css.or}>
          {copy.orType} <b>{shortAddress}</b>
        </p>
        <p className={css.code} translate="no">
          {codeText(code)}
        </p>
        {closesAt !== undefined && <p className={css.or}>{weekCopy.roomAt(hourText(closesAt))}</p>}
      </section>
      <section className={css.people}>
        <h2>{copy.people(people)}</h2>
        {people === 0 && <p className={css.nobody}>{copy.nobody}</p>}
        {others.length > 0 && (
          <ul className={css.others}>
            {others.map((seat) => (
              <li key={seat.quota}>
                <Face {...seat} className={css.small} />
              </li>
            ))}
          </ul>
        )}
        <ul className={css.named}>
          {[...named].reverse().map((seat) => (
            <SeatTile key={seat.quota} quota={seat.quota} seat={seat} />
          ))}
        </ul>
        <footer className={css.seal}>
          <SealPictures commitment={commitment} className={css.pictures} />
          <div>
            <WholeSeal commitment={commitment} className={css.digits} />
            <p>{copy.sealAbout}</p>
          </div>
        </footer>
      </section>
    </div>
  );
}

interface Props {
  readonly view: ProjectorView;
  readonly joinAddress: string;
  /** The same as words to type, without the protocol. */
  readonly shortAddress: string;
}
