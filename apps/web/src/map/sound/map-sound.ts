import type { EffectTag, MusicTag } from '@consorcio/audio/tags';
import { type MapState, metaOf } from '../chart/popup-states.ts';

/** The theme of a state; null keeps what plays, because nothing new is shown. SPEC section 2, map. */
export function themeOf(state: MapState): MusicTag | null {
  const meta = metaOf(state);
  return meta.shows === 'unchanged' ? null : meta.theme;
}

/** The effect of a state's popup; null for silence. */
export function effectOf(state: MapState): EffectTag | null {
  const meta = metaOf(state);
  return meta.shows === 'popup' ? meta.effect : null;
}
