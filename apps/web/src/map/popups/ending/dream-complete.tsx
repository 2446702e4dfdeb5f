import { completePopups } from '@consorcio/copy/month-popups';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { PeakPopup } from '../layouts/peak-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { dreamByBid } from './dream-by-bid.ts';

const { ribbon, paid, bid, raffle } = completePopups;
const dreamOf = ({ context }: PopupProps): number => context.current.dream.id;

/** The three ways in which a dream comes true. SPEC section 2. */
export const DreamPaid = (props: PopupProps) => (
  <PeakPopup {...props} ribbon={ribbon} heading={paid.heading} body={paid.body(dreamOf(props))} />
);
export function DreamByBid(props: PopupProps) {
  const { current, bid: won } = props.context;
  return (
    <PeakPopup
      {...props}
      ribbon={ribbon}
      heading={bid.heading(dreamOf(props))}
      body={dreamByBid(termsOfStage(current), current.stage.cycle, won?.bid ?? current.assembly?.bid ?? 0)}
    />
  );
}
export const DreamByRaffle = (props: PopupProps) => (
  <PeakPopup {...props} ribbon={ribbon} heading={raffle.heading(dreamOf(props))} body={raffle.body} />
);
