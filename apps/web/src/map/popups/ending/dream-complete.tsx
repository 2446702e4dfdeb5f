import { completePopups } from '@consorcio/copy/month-popups';
import { goesOnAfterLetter } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { ribbon, paid, bid, raffle } = completePopups;
const JOY = { ribbon, tone: 'mata', isJoy: true, kind: 'play' } as const;
const dreamOf = ({ context }: PopupProps): number => context.current.dream.id;

/** The three ways in which a dream comes true. SPEC section 2. */
export const DreamPaid = (props: PopupProps) => (
  <MomentPopup {...props} {...JOY} moment="quitou" heading={paid.heading} body={paid.body(dreamOf(props))} />
);
export const DreamByBid = (props: PopupProps) => (
  <MomentPopup
    {...props}
    {...JOY}
    moment="porLance"
    heading={bid.heading(dreamOf(props))}
    body={bid.body(goesOnAfterLetter(termsOfStage(props.context.current)))}
  />
);
export const DreamByRaffle = (props: PopupProps) => (
  <MomentPopup {...props} {...JOY} moment="porSorteio" heading={raffle.heading(dreamOf(props))} body={raffle.body} />
);
