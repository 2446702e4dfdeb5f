/** The town, what stands in it, and the dreams. */
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import * as art from '../index.ts';
import { each, type Gallery, upTo } from './family.ts';

const parts = DREAM_IDS.flatMap((id) => upTo(dreamCycles(id) + 1).map((n) => ({ id, n })));
const homes = DREAM_IDS.flatMap((id) => PERSONA_IDS.map((persona) => ({ id, persona })));
const lots = DREAM_IDS.flatMap((id) => art.lotStates(id).map((state) => ({ id, state })));

export const TOWN: Gallery = {
  city: {
    map: () => art.cityMap({ persona: 1 }),
    still: () => art.cityMap({ signs: false, life: false }),
    ...each(
      art.CITY_LAYERS,
      (layer) => layer,
      (layer) => art.cityMap({ life: false, layer }),
    ),
    ...each(
      art.CITY_LAYERS,
      (layer) => `still-${layer}`,
      (layer) => art.cityMap({ signs: false, layer }),
    ),
    ...each(art.CITY_SIDES, (side) => `side-${side}`, art.citySide),
    ...each(art.CITY_SIDES, (side) => `side-front-${side}`, art.citySideFront),
    sky: art.citySky,
    lights: art.cityLights,
    rain: art.cityRain,
    puddles: art.cityPuddles,
    ...each(art.RING_PHASES, (phase) => `rings-${phase}`, art.cityRings),
    ...each(art.UMBRELLAS, (name) => `umbrella-${name}`, art.cityUmbrella),
    umbrellas: art.cityUmbrellas,
    ...each(art.DECORS, (name) => `decor-${name}`, art.cityDecor),
    ...each(art.SHINING_DECORS, (name) => `decor-light-${name}`, art.cityDecorLight),
    ...each(art.PLACE_IDS, (id) => `sign-${id}`, art.placeSign),
    ...each(art.LIFE_PICTURES, (name) => `life-${name}`, art.lifePicture),
    ...each(
      PERSONA_IDS,
      (id) => `avatar-${id}`,
      (id) => art.cityAvatar(id),
    ),
    ...each(PERSONA_IDS, (id) => `avatar-in-rain-${id}`, art.cityAvatarInRain),
  },
  rooms: {
    ...each(
      art.PLACE_IDS,
      (id) => `room-${id}`,
      (id) => art.roomSheet(id, PERSONA_IDS[(id - 1) % PERSONA_IDS.length] ?? 1),
    ),
    ...each(art.PLACE_IDS, (id) => `roof-${id}`, art.roofPicture),
  },
  dreams: {
    ...each(DREAM_IDS, (id) => id, art.dreamPicture),
    ...each(
      DREAM_IDS,
      (id) => `card-${id}`,
      (id) => art.dreamCard(id),
    ),
  },
  parts: each(
    parts,
    ({ id, n }) => `${id}-${n}`,
    ({ id, n }) => art.dreamPart(id, n),
  ),
  lots: {
    ...each(
      lots,
      ({ id, state }) => `${id}-${state}`,
      ({ id, state }) => art.lotPicture(id, state),
    ),
    lost: () => art.lotPicture(1, 'lost'),
    ...each(
      homes,
      ({ id, persona }) => `at-home-${id}-${persona}`,
      ({ id, persona }) => art.lotPerson(id, persona),
    ),
  },
  cycles: {
    ...each(
      upTo(9),
      (i) => i + 1,
      (i) => art.cycleLeaf(i + 1),
    ),
  },
};
