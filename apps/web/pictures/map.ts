import * as art from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { BADGE_GRADES, BADGE_TYPES, DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';

/* Pictures of the map, its popups, the overlays and the certificate. What depends on a draw is drawn live. */

const ICONS: readonly art.IconName[] = ['energia', 'esforco', 'dinheiro'];
/** The board's words are laid over it, in the page's fonts. */
const NO_WORDS = ['', ''] as const;

/** The month's assembly is the ground of popups: most of it lies under paper and a veil. */
const HALL_DETAIL = 0.55;
/** The same in 'modo leve': eyes and glasses are still seen. */
const LIGHT_HALL_DETAIL = 0.3;

/** px to a unit of the face in the map's footer and in the menu, at most 160 px wide. */
const FACE_SCALE = 0.45;

/** The frames of a running stride, 300 x 400 each, side by side; STYLE section 6 gives their number. */
const STRIDE: readonly art.PoseName[] = ['corre0', 'corre1', 'corre2', 'corre3', 'corre4', 'corre5'];
/** px to a unit of the figure */
const STRIDE_SCALE = 0.6;
const runningSheet = (persona: art.PersonaId): string => {
  const figures = STRIDE.map((pose, i) =>
    art.person({ persona, pose, expression: 'radiante', scale: STRIDE_SCALE }).replace('<svg ', `<svg x="${i * 300}" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="400" viewBox="0 0 1800 400">${figures.join('')}</svg>`;
};

const BADGE_IDS = Array.from({ length: BADGE_TYPES.length * BADGE_GRADES.length }, (_, i) => i + 1);
const medalOf = (id: number, isLocked = false): string => {
  const { type, grade } = art.badgeOf(id);
  return art.medal(type, grade, isLocked);
};
/** Cycles of the longest dream. */
const CYCLES = Array.from({ length: Math.max(...DREAM_IDS.map(dreamCycles)) }, (_, i) => i + 1);
/** Each dream with no part in colour, with one, and so on until it is whole. */
const dreamParts: Drawings = Object.fromEntries(
  DREAM_IDS.flatMap((id) =>
    Array.from({ length: dreamCycles(id) + 1 }, (_, n) => [`dream-part/${id}-${n}`, () => art.dreamPart(id, n)]),
  ),
);

/** Each dream's lot with its plan after no instalment, one, and so on, then real and lived in; and the lot of a lost one. */
const lots: Drawings = {
  ...Object.fromEntries(
    DREAM_IDS.flatMap((id) =>
      art.lotStates(id).map((state) => [`lot/${id}-${state}`, () => art.lotPicture(id, state)]),
    ),
  ),
  'lot/lost': () => art.lotPicture(1, 'lost'),
};

export const mapPictures: Drawings = {
  'city-still-back': () => art.cityMap({ layer: 'back' }),
  'city-still-front': () => art.cityMap({ layer: 'front' }),
  'city-back': () => art.cityMap({ signs: false, life: false, layer: 'back' }),
  'city-front': () => art.cityMap({ signs: false, life: false, layer: 'front' }),
  'city-sky': art.citySky,
  'city-lights': art.cityLights,
  'city-rain': art.cityRain,
  'city-puddles': art.cityPuddles,
  ...family('city-rings', art.RING_PHASES, art.cityRings),
  ...family('city-umbrella', art.UMBRELLAS, art.cityUmbrella),
  'city-umbrellas': art.cityUmbrellas,
  ...family('city-decor', art.DECORS, art.cityDecor),
  ...family('city-decor-light', art.SHINING_DECORS, art.cityDecorLight),
  ...family('city-side', art.CITY_SIDES, art.citySide),
  ...family('city-side-front', art.CITY_SIDES, art.citySideFront),
  ...family('life', art.LIFE_PICTURES, art.lifePicture),
  ...family('medal', BADGE_IDS, (id) => medalOf(id)),
  ...family('medal-locked', BADGE_IDS, (id) => medalOf(id, true)),
  ...dreamParts,
  ...lots,
  ...familyOfPairs('lot-home', DREAM_IDS, PERSONA_IDS, art.lotPerson),
  ...family('cycle-leaf', CYCLES, art.cycleLeaf),
  ...family('place-sign', art.PLACE_IDS, art.placeSign),
  ...familyOfPairs('room', art.PLACE_IDS, PERSONA_IDS, art.roomSheet),
  ...family('room-roof', art.PLACE_IDS, art.roofPicture),
  ...family('place-icon', art.PLACE_IDS, art.placeIcon),
  ...family('city-avatar', PERSONA_IDS, art.cityAvatar),
  ...family('city-avatar-blink', PERSONA_IDS, art.cityAvatarBlink),
  ...family('city-avatar-rain', PERSONA_IDS, art.cityAvatarInRain),
  ...family('city-avatar-sad', PERSONA_IDS, art.sadCityAvatar),
  ...family('portrait', PERSONA_IDS, (id) => art.portrait(id, 'frame', { scale: FACE_SCALE })),
  ...family('assembly', PERSONA_IDS, (persona) => art.assembly({ persona, title: NO_WORDS, detail: HALL_DETAIL })),
  ...family('assembly-light', PERSONA_IDS, (persona) =>
    art.assembly({ persona, title: NO_WORDS, detail: LIGHT_HALL_DETAIL }),
  ),
  ...family('assembly-side', art.CITY_SIDES, (side) => art.assemblySide(side)),
  ...family('icon', ICONS, art.iconPicture),
  ...familyOfPairs('event', art.EVENT_IDS, PERSONA_IDS, art.eventPicture),
  ...familyOfPairs('event-lids', art.EVENT_IDS, PERSONA_IDS, art.eventLidsPicture),
  ...family('running-sheet', PERSONA_IDS, runningSheet),
};
