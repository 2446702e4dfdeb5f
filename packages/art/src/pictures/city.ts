/** The map of the town, 768 x 1024, and what is laid over it. */
import { picture, type Svg } from '../core/svg.ts';
import { type FigureOptions, figure } from '../rig/figure.ts';
import type { PersonRef } from '../rig/vocabulary.ts';
import { type CityOptions, cityBody } from '../scenes/city/city.ts';
import { PLACES, type PlaceId, SIGN } from '../scenes/city/places.ts';
import { signBody } from '../scenes/city/signs.ts';
import { skyClouds } from '../scenes/city/sky.ts';
import { centred, SCREEN_FRAME } from './frames.ts';

export type { CityOptions } from '../scenes/city/city.ts';
export { AVATAR_SPOT, type Bounds, PLACE_IDS, PLACES, type Place, type PlaceId, SIGN } from '../scenes/city/places.ts';

/** The whole map. For the game: `signs: false` and no persona, with `placeSign` and `cityAvatar` laid over. */
export const cityMap = (options: CityOptions = {}): Svg => picture('cidade', SCREEN_FRAME, cityBody(options));

/** Sign of a place, SIGN.width x SIGN.height; its middle belongs at the place's `signAt`. */
export function placeSign(id: PlaceId): Svg {
  const place = PLACES[id - 1] ?? PLACES[0];
  return picture(`placa-${id}`, centred(SIGN.width, SIGN.height), signBody(place));
}
/** The clouds alone on transparent ground, for a sky in which they drift. */
export const cityClouds = (): Svg => picture('nuvens', SCREEN_FRAME, skyClouds());

/** box of the avatar in px of the map; its feet are at the middle of its lower edge, 12 px above it */
export const AVATAR_BOX = { width: 110, height: 140, feet: 128 } as const;

/** The player's person for the map: put the feet at AVATAR_SPOT. */
export function cityAvatar(persona: PersonRef, options: FigureOptions = {}): Svg {
  const { body } = figure({ persona, pose: 'acenar', expression: 'feliz', ...options });
  const viewBox = `-177.4 -412.9 354.8 451.6`;
  return picture('avatar', { width: AVATAR_BOX.width, height: AVATAR_BOX.height, viewBox }, body);
}
