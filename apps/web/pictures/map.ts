import {
  assembly,
  assemblySide,
  badgeOf,
  CITY_SIDES,
  cityAvatar,
  cityAvatarBlink,
  cityAvatarInRain,
  cityDecor,
  cityDecorLight,
  cityLights,
  cityMap,
  cityPuddles,
  cityRain,
  cityRings,
  citySide,
  citySideFront,
  citySky,
  cityUmbrella,
  cityUmbrellas,
  cycleLeaf,
  DECORS,
  dreamPart,
  EVENT_IDS,
  eventLidsPicture,
  eventPicture,
  type IconName,
  iconPicture,
  LIFE_PICTURES,
  lifePicture,
  lotPerson,
  lotPicture,
  lotStates,
  medal,
  type PersonaId,
  PLACE_IDS,
  type PoseName,
  person,
  placeIcon,
  placeSign,
  portrait,
  RING_PHASES,
  roofPicture,
  roomSheet,
  SHINING_DECORS,
  sadCityAvatar,
  UMBRELLAS,
} from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { BADGE_GRADES, BADGE_TYPES, DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';

/* Pictures of the map, its popups, the overlays and the certificate. What depends on a draw is drawn live. */

const ICONS: readonly IconName[] = ['energia', 'esforco', 'dinheiro'];
/** The board's words are laid over it, in the page's fonts. */
const NO_WORDS = ['', ''] as const;

/** The month's assembly is the ground of popups: most of it lies under paper and a veil. */
const HALL_DETAIL = 0.55;
/** The same in 'modo leve': eyes and glasses are still seen. */
const LIGHT_HALL_DETAIL = 0.3;

/** px to a unit of the face in the map's footer and in the menu, at most 160 px wide. */
const FACE_SCALE = 0.45;

/** The frames of a running stride, 300 x 400 each, side by side; STYLE section 6 gives their number. */
const STRIDE: readonly PoseName[] = ['corre0', 'corre1', 'corre2', 'corre3', 'corre4', 'corre5'];
/** px to a unit of the figure */
const STRIDE_SCALE = 0.6;
const runningSheet = (persona: PersonaId): string => {
  const figures = STRIDE.map((pose, i) =>
    person({ persona, pose, expression: 'radiante', scale: STRIDE_SCALE }).replace('<svg ', `<svg x="${i * 300}" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="400" viewBox="0 0 1800 400">${figures.join('')}</svg>`;
};

const BADGE_IDS = Array.from({ length: BADGE_TYPES.length * BADGE_GRADES.length }, (_, i) => i + 1);
const medalOf = (id: number, isLocked = false): string => {
  const { type, grade } = badgeOf(id);
  return medal(type, grade, isLocked);
};
/** Cycles of the longest dream. */
const CYCLES = Array.from({ length: Math.max(...DREAM_IDS.map(dreamCycles)) }, (_, i) => i + 1);
/** Each dream with no part in colour, with one, and so on until it is whole. */
const dreamParts: Drawings = Object.fromEntries(
  DREAM_IDS.flatMap((id) =>
    Array.from({ length: dreamCycles(id) + 1 }, (_, n) => [`dream-part/${id}-${n}`, () => dreamPart(id, n)]),
  ),
);

/** Each dream's lot with its plan after no instalment, one, and so on, then real and lived in; and the lot of a lost one. */
const lots: Drawings = {
  ...Object.fromEntries(
    DREAM_IDS.flatMap((id) => lotStates(id).map((state) => [`lot/${id}-${state}`, () => lotPicture(id, state)])),
  ),
  'lot/lost': () => lotPicture(1, 'lost'),
};

export const mapPictures: Drawings = {
  'city-still-back': () => cityMap({ layer: 'back' }),
  'city-still-front': () => cityMap({ layer: 'front' }),
  'city-back': () => cityMap({ signs: false, life: false, layer: 'back' }),
  'city-front': () => cityMap({ signs: false, life: false, layer: 'front' }),
  'city-sky': citySky,
  'city-lights': cityLights,
  'city-rain': cityRain,
  'city-puddles': cityPuddles,
  ...family('city-rings', RING_PHASES, cityRings),
  ...family('city-umbrella', UMBRELLAS, cityUmbrella),
  'city-umbrellas': cityUmbrellas,
  ...family('city-decor', DECORS, cityDecor),
  ...family('city-decor-light', SHINING_DECORS, cityDecorLight),
  ...family('city-side', CITY_SIDES, citySide),
  ...family('city-side-front', CITY_SIDES, citySideFront),
  ...family('life', LIFE_PICTURES, lifePicture),
  ...family('medal', BADGE_IDS, (id) => medalOf(id)),
  ...family('medal-locked', BADGE_IDS, (id) => medalOf(id, true)),
  ...dreamParts,
  ...lots,
  ...familyOfPairs('lot-home', DREAM_IDS, PERSONA_IDS, lotPerson),
  ...family('cycle-leaf', CYCLES, cycleLeaf),
  ...family('place-sign', PLACE_IDS, placeSign),
  ...familyOfPairs('room', PLACE_IDS, PERSONA_IDS, roomSheet),
  ...family('room-roof', PLACE_IDS, roofPicture),
  ...family('place-icon', PLACE_IDS, placeIcon),
  ...family('city-avatar', PERSONA_IDS, cityAvatar),
  ...family('city-avatar-blink', PERSONA_IDS, cityAvatarBlink),
  ...family('city-avatar-rain', PERSONA_IDS, cityAvatarInRain),
  ...family('city-avatar-sad', PERSONA_IDS, sadCityAvatar),
  ...family('portrait', PERSONA_IDS, (id) => portrait(id, 'frame', { scale: FACE_SCALE })),
  ...family('assembly', PERSONA_IDS, (persona) => assembly({ persona, title: NO_WORDS, detail: HALL_DETAIL })),
  ...family('assembly-light', PERSONA_IDS, (persona) =>
    assembly({ persona, title: NO_WORDS, detail: LIGHT_HALL_DETAIL }),
  ),
  ...family('assembly-side', CITY_SIDES, (side) => assemblySide(side)),
  ...family('icon', ICONS, iconPicture),
  ...familyOfPairs('event', EVENT_IDS, PERSONA_IDS, eventPicture),
  ...familyOfPairs('event-lids', EVENT_IDS, PERSONA_IDS, eventLidsPicture),
  ...family('running-sheet', PERSONA_IDS, runningSheet),
};
