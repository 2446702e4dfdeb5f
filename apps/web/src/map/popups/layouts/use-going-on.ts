import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../../ui/motion/reduced-motion.ts';

/** Milliseconds until it is looked again whether the player still reads an idea. */
const LOOK_AGAIN = 1_000;

/** True while an idea is opened over the popup, or nobody looks at the page; the idea's one line waits in the notebook too. */
const isReading = (): boolean => document.hidden || document.querySelector('[data-idea][data-opened]') !== null;

/**
 * A popup that only leads on goes on by itself. It waits for its button instead as soon as the player touches the page or
 * presses a key, and for whoever asked for less motion.
 * @param delay milliseconds; undefined where the popup always waits for its button
 * @returns true while it will go on by itself
 */
export function useGoingOn(delay: number | undefined, onOver: () => void): boolean {
  const [isGoing, setGoing] = useState(() => delay !== undefined && !isMotionReduced());
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (!isGoing) return;
    const over = (): void => {
      if (isReading()) timer = setTimeout(over, LOOK_AGAIN);
      else latest.current();
    };
    let timer = setTimeout(over, delay);
    const stay = (event: Event): void => {
      const isOnButton = event.target instanceof Element && event.target.closest('[data-main]') !== null;
      if (event.type === 'keydown' || !isOnButton) setGoing(false);
    };
    const stop = new AbortController();
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(name, stay, { capture: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isGoing, delay]);
  return isGoing;
}
