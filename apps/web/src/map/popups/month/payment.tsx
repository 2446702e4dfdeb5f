import { shortPaymentCopy, sliceNames } from '@consorcio/copy/decisions';
import { effortText, threeDigits } from '@consorcio/copy/digits';
import { paymentPopups } from '@consorcio/copy/month-popups';
import { instalmentShares, mostRecoveries } from '@consorcio/rules/queries';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { SliceBar, SliceLegend } from '../../../ui/figures/slice-bar.tsx';
import { missOf } from '../../chart/advice.ts';
import type { CurrentStage } from '../../chart/current-stage.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './payment.module.css';

const { due } = paymentPopups;

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
      body={missing > 0 ? undefined : stage.createdByFailure ? due.late : due.body}
      extra={
        <>
          <Chips
            chips={[
              { label: due.cost, value: threeDigits(dream.effortCostPerCycle), icon: 'esforco', tone: 'brasa' },
              { label: due.have, value: threeDigits(balance.effort), icon: 'esforco' },
            ]}
          />
          <Slices current={current} />
          <LazyCard moment="PAYMENT" current={current} />
          {missing > 0 && (
            <p className={css.outcome}>{shortPaymentCopy.outcome[missOf(current)](missing, mostRecoveries(terms))}</p>
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
