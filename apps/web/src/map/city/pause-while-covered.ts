import { type RefObject, useEffect } from 'react';

/** True while a popup or a menu lies over the screen, or the tab is in the background. */
const isCovered = (): boolean => document.hidden || document.querySelector('dialog[open]') !== null;

/** Pauses every animation below an element while a dialog or another tab covers it. */
export function usePauseWhileCovered(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (): void => {
      const isStill = isCovered();
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
  }, [place]);
}
