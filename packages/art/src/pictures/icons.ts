/** Icons as pictures of their own: a box of 64, to be shown from 24 px on. */
import { picture, type Svg } from '../core/svg.ts';
import type { PlaceId } from '../plans/places.ts';
import { PLACE_LOOKS } from '../scenes/place-icons.ts';
import { ICON, type IconName } from '../ui/icons.ts';
import { centred } from './frames.ts';

export { ICON_NAMES, type IconName } from '../ui/icons.ts';

const BOX = centred(64, 64);

/** One icon; white ones belong on a coloured disc. */
export const iconPicture = (name: IconName): Svg => picture(`icone-${name}`, BOX, ICON[name]);
/** The thing that a place of the map stands for: burger, bag, disco ball, slice of pizza. */
export const placeIcon = (id: PlaceId): Svg => picture(`lugar-${id}`, BOX, PLACE_LOOKS[id].icon);
