import { isMinigamePath } from '@consorcio/contract/wire';
import { useEffect, useLayoutEffect } from 'react';
import { discardPreloadedFrame } from '../../program/minigame-frame.ts';
import { updateSlice } from '../../session/session-store.ts';

/**
 * What every visit to a map does. A badge waits from the beginning: what the player was in the middle of comes first. The frame
 * that was opened ahead is dropped unless the visit leads to a minigame.
 */
export function useMapVisit(): void {
  useLayoutEffect(() => {
    updateSlice('badge', { forceHidden: true });
    return () => updateSlice('badge', { forceHidden: false });
  }, []);
  useEffect(
    () => () => {
      if (!isMinigamePath(location.pathname)) discardPreloadedFrame();
    },
    [],
  );
}
