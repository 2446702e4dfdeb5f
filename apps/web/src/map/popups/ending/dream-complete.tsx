import { completePopups } from '@consorcio/copy/month-popups';
import { goesOnAfterLetter } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { PeakPopup } from '../layouts/peak-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { ribbon, paid, bid, raffle } = completePopups;
const dreamOf = ({ context }: PopupProps): number => context.current.dream.id;

/** The three ways in which a dream comes true. SPEC section 2. */
export const DreamPaid = (props: PopupProps) => (
  <PeakPopup {...props} ribbon={ribbon} heading={paid.heading} body={paid.body(dreamOf(props))} />
);
export const DreamByBid = (props: PopupProps) => (
  <PeakPopup
    {...props}
    ribbon={ribbon}
    heading={bid.heading(dreamOf(props))}
    body={bid.body(goesOnAfterLetter(termsOfStage(props.context.current)))}
  />
);
export const DreamByRaffle = (props: PopupProps) => (
  <PeakPopup {...props} ribbon={ribbon} heading={raffle.heading(dreamOf(props))} body={raffle.body} />
);
