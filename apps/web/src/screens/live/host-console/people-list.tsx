import { hostCopy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { forgetNames, keepNames, namesOf } from '../../../live/host-keys.ts';
import { announce } from '../../../ui/notices/announce.ts';
import { Door } from './door.tsx';
import type { HostView } from './next-thing.ts';
import css from './people-list.module.css';
import { PersonRow } from './person-row.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { hasAnswered, isAsking } from './seat-state.ts';

const copy = hostCopy.people;

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly onView: (view: HostView) => void;
}

/** Who is still missing, first; beside each a name that stays on this device, behind each what can be done with the seat. */
export function PeopleList({ groupId, token, view, onView }: Props) {
  const [names, setNames] = useState(() => namesOf(groupId));
  const [opened, setOpened] = useState<number | null>(null);
  const seats = [...view.seats].sort((a, b) => Number(a.hasSealed) - Number(b.hasSealed) || a.quota - b.quota);
  const { phase } = view.group;
  const seat = seats.find(({ quota }) => quota === opened);
  const write = (quota: number, name: string): void => {
    const { [String(quota)]: _before, ...others } = names;
    const now = name.trim() === '' ? others : { ...others, [quota]: name };
    setNames(now);
    keepNames(groupId, now);
  };
  return (
    <section className={css.people}>
      <h2>{copy.title}</h2>
      {phase !== 'DEBRIEF' && phase !== 'ENDED' && view.group.mode !== 'PAPER' && (
        <Door groupId={groupId} token={token} view={view} onView={onView} />
      )}
      {seats.length === 0 && <p>{copy.none}</p>}
      {seats.length > 0 && isAsking(phase) && (
        <p>{copy.answers(seats.filter((each) => hasAnswered(each, phase)).length, seats.length)}</p>
      )}
      <ul>
        {seats.map((each) => (
          <PersonRow
            key={each.quota}
            seat={each}
            phase={phase}
            name={names[each.quota] ?? ''}
            onName={(name) => write(each.quota, name)}
            onOpen={() => setOpened(each.quota)}
          />
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
      {seat !== undefined && (
        <SeatSheet
          key={seat.quota}
          groupId={groupId}
          token={token}
          seat={seat}
          isRoomOpen={phase === 'WAITING'}
          onView={onView}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
