import { ROOM_START } from '@consorcio/contract/wire';
import { BACK } from '@consorcio/copy/first-screens';
import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { joinCopy } from '@consorcio/copy/live-phone';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ledGroups } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { joinPath, LIVE_PATHS, livePath } from '../../../live/live-paths.ts';
import { isRehearsal } from '../../../live/rehearsal.ts';
import { type KeptSeat, keepSeat, keptSeats } from '../../../live/seat-keys.ts';
import { EntranceNote } from '../../../session/entrance-note.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonLink, ButtonRow, LoneButton } from '../../../ui/buttons/button.tsx';
import { goBack } from '../../../ui/go-back.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { CodeForm } from '../join/code-form.tsx';
import css from '../live-screens.module.css';
import { OpenGroupForm } from './open-group-form.tsx';

/** `/ao-vivo`: the projector's code for who comes in; CRIAR UM GRUPO, how many months, ABRIR A SALA; everything else has a sensible value and is folded. */
export function OpenGroupScreen() {
  const [isCreating, setCreating] = useState(false);
  const [, navigate] = useLocation();
  const leave = (): void => (isCreating ? setCreating(false) : goBack(navigate));
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.screen}>
      <Panel ribbon={copy.name}>
        {isCreating ? (
          <OpenGroupForm />
        ) : (
          <>
            <p className={css.lead}>{copy.lead}</p>
            <LedHere />
            <SeatsHere />
            <CodeForm onEnter={(code) => navigate(joinPath(code))} />
            <ButtonRow isColumn>
              <Button onClick={() => setCreating(true)}>{copy.create}</Button>
            </ButtonRow>
            <p className="quiet middle">
              {copy.privacy}{' '}
              <Link className={css.guide} href={ROOM_START}>
                {copy.guide}
              </Link>
            </p>
          </>
        )}
        <LoneButton isColumn kind="secondary" onClick={leave} label={BACK} />
      </Panel>
      <EntranceNote />
    </StageFrame>
  );
}

/** Groups asked about: more than a teacher leads in a term. */
const MOST_LED = 20;

interface LedGroup {
  readonly groupId: string;
  /** Null where it cannot be asked for now. */
  readonly code: string | null;
  readonly isOver: boolean;
}

/** What is told of a group that this device leads; null of one that is deleted. */
async function lookAt(groupId: string): Promise<LedGroup | null> {
  const screen = await liveCall('liveProjector', { params: { groupId } });
  if (screen.ok) return { groupId, code: screen.value.group.code, isOver: screen.value.group.phase === 'ENDED' };
  const isGone = screen.error.kind === 'code' && screen.error.code === 'LIVE_NOT_FOUND';
  return isGone ? null : { groupId, code: null, isOver: false };
}

/** The groups that this device leads, those that go on first; nothing without one. */
function LedHere() {
  const [groups, setGroups] = useState<readonly LedGroup[]>([]);
  useEffect(() => {
    void Promise.all(ledGroups().slice(-MOST_LED).map(lookAt)).then((all) => {
      const found = all.filter((each) => each !== null);
      setGroups([...found.filter(({ isOver }) => !isOver), ...found.filter(({ isOver }) => isOver)]);
    });
  }, []);
  if (groups.length === 0) return null;
  return (
    <section className={css.seats} aria-label={copy.ledHere}>
      <h2 className="subhead">{copy.ledHere}</h2>
      <ul className="list">
        {groups.map(({ groupId, code, isOver }) => (
          <li key={groupId}>
            <ButtonLink kind={isOver ? 'secondary' : 'play'} to={livePath('host', groupId)}>
              {copy.led(code, isOver, isRehearsal(groupId))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seats that this device has; nothing without one. */
function SeatsHere() {
  const [seats] = useState(keptSeats);
  const [, navigate] = useLocation();
  if (seats.length === 0) return null;
  const open = (seat: KeptSeat): void => {
    keepSeat(seat);
    navigate(LIVE_PATHS.seat);
  };
  return (
    <section className={css.seats} aria-label={joinCopy.seatsHere}>
      <h2 className="subhead">{joinCopy.seatsHere}</h2>
      <ul className="list">
        {seats.map((seat) => (
          <li key={`${seat.groupId} ${seat.quota}`}>
            <Button kind="secondary" onClick={() => open(seat)}>
              {joinCopy.seatOf(seat.quota, seat.code)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
