import { must } from '@consorcio/kernel';
import { createContext, useContext } from 'react';
import type { KeptSeat } from '../../../live/seat-keys.ts';
import type { SeatView } from './month/month-draft.ts';

/** A seat of this device, as every part of its page has it. */
export interface SeatHere {
  readonly seat: KeptSeat;
  readonly token: string;
  readonly view: SeatView;
  /** `performance.now()` when the view came. */
  readonly at: number;
  /** Why the view is not loaded now, in a sentence. */
  readonly trouble: string | null;
  /** Puts the view that a call was answered with. */
  readonly onView: (view: SeatView) => void;
}

export const SeatContext = createContext<SeatHere | null>(null);

export const useSeat = (): SeatHere => must(useContext(SeatContext), 'the seat of a page');
