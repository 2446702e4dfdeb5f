import { bidCopy, wonBidsCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups, OUT_OF_ASSEMBLY } from '@consorcio/copy/month-popups';
import { afterBid, usualBid } from '@consorcio/rules/queries';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { nextInstalment, termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { isOutOfAssembly, pictureShown } from '../../chart/current-stage.ts';
import { firstBill } from '../ending/first-bill.ts';
import { AssemblyFold } from '../layouts/assembly-fold.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import { PeakPopup } from '../layouts/peak-popup.tsx';
import { unreached } from '../layouts/unreached.tsx';
import type { PopupProps } from '../popup-props.ts';

const { options } = bidPopups;

/** Keep the effort, or bid it to bring the dream forward. SPEC section 4. */
export function BidOptions(props: PopupProps) {
  const { send, isBusy, context } = props;
  const { balance, assembly } = context.current;
  const wonBefore = assembly?.wonBefore;
  const isOut = isOutOfAssembly(context.current);
  const isEmpty = balance.effort === 0;
  const words = isEmpty ? options.empty : options;
  const mayBid = !isOut && !isEmpty;
  const usual = usualBid(termsOfStage(context.current), context.current.stage.cycle);
  return (
    <MomentPopup
      {...props}
      isDense
      moment="lanceOpcoes"
      ribbon={options.ribbon}
      heading={isOut ? options.out : words.heading}
      body={isOut ? OUT_OF_ASSEMBLY : words.body}
      extra={
        <>
          <Chips
            hasLead
            chips={[
              { label: options.saved, value: threeDigits(balance.effort), icon: 'esforco', tone: 'pessego' },
              { label: options.next, value: threeDigits(nextInstalment(context.current)), icon: 'esforco' },
            ]}
          />
          {wonBefore !== undefined && mayBid && <p>{wonBidsCopy(wonBefore, usual.half, usual.nineOfTen)}</p>}
          <LazyCard moment="BID" current={context.current} />
        </>
      }
    >
      <ButtonRow>
        <Button
          kind={mayBid ? 'secondary' : 'primary'}
          data-main={!mayBid || undefined}
          disabled={isBusy}
          onClick={() => send({ type: 'effort.kept' })}
        >
          {options.keep}
        </Button>
        <Button
          kind={mayBid ? 'play' : 'secondary'}
          data-main={mayBid || undefined}
          disabled={isBusy || !mayBid}
          onClick={() => send({ type: 'bid.started' })}
        >
          {options.bid}
        </Button>
      </ButtonRow>
    </MomentPopup>
  );
}

const { won } = bidPopups;

/** 'contemplado': the bid was the highest. SPEC section 2. */
export function BidWon(props: PopupProps) {
  const { bid, current } = props.context;
  const { paysAll } = afterBid(termsOfStage(current), current.stage.cycle, bid?.bid ?? 0);
  return (
    <PeakPopup
      {...props}
      ribbon={won.ribbon}
      heading={won.heading}
      body={bidCopy.won(paysAll)}
      draw={(art) => art.envelope({ open: 1, dream: pictureShown(current).dream })}
      extra={
        <>
          <Chips hasLead chips={firstBill(props.context)} />
          <AssemblyFold context={props.context} />
        </>
      }
    />
  );
}

const { lost } = bidPopups;

/** Another bid was higher; the effort comes back. 'AVANÇAR' keeps it and goes on to the raffle. SPEC section 4. */
export function BidLost(props: PopupProps) {
  const { bid } = props.context;
  const winner: readonly Chip[] =
    typeof bid?.winningBid === 'number' && typeof bid.winnerQuota === 'number'
      ? [{ label: lost.winner(bid.winnerQuota), value: threeDigits(bid.winningBid), icon: 'esforco' }]
      : [];
  return (
    <MomentPopup
      {...props}
      moment="lancePerdido"
      ribbon={lost.ribbon}
      heading={lost.heading}
      body={lost.body}
      extra={
        <Chips
          hasLead
          chips={[{ label: lost.bid, value: threeDigits(bid?.bid ?? 0), icon: 'esforco', tone: 'pessego' }, ...winner]}
        />
      }
    />
  );
}

export const BidUnreached = unreached(bidPopups.unreached);
