import { useLayoutEffect } from 'react';
import { updateSlice } from './session-store.ts';

/** Lets badges open over a screen while `areShown`: never between a question and its answer. */
export function useBadgesShown(areShown: boolean): void {
  useLayoutEffect(() => {
    if (!areShown) return;
    updateSlice('badge', { forceHidden: false });
    return () => updateSlice('badge', { forceHidden: true });
  }, [areShown]);
}
