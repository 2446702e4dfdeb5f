import { at, each, g, linear, nth, picture, rect, type Svg } from '../core/svg.ts';
import { HIGH_SKY, PALETTE } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import {
  AVATAR_BOX,
  AVATAR_RAIN_BOX,
  CITY_SIDES,
  type CitySideName,
  DECOR_BOX,
  type Decor,
  LIGHTS_BOX,
  RAIN,
  type RingPhase,
  type ShiningDecor,
  SIDE_BOX,
  SIDE_FRONT_BOX,
  SKY_BOX,
  UMBRELLA_BOX,
  UMBRELLAS,
  type UmbrellaName,
  WET_BOX,
} from '../plans/boxes.ts';
import { AVATAR_SPOT, PLACES, type PlaceId, SIGN } from '../plans/places.ts';
import { edgeHouse } from '../scenes/city/blocks.ts';
import { type CityOptions, cityBody, walkerFeet } from '../scenes/city/city.ts';
import { decorBody, decorLight } from '../scenes/city/decor.ts';
import { doorLight, panesOf } from '../scenes/city/lights.ts';
import { openUmbrella, puddles, rainBody, rings } from '../scenes/city/rain.ts';
import { sideBody } from '../scenes/city/side.ts';
import { signBody } from '../scenes/city/signs.ts';
import { air, ZENITH } from '../scenes/city/sky.ts';
import { centred, SCREEN_FRAME } from './frames.ts';

export * from '../plans/boxes.ts';
export { AVATAR_SPOT, PLACE_IDS, PLACES, type Place, type PlaceId, SIGN } from '../plans/places.ts';
export { CITY_LAYERS, type CityLayer, type CityOptions } from '../scenes/city/city.ts';

/**
 * The whole map. For the game: `signs: false` and no persona, with `placeSign` and `cityAvatar` laid over. */
export const cityMap = (options: CityOptions = {}): Svg => picture('cidade', SCREEN_FRAME, cityBody(options));

/** A piece of rain of the size of RAIN: pieces side by side have no seam. */
export const cityRain = (): Svg => picture('chuva', RAIN, rainBody());

const WET_SIZE = {
  width: WET_BOX.width,
  height: WET_BOX.height,
  viewBox: `${WET_BOX.x} ${WET_BOX.y} ${WET_BOX.width} ${WET_BOX.height}`,
};
/** Puddles on pavements and square, as large as WET_BOX. */
export const cityPuddles = (): Svg => picture('pocas', WET_SIZE, puddles());
/** Rings where drops have fallen, laid over the puddles as large as WET_BOX. */
export const cityRings = (phase: RingPhase): Svg => picture(`aneis-${phase}`, WET_SIZE, rings(phase));

/** px of the map in one unit of a walker's umbrella, and how far it is held over the feet, in units of the walker */
const UMBRELLA_SCALE = 0.26;
const HELD_AT = 246;
function walkersUmbrella(name: UmbrellaName): Svg {
  const colours = { coral: PALETTE.flamboyant, yellow: PALETTE.ipe, blue: PALETTE.mar } as const;
  return openUmbrella(colours[name], 72);
}
/** An umbrella of somebody who walks, as large as UMBRELLA_BOX. */
export const cityUmbrella = (name: UmbrellaName): Svg =>
  picture(`guarda-chuva-${name}`, UMBRELLA_BOX, at(...UMBRELLA_BOX.held, walkersUmbrella(name), UMBRELLA_SCALE));
/** Over everybody who stands in the still town, as large as MAP_BOX. */
export const cityUmbrellas = (): Svg =>
  picture(
    'guarda-chuvas',
    SCREEN_FRAME,
    each(walkerFeet(), ({ feet: [x, y], scale }, i) =>
      at(x + 3, y - HELD_AT * scale, walkersUmbrella(nth(UMBRELLAS, i)), UMBRELLA_SCALE),
    ),
  );

const DECOR_SIZE = {
  width: DECOR_BOX.width,
  height: DECOR_BOX.height,
  viewBox: `${DECOR_BOX.x} ${DECOR_BOX.y} ${DECOR_BOX.width} ${DECOR_BOX.height}`,
};
/** What a season lays over the town, as large as DECOR_BOX. */
export const cityDecor = (decor: Decor): Svg => picture(`festa-${decor}`, DECOR_SIZE, decorBody(decor));
/** What of it grows and falls, to be laid over it as large as DECOR_BOX. */
export const cityDecorLight = (decor: ShiningDecor): Svg => picture(`luz-${decor}`, DECOR_SIZE, decorLight(decor));

