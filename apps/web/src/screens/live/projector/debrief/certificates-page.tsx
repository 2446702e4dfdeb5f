import { debriefCopy } from '@consorcio/copy/live-debrief';
import { Confetti } from '../../../../ui/backdrops/confetti.tsx';
import { SeatTile } from '../parts/seat-tile.tsx';
import { MOST_NAMES } from '../projector-model.ts';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

const copy = debriefCopy.certificates;

/** The end: everybody has a certificate on the phone. */
export const CertificatesPage = ({ view }: DebriefProps) => (
  <>
    <div className={css.confetti} aria-hidden="true">
      <Confetti />
    </div>
    <p className={css.lead}>{copy.body}</p>
    <ul className={css.faces}>
      {view.seats.slice(0, MOST_NAMES).map((seat) => (
        <SeatTile key={seat.quota} quota={seat.quota} seat={seat}>
          {null}
        </SeatTile>
      ))}
    </ul>
    <p className={css.thanks}>{copy.thanks}</p>
  </>
);
