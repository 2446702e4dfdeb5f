import { type RefObject, useEffect } from 'react';
import { ARRIVED, BACK } from './town.ts';

/** True while more dialogs than so many are open over the screen, or the tab is in the background. */
const isCovered = (beside: number): boolean =>
  document.hidden || document.querySelectorAll('dialog[open]').length > beside;

/**
 * Pauses every animation below an element while a dialog or another tab covers it. A dialog's way in or out, and the camera's,
 * comes first: asking for all animations has the browser work out the style of everything.
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
    let timer: ReturnType<typeof setTimeout>;
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(follow, isCovered(beside) ? ARRIVED : BACK);
    });
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    document.addEventListener('visibilitychange', follow);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [place, beside, isMoving]);
}
