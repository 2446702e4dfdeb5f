import { isMinigamePath, withoutBase } from '@consorcio/contract/wire';
import { useEffect } from 'react';
import { discardPreloadedFrame } from '../../program/minigame-frame.ts';
import { useBadgesHeld } from '../../session/use-badges-held.ts';

/**
 * What every visit to a map does: a badge waits until the bare map stands, and the frame that was opened ahead is dropped unless
 * the visit leads to a minigame.
 */
export function useMapVisit(): void {
  useBadgesHeld();
  useEffect(
    () => () => {
      if (!isMinigamePath(withoutBase(location.pathname))) discardPreloadedFrame();
    },
    [],
  );
}
