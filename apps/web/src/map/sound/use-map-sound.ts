import { useEffect } from 'react';
import { sound } from '../../audio/index.ts';
import type { MapState } from '../chart/popup-states.ts';
import { effectOf, themeOf } from './map-sound.ts';

/**
 * Plays the theme and the effect of the chart's state.
 * @param hasMusic false: effects alone, for whoever has just come by a link and waits for every byte
 */
export function useMapSound(state: MapState, hasMusic: boolean): void {
  useEffect(() => {
    const theme = themeOf(state);
    if (theme !== null && hasMusic) sound.playTheme(theme);
    const effect = effectOf(state);
    if (effect !== null) sound.playEffect(effect);
  }, [state, hasMusic]);
}
