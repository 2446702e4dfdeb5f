import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { type KeptSeat, keepSeat, keptSeats } from '../../../live/seat-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import css from './open-group.module.css';

/** The seats that this device has; none, and nothing shows. */
export function SeatsHere() {
  const [seats] = useState(keptSeats);
  const [, navigate] = useLocation();
  if (seats.length === 0) return null;
  const open = (seat: KeptSeat): void => {
    keepSeat(seat);
    navigate(LIVE_PATHS.seat);
  };
  return (
    <section className={css.seats} aria-label={copy.seatsHere}>
      <h2>{copy.seatsHere}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={`${seat.groupId} ${seat.quota}`}>
            <Button kind="secondary" onClick={() => open(seat)}>
              {copy.seatOf(seat.quota, seat.code)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
