import { chance, rafflePopups } from '@consorcio/copy/month-popups';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const { won } = rafflePopups;

export function RaffleWon(props: PopupProps) {
  const { raffle, current } = props.context;
  const { quota } = current.campaign;
  return (
    <MomentPopup
      {...props}
      assemblyFor="extra"
      moment="sorteado"
      tone="mata"
      kind="play"
      ribbon={won.ribbon}
      heading={won.heading}
      body={won.body}
      extra={
        <Chips
          chips={[
            { label: won.quota, value: String(quota) },
            { label: won.chance, value: chance(raffle?.globe.length ?? 1) },
          ]}
        />
      }
    />
  );
}
