import { hostCopy } from '@consorcio/copy/live-host';
import { Face, Nickname } from '../../../live/face.tsx';
import type { HostSeat, HostView } from './next-thing.ts';
import css from './people-list.module.css';
import { stateOf } from './seat-state.ts';

const copy = hostCopy.people;

interface Props {
  readonly seat: HostSeat;
  readonly phase: HostView['group']['phase'];
  /** The real name, known to this device alone. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onOpen: () => void;
}

/** A seat: its face and how it stands, which open its sheet, and the name that the host knows it by. */
export const PersonRow = ({ seat, phase, name, onName, onOpen }: Props) => (
  <li data-sealed={seat.hasSealed}>
    <button type="button" className={css.seat} aria-haspopup="dialog" onClick={onOpen}>
      <Face quota={seat.quota} colour={seat.colour} persona={seat.persona} className={css.face} />
      <span className={css.words}>
        <b>
          <Nickname name={seat.nickname} />
        </b>
        <span className={css.news} data-connected={seat.isConnected}>
          {seat.isConnected ? copy.connected : copy.away}
        </span>
        <small>{stateOf(seat, phase).join(' · ')}</small>
      </span>
    </button>
    <input
      aria-label={copy.name(seat.quota)}
      placeholder={copy.placeholder}
      autoComplete="off"
      maxLength={40}
      value={name}
      onChange={(event) => onName(event.target.value)}
    />
  </li>
);
