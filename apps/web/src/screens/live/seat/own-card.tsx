import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { lazy, Suspense, useState } from 'react';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { keptSeats } from '../../../live/seat-keys.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import css from './seat-card.module.css';

/** Loaded when it is opened. */
const SeatCard = lazy(partOf('SeatCard', () => import('./seat-card.tsx')));

/** The button that shows the seat card, and the way to the other seats of this device. */
export function OwnCard() {
  const [isOpen, setOpen] = useState(false);
  const [hasOthers] = useState(() => keptSeats().length > 1);
  return (
    <>
      <Button kind="secondary" className={css.show} onClick={() => setOpen(true)}>
        {copy.card.show}
      </Button>
      {hasOthers && (
        <ButtonLink kind="secondary" to={LIVE_PATHS.start}>
          {copy.otherSeats}
        </ButtonLink>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SeatCard onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
