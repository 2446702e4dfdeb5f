import { lateCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { paymentPopups } from '@consorcio/copy/month-popups';
import { lateInstalmentAt, mostRecoveries, wayToPay } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { failure, unreached } = paymentPopups;

/** 'Vish...': not enough effort, or nothing heard from the server. 'AVANÇAR' returns to the map. SPEC section 2. */
export function PaymentFailure(props: PopupProps) {
  const { current, payment } = props.context;
  const { campaign, dream, stage, balance } = current;
  const terms = termsOfStage(current);
  const told = payment === null ? unreached : failure;
  /* The board behind it is fetched anew meanwhile: before that, this lateness is not among those known. */
  const late = Math.max(1, (campaign.lateCycles?.length ?? 0) + (stage.createdByFailure ? 0 : 1));
  const due = payment === null ? dream.effortCostPerCycle : lateInstalmentAt(terms, stage.cycle);
  const recovery = { balance, cycle: stage.cycle, position: 1, createdByFailure: true, recoveries: late };
  const isHopeless = payment !== null && wayToPay(terms, recovery) === 'NONE';
  return (
    <MomentPopup
      {...props}
      isDense
      moment={payment === null ? 'semConexao' : 'vish'}
      ribbon={failure.ribbon}
      heading={told.heading}
      body={isHopeless ? failure.hopeless : told.body}
      extra={
        <>
          {payment !== null && <p>{lateCopy(due, late, mostRecoveries(terms))}</p>}
          <Chips
            chips={[
              { label: told.due, value: threeDigits(due), icon: 'esforco', tone: 'brasa' },
              { label: failure.have, value: threeDigits(balance.effort), icon: 'esforco' },
            ]}
          />
        </>
      }
    />
  );
}
