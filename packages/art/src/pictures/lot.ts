/** What stands on the player's lot, as large as LOT_BOX. */
import { picture, type Svg } from '../core/svg.ts';
import { LOT_FRAME } from '../scenes/city/boxes.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { type LotState, lotBody } from '../scenes/lot/lot.ts';

export { type LotState, lotStates } from '../scenes/lot/lot.ts';

/** The lot of a dream until the letter (instalments paid), with it and afterwards. */
export const lotPicture = (dream: DreamId, state: LotState): Svg => {
  const { x, y, width, height } = LOT_FRAME;
  return picture(
    `lote-${dream}-${state}`,
    { width, height, viewBox: `${x} ${y} ${width} ${height}` },
    lotBody(dream, state),
  );
};
