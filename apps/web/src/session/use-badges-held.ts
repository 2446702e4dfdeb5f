import { useLayoutEffect } from 'react';
import { updateSlice } from './session-store.ts';

/** While a screen stands, badges wait: what the player came for is first. */
export function useBadgesHeld(): void {
  useLayoutEffect(() => {
    updateSlice('badge', { forceHidden: true });
    return () => updateSlice('badge', { forceHidden: false });
  }, []);
}
