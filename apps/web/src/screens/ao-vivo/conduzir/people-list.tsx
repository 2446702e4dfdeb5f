import { hostCopy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { Face } from '../../../live/faces/face.tsx';
import { forgetNames, keepNames, namesOf } from '../../../live/host-keys.ts';
import { announce } from '../../../ui/notices/announce.ts';
import type { HostView } from './next-thing.ts';
import css from './people-list.module.css';

const copy = hostCopy.people;
type Seat = HostView['seats'][number];

/** Who is still missing, first; beside each a name that stays on this device. */
export function PeopleList({ groupId, view }: { groupId: string; view: HostView }) {
  const [names, setNames] = useState(() => namesOf(groupId));
  const seats = [...view.seats].sort((a, b) => Number(a.hasSealed) - Number(b.hasSealed) || a.quota - b.quota);
  const isMonth = view.group.phase === 'PRIVATE';
  const write = (quota: number, name: string): void => {
    const { [String(quota)]: _before, ...others } = names;
    const now = name.trim() === '' ? others : { ...others, [quota]: name };
    setNames(now);
    keepNames(groupId, now);
  };
  return (
    <section className={css.people}>
      <h2>{copy.title}</h2>
      {seats.length === 0 && <p>{copy.none}</p>}
      <ul>
        {seats.map((seat) => (
          <li key={seat.quota} data-sealed={seat.hasSealed}>
            <Face quota={seat.quota} colour={seat.colour} persona={seat.persona} className={css.face} />
            <span>
              <b>{seat.nickname}</b>
              <small>{isMonth ? stateOf(seat) : copy.here}</small>
            </span>
            <input
              aria-label={copy.name(seat.quota)}
              placeholder={copy.placeholder}
              autoComplete="off"
              maxLength={40}
              value={names[seat.quota] ?? ''}
              onChange={(event) => write(seat.quota, event.target.value)}
            />
          </li>
        ))}
      </ul>
      <p className={css.note}>{copy.privacy}</p>
      {Object.keys(names).length > 0 && (
        <button
          type="button"
          onClick={() => {
            forgetNames(groupId);
            setNames({});
            announce(copy.forgotten);
          }}
        >
          {copy.forget}
        </button>
      )}
    </section>
  );
}

const stateOf = ({ hasBegun, hasSealed }: Seat): string =>
  hasSealed ? copy.sealed : hasBegun ? copy.begun : copy.idle;
