import { lateCopy, shortPaymentCopy, sliceNames } from '@consorcio/copy/decisions';
import { effortText, threeDigits } from '@consorcio/copy/digits';
import { lettersCopy, payersCopy, restCopy, WITHOUT_BIDS } from '@consorcio/copy/fund';
import { OUT_OF_ASSEMBLY, paymentPopups } from '@consorcio/copy/month-popups';
import {
  bestPayment,
  fundAfterPayment,
  fundOfMonth,
  instalmentShares,
  lateInstalmentAt,
  mostRecoveries,
  quotasOf,
} from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { SliceBar, SliceLegend } from '../../../ui/figures/bars.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { missOf } from '../../chart/advice.ts';
import { type CurrentStage, isOutOfAssembly } from '../../chart/current-stage.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { due, failure, unreached, success } = paymentPopups;

/** End of the cycle: the instalment, opened into its parts, and 'PAGAR'. SPEC section 4. */
export function Payment(props: PopupProps) {
  const { current } = props.context;
  const { stage, dream, balance } = current;
  const missing = dream.effortCostPerCycle - balance.effort;
  const terms = termsOfStage(current);
  return (
    <MomentPopup
      {...props}
      isDense
      moment={missing > 0 ? 'parcelaCurta' : 'parcela'}
      alt={due.earned(stage.cycle, dream.cycles)}
      ribbon={due.ribbon(stage.cycle)}
      heading={missing > 0 ? shortPaymentCopy.heading(missing) : due.heading}
      body={
        missing > 0
          ? undefined
          : stage.createdByFailure
            ? stage.cycle < dream.cycles
              ? due.late
              : due.lateLast
            : payersCopy(fundOfMonth(terms, stage.cycle).payers, quotasOf(terms))
      }
      extra={
        <>
          <Chips
            hasLead
            chips={[
              { label: due.cost, value: threeDigits(dream.effortCostPerCycle), icon: 'esforco', tone: 'danger' },
              { label: due.have, value: threeDigits(balance.effort), icon: 'esforco' },
            ]}
          />
          {missing > 0 ? (
            <p className="remark" data-tone="danger">
              {shortPaymentCopy.outcome[missOf(current)](mostRecoveries(terms))}
            </p>
          ) : (
            <Slices current={current} />
          )}
        </>
      }
    >
      <ButtonRow>
        {/* Green is for paying: what this button does without the effort is no payment. */}
        <Button
          kind={missing > 0 ? 'danger' : 'primary'}
          data-main
          disabled={props.isBusy}
          onClick={() => props.send({ type: 'instalment.confirmed' })}
        >
          {due.button}
        </Button>
      </ButtonRow>
    </MomentPopup>
  );
}

function Slices({ current }: { current: CurrentStage }) {
  const { cycle, createdByFailure } = current.stage;
  const shares = instalmentShares(termsOfStage(current), cycle, createdByFailure);
  const slices = (['common', 'admin', 'reserve', 'late'] as const)
    .map((part) => ({ part, value: shares[part] }))
    .filter(({ value }) => value > 0);
  return (
    <div>
      <SliceBar slices={slices} />
      <SliceLegend
        words={slices.map(({ part, value }) => ({ part, text: `${effortText(value)} ${sliceNames[part]}` }))}
      />
    </div>
  );
}

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
  const isHopeless = payment !== null && bestPayment(terms, recovery) === 'NONE';
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
          {payment !== null && <p>{lateCopy(late, mostRecoveries(terms))}</p>}
          <Chips
            hasLead
            chips={[
              { label: told.due, value: threeDigits(due), icon: 'esforco', tone: 'danger' },
              { label: failure.have, value: threeDigits(balance.effort), icon: 'esforco' },
            ]}
          />
        </>
      }
    />
  );
}

/** The instalment is paid: what the group has put together, and what a letter is worth. SPEC section 2. */
export function PaymentSuccess(props: PopupProps) {
  const { current } = props.context;
  const isOut = isOutOfAssembly(current) || current.stage.createdByFailure;
  const terms = termsOfStage(current);
  const { fund, letter } = fundAfterPayment(terms, current.stage.cycle);
  const month = fundOfMonth(terms, current.stage.cycle);
  return (
    <MomentPopup
      {...props}
      moment="pago"
      ribbon={isOut ? success.late.ribbon : success.ribbon}
      heading={isOut ? success.late.heading : success.heading}
      body={`${isOut ? `${OUT_OF_ASSEMBLY} ` : ''}${lettersCopy(month.letters, letter)}`}
      extra={
        <>
          <Chips hasLead chips={[{ label: success.fund, value: effortText(fund), icon: 'esforco' }]} />
          <Fold title={success.fold}>
            <p>{`${restCopy(month)} ${WITHOUT_BIDS}`}</p>
          </Fold>
        </>
      }
    />
  );
}
