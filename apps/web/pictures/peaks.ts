import { PEAK_LAYERS, peakDreamLayer, peakHeroLayer, peakLayer } from '@consorcio/art';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';

/* Layers of the great moments (apps/web/src/map/popups/layouts/peak-scene.tsx). */
type Drawings = Readonly<Record<string, () => string>>;

export const peakPictures: Drawings = {
  ...Object.fromEntries(PEAK_LAYERS.map((name) => [`peak/${name}`, () => peakLayer(name)])),
  ...Object.fromEntries(DREAM_IDS.map((id) => [`peak-dream/${id}`, () => peakDreamLayer(id)])),
  ...Object.fromEntries(PERSONA_IDS.map((id) => [`peak-hero/${id}`, () => peakHeroLayer(id)])),
};
