import { type RefObject, useEffect } from 'react';

/** True while more dialogs than so many are open over the screen, or the tab is in the background. */
const isCovered = (beside: number): boolean =>
  document.hidden || document.querySelectorAll('dialog[open]').length > beside;

/**
 * Pauses every animation below an element while a dialog or another tab covers it.
 * @param beside how many dialogs may be open without covering it
 * @param isMoving false before the animations below it begin
 */
export function usePauseWhileCovered(place: RefObject<HTMLElement | null>, beside = 0, isMoving = true): void {
  useEffect(() => {
    if (!isMoving) return;
    const follow = (): void => {
      const isStill = isCovered(beside);
      for (const animation of place.current?.getAnimations({ subtree: true }) ?? []) {
        if (isStill) animation.pause();
        else animation.play();
      }
    };
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    document.addEventListener('visibilitychange', follow);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [place, beside, isMoving]);
}
