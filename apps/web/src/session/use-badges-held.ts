import { useLayoutEffect } from 'react';
import { updateSlice } from './session-store.ts';

/** Keeps badge popups back while a screen is shown, or as long as `isHeld`. */
export function useBadgesHeld(isHeld = true): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    updateSlice('badge', { forceHidden: true });
    return () => updateSlice('badge', { forceHidden: false });
  }, [isHeld]);
}
