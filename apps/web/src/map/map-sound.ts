import type { EffectTag, MusicTag } from '@consorcio/audio/tags';
import { useEffect } from 'react';
import { sound } from '../audio/index.ts';
import { isLight } from '../ui/light-mode.ts';
import { type MapState, metaOf } from './chart/popup-states.ts';

/** The theme of a state; null keeps what plays, because nothing new is shown. SPEC section 2, map. */
export function themeOf(state: MapState): MusicTag | null {
  const meta = metaOf(state);
  return meta.shows === 'unchanged' ? null : meta.theme;
}

/** The longest of the effects, at a popup in which nothing turns: 'modo leve' goes without. */
const HEAVY: EffectTag = 'ROLETA';

/** The effect of a state's popup; null for silence. */
export function effectOf(state: MapState, saves = false): EffectTag | null {
  const meta = metaOf(state);
  return meta.shows === 'popup' && !(saves && meta.effect === HEAVY) ? meta.effect : null;
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
    const effect = effectOf(state, isLight());
    if (effect !== null) sound.playEffect(effect);
  }, [state, isQuiet]);
}
