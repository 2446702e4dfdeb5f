import { raffleCopy } from '@consorcio/copy/decisions';
import { chance, rafflePopups } from '@consorcio/copy/month-popups';
import { drawnInHundred } from '@consorcio/rules/queries';
import { useEffect, useRef } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { prepareAhead } from './load-shot.ts';

const { intro } = rafflePopups;

/** One ball for each quota that waits; the chance is told as '1 em N'. STYLE section 10. */
export function RaffleIntro(props: PopupProps) {
  const { current } = props.context;
  const { campaign, assembly } = current;
  const first = useRef(props.context);
  useEffect(() => prepareAhead(first.current), []);
  return (
    <MomentPopup
      {...props}
      isDense
      moment="sorteio"
      ribbon={intro.ribbon}
      heading={intro.heading}
      body={intro.body}
      kind="play"
      button={intro.button}
      onButton={() => props.send({ type: 'raffle.asked' })}
      extra={
        <>
          <Chips
            chips={[
              { label: intro.quota, value: String(campaign.quota) },
              { label: raffleCopy.chance, value: chance(assembly?.waiting.length ?? 1) },
            ]}
          />
          <Fold title={raffleCopy.fold}>
            <p>{raffleCopy.waits(drawnInHundred(termsOfStage(current)))}</p>
          </Fold>
        </>
      }
    />
  );
}
