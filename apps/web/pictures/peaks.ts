import {
  bidMembers,
  bidTableSide,
  CITY_SIDES,
  MEMBERS_MOODS,
  PEAK_LAYERS,
  peakDreamLayer,
  peakHeroLayer,
  peakLayer,
} from '@consorcio/art';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family } from './family.ts';

/* Layers of the great moments (apps/web/src/map/popups/layouts/peak-scene.tsx). */

/** Detail of the people around in 'modo leve'. */
const LIGHT = 0.6;

export const peakPictures: Drawings = {
  ...family('peak', PEAK_LAYERS, (name) => peakLayer(name)),
  ...family('peak-light', PEAK_LAYERS, (name) => peakLayer(name, LIGHT)),
  ...family('peak-dream', DREAM_IDS, peakDreamLayer),
  ...family('peak-hero', PERSONA_IDS, peakHeroLayer),
  ...family('bid-table', CITY_SIDES, bidTableSide),
  ...family('bid-members', MEMBERS_MOODS, bidMembers),
};
