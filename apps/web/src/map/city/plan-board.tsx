import { mapScreen } from '@consorcio/copy/popups';
import { type CurrentStage, dreamParts, pictureShown } from '../chart/current-stage.ts';
import { mapPx } from './life-motion.ts';
import css from './plan-board.module.css';

/** Foot of the board on the lot, in px of the map. */
const LOT = { x: 384, y: 775 } as const;

/**
 * The dream's plan on its lot, until the letter: a sheet on stakes with the paid parts in colour, and how many instalments
 * of how many are paid. Nothing is built, since nothing is bought before the letter. The footer says the same to whoever
 * reads by ear, and shows the same file.
 */
export function PlanBoard({ current }: { current: CurrentStage }) {
  if (current.campaign.status !== 'ACTIVE') return null;
  const { dream, n } = pictureShown(current);
  return (
    <div className={css.board} style={{ left: mapPx(LOT.x), top: mapPx(LOT.y) }} aria-hidden="true">
      <img src={`/dream/parts/sonho${dream}_cliclo-${n}.png`} alt="" draggable={false} />
      <p>{mapScreen.plan(dreamParts(current), current.dream.cycles)}</p>
    </div>
  );
}
