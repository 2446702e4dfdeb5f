import { useEffect } from 'react';
import { sound } from '../../audio/index.ts';
import type { MapState } from '../chart/popup-states.ts';
import { effectOf, themeOf } from './map-sound.ts';

/**
 * Plays the theme and the effect of the chart's state.
 * @param isQuiet no music, and no sound is fetched: for whoever has just come by a link and waits for every byte
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
