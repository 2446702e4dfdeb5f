import { raffleCopy } from '@consorcio/copy/decisions';
import { chance, rafflePopups } from '@consorcio/copy/month-popups';
import { nextRaffleSize } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { lost } = rafflePopups;

/** Another quota was drawn. 'AVANÇAR' opens the next cycle. SPEC section 4. */
export function RaffleLost(props: PopupProps) {
  const { raffle, current } = props.context;
  const drawn = raffle?.drawnQuota;
  const next = nextRaffleSize(termsOfStage(current), current.stage.cycle);
  return (
    <MomentPopup
      {...props}
      showsAssembly
      moment={typeof drawn === 'number' ? 'naoFoi' : 'sorteio'}
      ribbon={lost.ribbon}
      heading={typeof drawn === 'number' ? lost.heading(drawn) : lost.headingUnknown}
      body={next === null ? lost.body : raffleCopy.next(next)}
      extra={
        <Chips
          chips={[
            { label: lost.quota, value: String(current.campaign.quota) },
            { label: lost.chance, value: chance(raffle?.globe.length || 1) },
          ]}
        />
      }
    />
  );
}
