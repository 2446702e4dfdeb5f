import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups } from '@consorcio/copy/month-popups';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

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
          chips={[{ label: lost.bid, value: threeDigits(bid?.bid ?? 0), icon: 'esforco', tone: 'pessego' }, ...winner]}
        />
      }
    />
  );
}
