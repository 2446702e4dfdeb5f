import { hostCopy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import { hostNames, type Names } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { useAsk } from '../../../live/use-ask.ts';
import { announce } from '../../../ui/notices/announce.ts';
import { Ask } from './ask.tsx';
import css from './host-console.module.css';
import {
  type HostPage,
  type HostSeat,
  type HostView,
  hasAnswered,
  isAsking,
  mayEnter,
  peopleAsked,
  stateOf,
} from './host-model.ts';
import { rollCall } from './roll-call.ts';
import { SeatSheet } from './seat-sheet.tsx';

const copy = hostCopy.people;
/** Among the names by quota: the list of the class. */
const LIST = 'list';

/** All seats, those that have not sealed first; each with a name that stays on this device and a button that opens its sheet. */
export function PeopleList(page: HostPage) {
  const { groupId, view } = page;
  const [names, setNames] = useState<Names>(() => hostNames(groupId).read() ?? {});
  const [opened, setOpened] = useState<number | null>(null);
  const seats = [...view.seats].sort((a, b) => Number(a.hasSealed) - Number(b.hasSealed) || a.quota - b.quota);
  const asked = peopleAsked(view);
  const { phase } = view.group;
  const seat = seats.find(({ quota }) => quota === opened);
  const write = (quota: number | typeof LIST, name: string): void => {
    const { [String(quota)]: _before, ...others } = names;
    const now = name.trim() === '' ? others : { ...others, [quota]: name };
    setNames(now);
    hostNames(groupId).write(now);
  };
  return (
    <section className={`card ${css.people}`} data-tone="surface">
      <h2>
        {copy.title[phase !== 'PRIVATE' ? 'all' : seats.every(({ hasSealed }) => hasSealed) ? 'sealed' : 'missing']}
      </h2>
      {mayEnter(view) && <Door {...page} />}
      {seats.length === 0 && <p>{copy.none}</p>}
      {asked.length > 0 && isAsking(phase) && (
        <p>{copy.answers(asked.filter((each) => hasAnswered(each, phase)).length, asked.length)}</p>
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
      {view.group.mode !== 'PAPER' && (
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
      )}
      {rollCall(
        names[LIST] ?? '',
        names,
        view.seats.map(({ quota }) => quota),
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="quiet">{copy.privacy}</p>
      {Object.keys(names).length > 0 && (
        <button
          type="button"
          onClick={() => {
            hostNames(groupId).forget();
            setNames({});
            announce(copy.forgotten);
          }}
        >
          {copy.forget}
        </button>
      )}
      {seat !== undefined && <SeatSheet key={seat.quota} {...page} seat={seat} onClose={() => setOpened(null)} />}
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
    <button type="button" className={`list ${css.seat}`} aria-haspopup="dialog" onClick={onOpen}>
      <Face {...seat} className={css.listFace} />
      <span className={css.words}>
        <b>
          <Nickname name={seat.nickname} />
        </b>
        {mode !== 'PAPER' && (
          <span className={`quiet ${css.news}`} data-connected={seat.isConnected}>
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

/** The door of the group: nobody can join while it is shut. While the room is open, seats without a connection can be freed at once, and
 * where one device has taken seats, everybody comes in anew by another code. */
function Door({ groupId, token, view, onView }: HostPage) {
  const { isBusy, ask } = useAsk();
  const [isAsking, setAsking] = useState<'ask' | 'askRenew' | null>(null);
  const { isShut, isFlooded = false, group, seats } = view;
  const silent = group.phase === 'WAITING' ? seats.filter((seat) => !seat.isConnected) : [];
  const host = { params: { groupId }, token };
  const turn = async (): Promise<void> => {
    const after = await ask(liveCall('liveDoor', { ...host, body: { isShut: !isShut } }));
    if (after !== null) onView(after);
  };
  const free = async (): Promise<void> => {
    for (const { quota } of silent) {
      const answer = await ask(liveCall('liveHostSeat', { ...host, body: { quota, do: 'FREE' } }));
      if (answer === null) return;
      onView(answer.view);
    }
  };
  const renew = async (): Promise<void> => {
    const after = await ask(liveCall('liveEntry', { ...host, body: { code: group.code } }));
    if (after !== null) onView(after);
  };
  return (
    <div className={css.door}>
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
