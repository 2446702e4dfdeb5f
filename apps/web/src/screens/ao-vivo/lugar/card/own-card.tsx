import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { lazy, Suspense, useState } from 'react';
import type { KeptSeat } from '../../../../live/seat-keys.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { SeatView } from '../month/month-draft.ts';
import css from './own-card.module.css';

/** Comes when it is looked at. */
const SeatCard = lazy(() => import('./seat-card.tsx').then((code) => ({ default: code.SeatCard })));

/** The button that shows the seat card. */
export function OwnCard({ seat, view }: { readonly seat: KeptSeat; readonly view: SeatView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" className={css.show} onClick={() => setOpen(true)}>
        {copy.card.show}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SeatCard seat={seat} view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
