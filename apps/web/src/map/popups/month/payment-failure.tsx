import { threeDigits } from '@consorcio/copy/digits';
import { paymentPopups } from '@consorcio/copy/popups';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { failure, unreached } = paymentPopups;

/** 'Vish...': not enough effort, or nothing heard from the server. 'AVANÇAR' returns to the map. SPEC section 2. */
export function PaymentFailure(props: PopupProps) {
  const { current, payment } = props.context;
  const told = payment === null ? unreached : failure;
  return (
    <MomentPopup
      {...props}
      moment={payment === null ? 'semConexao' : 'vish'}
      ribbon={failure.ribbon}
      heading={told.heading}
      body={told.body}
      extra={
        <Chips
          chips={[
            { label: told.due, value: threeDigits(current.dream.effortCostPerCycle), icon: 'esforco', tone: 'brasa' },
            { label: failure.have, value: threeDigits(current.balance.effort), icon: 'esforco' },
          ]}
        />
      }
    />
  );
}
