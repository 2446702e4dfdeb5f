import { chance, rafflePopups } from '@consorcio/copy/month-popups';
import { Chips } from '../../../ui/figures/chips.tsx';
import { AssemblyFold } from '../layouts/assembly-fold.tsx';
import { PeakPopup } from '../layouts/peak-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { won } = rafflePopups;

/** 'sorteado': the player's quota was drawn. SPEC section 2. */
export function RaffleWon(props: PopupProps) {
  const { raffle, current } = props.context;
  const { quota } = current.campaign;
  return (
    <PeakPopup
      {...props}
      ribbon={won.ribbon}
      heading={won.heading}
      body={won.body}
      draw={(art) => art.bigBall(quota, true)}
      extra={
        <>
          <Chips
            chips={[
              { label: won.quota, value: String(quota) },
              { label: won.chance, value: chance(raffle?.globe.length ?? 1) },
            ]}
          />
          <AssemblyFold context={props.context} />
        </>
      }
    />
  );
}
