/** What stands on the player's lot, as large as LOT_BOX. */
import { picture, type Svg } from '../core/svg.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { LOT_FRAME } from '../plans/boxes.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { atHome } from '../scenes/lot/at-home.ts';
import { LOT_DREAMS, type LotState, lotBody } from '../scenes/lot/lot.ts';

export { type LotState, lotStates } from '../scenes/lot/lot.ts';

const { x, y, width, height } = LOT_FRAME;
const SIZE = { width, height, viewBox: `${x} ${y} ${width} ${height}` };

/** The lot of a dream until the letter (instalments paid), with it and afterwards. */
export const lotPicture = (dream: DreamId, state: LotState): Svg =>
  picture(`lote-${dream}-${state}`, SIZE, lotBody(dream, state));

/** Who lives with a dream, to be laid over its lot in the state `home`. */
export const lotPerson = (dream: DreamId, persona: PersonRef): Svg =>
  picture(`em-casa-${dream}-${persona}`, SIZE, atHome(LOT_DREAMS[dream].atHome, persona));
