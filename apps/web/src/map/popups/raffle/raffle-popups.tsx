import { raffleCopy } from '@consorcio/copy/decisions';
import { chance, OUT_OF_ASSEMBLY, rafflePopups } from '@consorcio/copy/month-popups';
import { drawnInHundred, nextRaffle } from '@consorcio/rules/queries';
import { useEffect, useRef } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { globeOf, isOutOfAssembly } from '../../chart/current-stage.ts';
import css from '../late-popups.module.css';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import { AssemblyFold, PeakPopup } from '../layouts/peak-popup.tsx';
import { unreached } from '../layouts/unreached.tsx';
import type { PopupProps } from '../popup-props.ts';
import { prepareAhead } from './load-shot.ts';

const { intro } = rafflePopups;

/** One ball for each quota that waits; the chance is told as '1 em N'. STYLE section 10. */
export function RaffleIntro(props: PopupProps) {
  const { current } = props.context;
  const { campaign } = current;
  const isOut = isOutOfAssembly(current);
  const balls = globeOf(current).length;
  const first = useRef(props.context);
  useEffect(() => prepareAhead(first.current), []);
  return (
    <MomentPopup
      {...props}
      isDense
      moment="sorteio"
      ribbon={intro.ribbon}
      heading={intro.heading}
      body={isOut ? OUT_OF_ASSEMBLY : undefined}
      kind="play"
      button={intro.button}
      onButton={() => props.send({ type: 'raffle.asked' })}
      extra={
        <>
          <Chips
            hasLead
            chips={[
              { label: intro.quota, value: isOut ? intro.out : String(campaign.quota) },
              isOut
                ? { label: intro.balls, value: String(balls) }
                : { label: raffleCopy.chance, value: chance(balls || 1) },
            ]}
          />
          {!isOut && (
            <Fold title={raffleCopy.fold}>
              <p className={css.waits}>{raffleCopy.waits(drawnInHundred(termsOfStage(current)))}</p>
            </Fold>
          )}
        </>
      }
    />
  );
}

const { won } = rafflePopups;

/** 'sorteado': the player's quota was drawn. SPEC section 2. */
export function RaffleWon(props: PopupProps) {
  const { raffle, current } = props.context;
  const { quota } = current.campaign;
  return (
    <PeakPopup
      {...props}
      ribbon={won.ribbon(current.user.personaId)}
      heading={won.heading}
      body={won.body}
      draw={(art) => art.bigBall(quota, true)}
      extra={
        <>
          <Chips
            hasLead
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

const { lost } = rafflePopups;

/** Another quota was drawn. 'AVANÇAR' opens the next cycle. SPEC section 4. */
export function RaffleLost(props: PopupProps) {
  const { raffle, current } = props.context;
  const drawn = raffle?.drawnQuota ?? null;
  const next = nextRaffle(termsOfStage(current), raffle?.cycle ?? current.stage.cycle);
  const { quota } = current.campaign;
  /* Told by the globe, which is of the draw: the board may be of the next month already. */
  const isOut = raffle !== null && raffle.globe.length > 0 && !raffle.globe.includes(quota);
  return (
    <MomentPopup
      {...props}
      showsAssembly
      moment={drawn === null ? 'sorteio' : 'naoFoi'}
      ribbon={lost.ribbon}
      {...(drawn === null
        ? lost.unknown
        : {
            heading: lost.heading(drawn),
            body: next === null ? lost.body : isOut ? lost.out : raffleCopy.next(next),
          })}
      extra={
        <Chips
          hasLead
          chips={[
            { label: lost.quota, value: String(quota) },
            isOut
              ? { label: intro.balls, value: String(raffle.globe.length) }
              : { label: lost.chance, value: chance(raffle?.globe.length || 1) },
          ]}
        />
      }
    />
  );
}

export const RaffleUnreached = unreached(rafflePopups.unreached);
