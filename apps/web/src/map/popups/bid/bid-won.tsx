import { bidCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups } from '@consorcio/copy/month-popups';
import { cyclesOf, goesOnAfterLetter, instalmentsOfBid } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { won } = bidPopups;

/** 'contemplado': the bid was the highest. SPEC section 2. */
export function BidWon(props: PopupProps) {
  const { bid, current } = props.context;
  const [terms, { cycle }] = [termsOfStage(current), current.stage];
  const paid = instalmentsOfBid(terms, cycle, bid?.bid ?? 0);
  const chips: Chip[] = [
    { label: won.bid, value: threeDigits(bid?.bid ?? 0), icon: 'esforco', tone: 'pessego' },
    ...(typeof bid?.waiting === 'number' ? [{ label: won.waiting, value: String(bid.waiting) }] : []),
  ];
  return (
    <MomentPopup
      {...props}
      assemblyFor="extra"
      moment="contemplado"
      tone="mata"
      kind="play"
      ribbon={won.ribbon}
      heading={won.heading}
      body={goesOnAfterLetter(terms) ? bidCopy.wonAndGoesOn(paid === cyclesOf(terms) - cycle) : bidCopy.won(paid)}
      extra={<Chips chips={chips} />}
    />
  );
}
