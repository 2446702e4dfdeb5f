import { hostCopy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import { forgetNames, keepNames, namesOf } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { announce } from '../../../ui/notices/announce.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { Ask } from './ask.tsx';
import css from './host-console.module.css';
import { type HostSeat, type HostView, hasAnswered, isAsking, mayEnter, rollCall, stateOf } from './host-model.ts';
import { SeatSheet } from './seat-sheet.tsx';

const copy = hostCopy.people;
/** Among the names by quota: the list of the class. */
const LIST = 'list';

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly onView: (view: HostView) => void;
}

/** All seats, those that have not sealed first; each with a name that stays on this device and a button that opens its sheet. */
export function PeopleList({ groupId, token, view, onView }: Props) {
  const [names, setNames] = useState(() => namesOf(groupId));
  const [opened, setOpened] = useState<number | null>(null);
  const seats = [...view.seats].sort((a, b) => Number(a.hasSealed) - Number(b.hasSealed) || a.quota - b.quota);
  const { phase } = view.group;
  const seat = seats.find(({ quota }) => quota === opened);
  const write = (quota: number | typeof LIST, name: string): void => {
    const { [String(quota)]: _before, ...others } = names;
    const now = name.trim() === '' ? others : { ...others, [quota]: name };
    setNames(now);
    keepNames(groupId, now);
  };
  return (
    <section className={css.people}>
      <h2>
        {copy.title[phase !== 'PRIVATE' ? 'all' : seats.every(({ hasSealed }) => hasSealed) ? 'sealed' : 'missing']}
      </h2>
      {mayEnter(view) && <Door groupId={groupId} token={token} view={view} onView={onView} />}
      {seats.length === 0 && <p>{copy.none}</p>}
      {seats.length > 0 && isAsking(phase) && (
        <p>{copy.answers(seats.filter((each) => hasAnswered(each, phase)).length, seats.length)}</p>
      )}
      <ul>
        {seats.map((each) => (
          <PersonRow
            key={each.quota}
            seat={each}
            group={view.group}
            name={names[each.quota] ?? ''}
            onName={(name) => write(each.quota, name)}
            onOpen={() => setOpened(each.quota)}
          />
        ))}
      </ul>
      <details>
        <summary>{copy.roll.title}</summary>
        <textarea
          aria-label={copy.roll.label}
          placeholder={copy.roll.label}
          rows={4}
          value={names[LIST] ?? ''}
          onChange={(event) => write(LIST, event.target.value)}
        />
      </details>
      {rollCall(
        names[LIST] ?? '',
        names,
        view.seats.map(({ quota }) => quota),
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-ink-soft text-small">{copy.privacy}</p>
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

interface PersonProps {
  readonly seat: HostSeat;
  readonly group: HostView['group'];
  /** The real name, known to this device alone. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onOpen: () => void;
}

/** A seat: a button with its face and state that opens its sheet, and the real name that the host typed. */
const PersonRow = ({ seat, group: { phase, mode }, name, onName, onOpen }: PersonProps) => (
  <li data-sealed={seat.hasSealed}>
    <button type="button" className={css.seat} aria-haspopup="dialog" onClick={onOpen}>
      <Face quota={seat.quota} colour={seat.colour} persona={seat.persona} className={css.listFace} />
      <span className={css.words}>
        <b>
          <Nickname name={seat.nickname} />
        </b>
        {mode !== 'PAPER' && (
          <span className={css.news} data-connected={seat.isConnected}>
            <span className={seat.isConnected ? 'reader-only' : undefined}>
              {seat.isConnected ? copy.connected : copy.away}
              {!seat.isConnected && stateOf(seat, phase).length > 0 && ' ·'}
            </span>
          </span>
        )}
        <small>
          {stateOf(seat, phase).join(' · ')}{' '}
          <span className={css.more} aria-hidden="true">
            {copy.more}
          </span>
        </small>
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

const doorCopy = hostCopy.people.door;

interface DoorProps {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly onView: (view: HostView) => void;
}

/** The door of the group: nobody can join while it is shut. While the room is open, seats without a connection can be freed at once, and
 * where one device has taken seats, everybody comes in anew by another code. */
function Door({ groupId, token, view, onView }: DoorProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState<'ask' | 'askRenew' | null>(null);
  const { isShut, isFlooded = false, group, seats } = view;
  const silent = group.phase === 'WAITING' ? seats.filter((seat) => !seat.isConnected) : [];
  const turn = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveDoor', { params: { groupId }, token, body: { isShut: !isShut } });
    setBusy(false);
    if (answer.ok) onView(answer.value);
    else toast.error(liveSentence(answer.error, hostCopy.offline));
  };
  const free = async (): Promise<void> => {
    setBusy(true);
    for (const { quota } of silent) {
      const answer = await liveCall('liveHostSeat', { params: { groupId }, token, body: { quota, do: 'FREE' } });
      if (answer.ok) onView(answer.value.view);
      else {
        toast.error(liveSentence(answer.error, hostCopy.offline));
        break;
      }
    }
    setBusy(false);
  };
  const renew = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveEntry', { params: { groupId }, token, body: { code: group.code } });
    setBusy(false);
    if (answer.ok) onView(answer.value);
    else toast.error(liveSentence(answer.error, hostCopy.offline));
  };
  return (
    <div className={`flex items-center flex-wrap gap-2 justify-between ${css.door}`}>
      {isFlooded && <p role="alert">{doorCopy.flooded}</p>}
      <p>{isShut ? doorCopy.shut : doorCopy.open}</p>
      <button type="button" disabled={isBusy} onClick={() => void turn()}>
        {isShut ? doorCopy.doOpen : doorCopy.doShut}
      </button>
      {silent.length > 0 && (
        <button type="button" disabled={isBusy} onClick={() => setAsking('ask')}>
          {doorCopy.free(silent.length)}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => setAsking('askRenew')}>
        {group.phase === 'WAITING' ? doorCopy.renewAll : doorCopy.renew}
      </button>
      {isAsking !== null && (
        <Ask
          {...(isAsking === 'askRenew' && group.phase !== 'WAITING' ? doorCopy.askCode : doorCopy[isAsking])}
          onYes={() => {
            setAsking(null);
            void (isAsking === 'ask' ? free() : renew());
          }}
          onNo={() => setAsking(null)}
        />
      )}
    </div>
  );
}
