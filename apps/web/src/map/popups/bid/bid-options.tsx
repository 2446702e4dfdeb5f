import { wonBidsCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups, paymentPopups } from '@consorcio/copy/month-popups';
import { remainingCycles } from '@consorcio/rules/queries';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { nextInstalment } from '../../../teaching/figures/terms-of-stage.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { options } = bidPopups;

/** Keep the effort, or bid it to bring the dream forward. SPEC section 4. */
export function BidOptions(props: PopupProps) {
  const { send, isBusy, context } = props;
  const { balance, assembly, stage, dream } = context.current;
  const wonBefore = assembly?.wonBefore;
  return (
    <MomentPopup
      {...props}
      isDense
      moment="lanceOpcoes"
      ribbon={options.ribbon}
      heading={options.heading}
      body={options.body}
      extra={
        <>
          <Chips
            chips={[
              { label: options.saved, value: threeDigits(balance.effort), icon: 'esforco', tone: 'pessego' },
              { label: options.next, value: threeDigits(nextInstalment(context.current)), icon: 'esforco' },
            ]}
          />
          {/* What the two popups before it said, which go on by themselves. */}
          <p>{paymentPopups.remaining.paid(remainingCycles(stage.cycle, dream.cycles))}</p>
          {wonBefore !== undefined && <p>{wonBidsCopy(wonBefore)}</p>}
          <LazyCard moment="BID" current={context.current} />
        </>
      }
    >
      <ButtonRow>
        <Button kind="secondary" disabled={isBusy} onClick={() => send({ type: 'effort.kept' })}>
          {options.keep}
        </Button>
        <Button kind="play" data-main disabled={isBusy} onClick={() => send({ type: 'bid.started' })}>
          {options.bid}
        </Button>
      </ButtonRow>
    </MomentPopup>
  );
}
