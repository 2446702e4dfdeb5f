import { type TouchEvent, useCallback, useEffect, useRef, useState } from 'react';
import { placeAfter, stepOfKey } from './slide-steps.ts';

/** Pixels that a finger moves sideways before the page turns. */
const SWIPE = 48;

/** Which page shows, and what turns it: `turn` by a number of pages, arrow keys and swipes. */
export function useSlides(count: number) {
  const [place, setPlace] = useState(0);
  const start = useRef<number | null>(null);
  const turn = useCallback((by: number) => setPlace((now) => placeAfter(now, by, count)), [count]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = stepOfKey(event.key, count);
      if (step === 0) return;
      event.preventDefault();
      turn(step);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn, count]);

  const onTouch = {
    start: ({ touches }: TouchEvent): void => {
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    end: ({ changedTouches }: TouchEvent): void => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN);
      start.current = null;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
    },
  };
  return { place, turn, onTouch };
}
