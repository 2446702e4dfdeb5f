import { paidCopy } from '@consorcio/copy/decisions';
import { paymentPopups } from '@consorcio/copy/month-popups';
import { fundAfterPayment } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { PAID_READ } from '../../chart/delays.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { ribbon, heading, body } = paymentPopups.success;

/** The instalment is paid: what the group has put together, and what a letter is worth; goes on by itself. SPEC section 2. */
export function PaymentSuccess(props: PopupProps) {
  const { current } = props.context;
  const { paid, fund, letter } = fundAfterPayment(termsOfStage(current), current.stage.cycle);
  return (
    <MomentPopup
      {...props}
      moment="pago"
      goesOnAfter={PAID_READ}
      ribbon={ribbon}
      heading={heading}
      body={body}
      extra={<p>{paidCopy(paid, fund, letter)}</p>}
    />
  );
}
