import { dreamPartAddress } from '../../ui/pictures/dream-part.ts';
import { type CurrentStage, pictureShown } from '../chart/current-stage.ts';
import { lotSign } from './lot-sign.ts';
import { mapPx } from './map-px.ts';
import css from './player-lot.module.css';

/** Foot of what stands on the lot, in px of the map. */
const LOT = { x: 392, y: 566 } as const;

/**
 * What stands on the player's lot. Until the letter a drawing on blue paper, whose lines are filled as instalments are
 * paid: nothing is built or bought before it. Afterwards the dream itself; where it was lost, a sign. The footer says the
 * same to whoever reads by ear, and shows the same file.
 */
export function PlayerLot({ current }: { current: CurrentStage }) {
  const { dream, n } = pictureShown(current);
  const { status } = current.campaign;
  const sign = lotSign(current);
  return (
    <div className={css.lot} data-status={status} style={{ left: mapPx(LOT.x), top: mapPx(LOT.y) }} aria-hidden="true">
      {(status === 'ACTIVE' || status === 'SUCCESS') && (
        <div className={css.sheet}>
          <img src={dreamPartAddress(dream, n)} alt="" draggable={false} />
        </div>
      )}
      {sign !== null && <p>{sign}</p>}
    </div>
  );
}
