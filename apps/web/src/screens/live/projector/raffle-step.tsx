import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { Face, isLongName, Nickname } from '../../../live/face.tsx';
import { goodOf } from '../../../live/live-rulebook.ts';
import { RAFFLE_REVEALED } from '../../../live/time.ts';
import { LivePicture } from '../../../map/live-picture.tsx';
import { PeakScene } from '../../../map/popups/layouts/peak-scene.tsx';
import css from './phases.module.css';
import { type ProjectorSeat, seatOf } from './projector-model.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { SeatTile } from './step-parts.tsx';

/**
 * The globe turns with one ball for each quota that takes part. The view does not say which these are, so the balls inside have
 * no numbers; the drawn one does. Then whoever was drawn is celebrated under it.
 */
export function RaffleStep({ view, assembly, seconds }: StepProps) {
  const { globe, quota } = assembly.raffle ?? { globe: 0, quota: null };
  const isRevealed = seconds >= RAFFLE_REVEALED;
  if (quota === null)
    return (
      <StepFrame title={copy.steps.RAFFLE} picture={<Globe balls={globe} drawn={undefined} t={0} />}>
        <p>{copy.noRaffle}</p>
      </StepFrame>
    );
  const seat = seatOf(view, quota);
  if (isRevealed && seat !== undefined) return <Drawn {...{ seat, globe }} good={goodOf(view.group)} />;
  return (
    <StepFrame
      title={copy.steps.RAFFLE}
      picture={
        isRevealed ? (
          <LivePicture className={css.ball} draw={(art) => art.bigBall(quota, true)} />
        ) : (
          <Globe balls={globe} drawn={quota} t={seconds} />
        )
      }
    >
      <p>
        <b>{copy.chance(globe)}</b>
        {copy.inGlobe(globe)}
      </p>
      {isRevealed && (
        <ul className={css.drawn}>
          <SeatTile quota={quota} seat={seat}>
            {copy.ways.RAFFLE}
          </SeatTile>
        </ul>
      )}
    </StepFrame>
  );
}

/** The person who was drawn, among people who cheer; a quota of the house has no people of its own. */
const Drawn = ({ seat, globe, good }: { seat: ProjectorSeat; globe: number; good: number }) => (
  <section className={css.peak}>
    <div className={`${css.fair} ${css.raffleFair}`}>
      <PeakScene persona={seat.persona} quota={seat.quota} dream={good} draw={(art) => art.bigBall(seat.quota, true)} />
    </div>
    <div className={`stack ${css.sign}`} data-gap="4">
      <h2>{copy.steps.RAFFLE}</h2>
      <p className={`stack ${css.who}`} data-long={isLongName(seat.nickname)}>
        <Face {...seat} className={css.raffleFace} />
        <b>
          <Nickname name={seat.nickname} />
        </b>
      </p>
      <p>{copy.raffleWon}</p>
      <p className={css.chance}>
        <b>{copy.chance(globe)}</b>
        {copy.inGlobe(globe)}
      </p>
    </div>
  </section>
);

function Globe({ balls, drawn, t }: { balls: number; drawn: number | undefined; t: number }) {
  const others = Array.from({ length: balls }, (_, i) => -i);
  const numbers = drawn === undefined ? others : [drawn, ...others.slice(1)];
  return (
    <LivePicture
      className={css.globe}
      alt={`${projectorCopy.globe}: ${balls}`}
      draw={(art) => art.globe({ numbers, drawn, t, isBlank: true })}
    />
  );
}