/** The town beside the map, as large as its SIDE_BOX, without sky. */
export const citySide = (side: CitySideName): Svg => {
  const { x, y, width, height } = SIDE_BOX[side];
  const name = `cidade-${side === 'left' ? 'esquerda' : 'direita'}`;
  return picture(name, { width, height, viewBox: `${x} ${y} ${width} ${height}` }, sideBody(side));
};

/** Half a house at the map's edge, as large as its SIDE_FRONT_BOX: over the cars on wide windows. */
export const citySideFront = (side: CitySideName): Svg => {
  const { x, y, width, height } = SIDE_FRONT_BOX[side];
  const name = `casa-${side === 'left' ? 'esquerda' : 'direita'}`;
  return picture(name, { width, height, viewBox: `${x} ${y} ${width} ${height}` }, edgeHouse(side));
};

/** Sky and sun alone, for every width of window. */
export const citySky = (): Svg => {
  const { x, y, width, height } = SKY_BOX;
  const [above, definition] = linear([0, HIGH_SKY], [1, ZENITH]);
  const body = definition + rect(x, y, width, -y + 1, 0, above) + air(x, width);
  return picture('ceu', { width, height, viewBox: `${x} ${y} ${width} ${height}` }, body);
};

/** What shines in the town and on both its sides before the sun is up, as large as LIGHTS_BOX. */
export const cityLights = (): Svg => {
  const { x, y, width, height } = LIGHTS_BOX;
  const town = each(CITY_SIDES, sideBody) + cityBody({ signs: false, life: false });
  return picture('luzes', { width, height, viewBox: `${x} ${y} ${width} ${height}` }, doorLight() + panesOf(town));
};

/** Sign of a place, SIGN.width x SIGN.height; its middle belongs at the place's `signAt`. */
export function placeSign(id: PlaceId): Svg {
  const place = PLACES.find((each) => each.id === id);
  return picture(`placa-${id}`, centred(SIGN.width, SIGN.height), place === undefined ? '' : signBody(place));
}

/** The frame of such a box in units of the figure, whose feet are at 0, 0. */
function avatarFrame({ width, height, feet }: typeof AVATAR_BOX | typeof AVATAR_RAIN_BOX) {
  const units = (px: number): string => (px / AVATAR_SPOT.scale).toFixed(1);
  return { width, height, viewBox: `${units(-width / 2)} ${units(-feet)} ${units(width)} ${units(height)}` };
}

/** The player's person for the map: put the feet at AVATAR_SPOT. */
export const cityAvatar = (persona: PersonRef): Svg =>
  picture('avatar', avatarFrame(AVATAR_BOX), figure(avatar(persona)).body);
/** The same person after a loss. */
export const sadCityAvatar = (persona: PersonRef): Svg => {
  const { body } = figure({ ...avatar(persona), pose: 'triste', expression: 'triste' });
  return picture('avatar-triste', avatarFrame(AVATAR_BOX), body);
};
/** Shut eyes for it. */
export const cityAvatarBlink = (persona: PersonRef): Svg =>
  picture('avatar-pisca', avatarFrame(AVATAR_BOX), figure({ ...avatar(persona), blink: 1 }).eyes);
const avatar = (persona: PersonRef): FigureOptions => ({
  persona,
  pose: 'acenar',
  expression: 'feliz',
  scale: AVATAR_SPOT.scale,
});
/** The player's person under an umbrella: put the feet at AVATAR_SPOT. */
export function cityAvatarInRain(persona: PersonRef): Svg {
  const { scale } = AVATAR_SPOT;
  const overhead = g(openUmbrella(PALETTE.flamboyant, 108), { transform: 'rotate(-16) scale(1.36)' });
  const held = { hands: { B: 'segura' }, props: { handB: overhead } } as const;
  const { body } = figure({ persona, pose: 'acenar', expression: 'feliz', scale, ...held });
  return picture('avatar-na-chuva', avatarFrame(AVATAR_RAIN_BOX), body);
}
