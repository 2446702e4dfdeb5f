import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { wallCopy } from '@consorcio/copy/live-wall';
import { RAFFLE_TOLD } from '../../../../live/telling-time.ts';
import { LivePicture } from '../../../../map/drawing/live-picture.tsx';
import { SeatTile } from '../parts/seat-tile.tsx';
import { seatOf } from '../wall-model.ts';
import css from './raffle-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/**
 * The globe turns with one ball for each quota that takes part. Which these are is told to nobody, so the balls inside bear
 * no numbers; the drawn one does.
 */
export function RaffleStep({ view, assembly, seconds }: StepProps) {
  const { globe, quota } = assembly.raffle ?? { globe: 0, quota: null };
  const isTold = seconds >= RAFFLE_TOLD;
  if (quota === null)
    return (
      <StepFrame title={copy.steps.RAFFLE} picture={<Globe balls={globe} drawn={undefined} t={0} />}>
        <p>{copy.noRaffle}</p>
      </StepFrame>
    );
  return (
    <StepFrame
      title={copy.steps.RAFFLE}
      picture={
        isTold ? (
          <LivePicture className={css.ball} draw={(art) => art.bigBall(quota, true)} />
        ) : (
          <Globe balls={globe} drawn={quota} t={seconds} />
        )
      }
    >
      <p>
        <b>{copy.chance(globe)}</b>
      </p>
      {isTold && (
        <ul className={css.drawn}>
          <SeatTile quota={quota} seat={seatOf(view, quota)}>
            {copy.ways.RAFFLE}
          </SeatTile>
        </ul>
      )}
    </StepFrame>
  );
}

function Globe({ balls, drawn, t }: { balls: number; drawn: number | undefined; t: number }) {
  const others = Array.from({ length: balls }, (_, i) => -i);
  const numbers = drawn === undefined ? others : [drawn, ...others.slice(1)];
  return (
    <LivePicture
      className={css.globe}
      alt={`${wallCopy.globe}: ${balls}`}
      draw={(art) => art.globe({ numbers, drawn, t, isBlank: true })}
    />
  );
}
