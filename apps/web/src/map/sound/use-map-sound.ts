import { useEffect } from 'react';
import { sound } from '../../audio/index.ts';
import type { MapState } from '../chart/popup-states.ts';
import { effectOf, themeOf } from './map-sound.ts';

/** Plays the theme and the effect of the chart's state. */
export function useMapSound(state: MapState): void {
  useEffect(() => {
    const theme = themeOf(state);
    if (theme !== null) sound.playTheme(theme);
    const effect = effectOf(state);
    if (effect !== null) sound.playEffect(effect);
  }, [state]);
}
