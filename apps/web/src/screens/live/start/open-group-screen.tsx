import { BACK } from '@consorcio/copy/first-screens';
import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { joinCopy } from '@consorcio/copy/live-phone';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { joinPath, LIVE_PATHS } from '../../../live/live-paths.ts';
import { type KeptSeat, keepSeat, keptSeats } from '../../../live/seat-keys.ts';
import { EntranceNote } from '../../../session/entrance-note.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
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
    <StageFrame backdrop={<HillsBackdrop />} className="justify-center">
      <Panel ribbon={copy.name}>
        {isCreating ? (
          <OpenGroupForm />
        ) : (
          <div className="stack" data-gap="4">
            <p className={css.lead}>{copy.lead}</p>
            <SeatsHere />
            <CodeForm onEnter={(code) => navigate(joinPath(code))} />
            <ButtonRow isColumn>
              <Button onClick={() => setCreating(true)}>{copy.create}</Button>
            </ButtonRow>
            <p className="text-center text-ink-soft text-small">{copy.privacy}</p>
          </div>
        )}
        <ButtonRow isColumn>
          <Button kind="secondary" onClick={leave}>
            {BACK}
          </Button>
        </ButtonRow>
      </Panel>
      <EntranceNote />
    </StageFrame>
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
      <h2 className="text-accent title-body-120">{joinCopy.seatsHere}</h2>
      <ul className="grid gap-2 list-none">
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
