import { bidCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups } from '@consorcio/copy/month-popups';
import { cyclesOf, goesOnAfterLetter, instalmentsOfBid } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { pictureShown } from '../../chart/current-stage.ts';
import { AssemblyFold } from '../layouts/assembly-fold.tsx';
import { PeakPopup } from '../layouts/peak-popup.tsx';
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
    <PeakPopup
      {...props}
      ribbon={won.ribbon}
      heading={won.heading}
      body={goesOnAfterLetter(terms) ? bidCopy.wonAndGoesOn(paid === cyclesOf(terms) - cycle) : bidCopy.won(paid)}
      draw={(art) => art.envelope({ open: 1, dream: pictureShown(current).dream })}
      extra={
        <>
          <Chips chips={chips} />
          <AssemblyFold context={props.context} />
        </>
      }
    />
  );
}
