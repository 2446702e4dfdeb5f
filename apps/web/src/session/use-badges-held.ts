import { useLayoutEffect } from 'react';
import { updateSlice } from './session-store.ts';

/** While a screen stands, or as long as `isHeld`, badges wait: what the player came for is first. */
export function useBadgesHeld(isHeld = true): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    updateSlice('badge', { forceHidden: true });
    return () => updateSlice('badge', { forceHidden: false });
  }, [isHeld]);
}
