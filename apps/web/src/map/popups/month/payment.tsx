import { threeDigits } from '@consorcio/copy/digits';
import { paymentPopups } from '@consorcio/copy/popups';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { due } = paymentPopups;

/** End of the cycle: the instalment, and 'PAGAR'. SPEC section 4. */
export function Payment(props: PopupProps) {
  const { stage, dream, balance } = props.context.current;
  return (
    <MomentPopup
      {...props}
      moment="parcela"
      alt={due.earned(stage.cycle, dream.cycles)}
      ribbon={due.ribbon(stage.cycle)}
      heading={due.heading}
      body={stage.createdByFailure ? due.late : due.body}
      extra={
        <Chips
          chips={[
            { label: due.cost, value: threeDigits(dream.effortCostPerCycle), icon: 'esforco', tone: 'brasa' },
            { label: due.have, value: threeDigits(balance.effort), icon: 'esforco' },
          ]}
        />
      }
    >
      <ButtonRow>
        <Button data-main disabled={props.isBusy} onClick={() => props.send({ type: 'instalment.confirmed' })}>
          {due.button}
        </Button>
      </ButtonRow>
    </MomentPopup>
  );
}
