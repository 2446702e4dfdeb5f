import { paymentPopups } from '@consorcio/copy/popups';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { ribbon, heading, body } = paymentPopups.success;

export const PaymentSuccess = (props: PopupProps) => (
  <MomentPopup {...props} moment="pago" ribbon={ribbon} heading={heading} body={body} />
);
