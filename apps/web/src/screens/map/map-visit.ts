import { isMinigamePath, pathHere } from '@consorcio/contract/wire';
import { minigameScreen } from '@consorcio/copy/popups';
import { MINIGAMES, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { useEffect } from 'react';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import { discardPreloadedFrame, preloadFrame } from '../../program/minigame-frame.ts';
import { chooseMinigame } from '../../session/chosen-minigame.ts';

/** What every visit to a map does: the frame that was opened ahead is dropped unless the visit leads to a minigame. */
export function useMapVisit(): void {
  useEffect(
    () => () => {
      if (!isMinigamePath(pathHere())) discardPreloadedFrame();
    },
    [],
  );
}

/** Begins the stage in the place's room while the popup closes. */
export function onMinigameChosen(slug: number, current: CurrentStage): void {
  const minigame = MINIGAMES.find((each) => each.slug === slug);
  if (minigame !== undefined) chooseMinigame(current, minigame.roomId);
}

/** Fetches the place's minigame ahead. */
export function onPlaceOpened(slug: MinigameSlug): void {
  const { game, place } = minigameAt(slug);
  preloadFrame(game, minigameScreen.frame(place));
}
