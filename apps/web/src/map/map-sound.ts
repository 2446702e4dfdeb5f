import type { EffectTag, MusicTag } from '@consorcio/audio/tags';
import { useEffect } from 'react';
import { sound } from '../audio/index.ts';
import { type MapState, metaOf } from './chart/popup-states.ts';

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

/**
 * Plays the theme and the effect of the chart's state.
 * @param isQuiet no music, and no sound is fetched: for a guest who came by a link, until the first decision
 */
export function useMapSound(state: MapState, isQuiet: boolean): void {
  useEffect(() => (isQuiet ? sound.hold() : undefined), [isQuiet]);
  useEffect(() => {
    const theme = themeOf(state);
    if (theme !== null && !isQuiet) sound.playTheme(theme);
    const effect = effectOf(state);
    if (effect !== null) sound.playEffect(effect);
  }, [state, isQuiet]);
}
