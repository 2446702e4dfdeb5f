import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds that a film gets beyond its own length before it is taken for stuck. */
const GRACE = 2_000;

/**
 * Calls `onEnd` once: when the returned function is called (end, error, stall), or by itself after the duration
 * (milliseconds) and a grace. So a film that does not play never blocks the player.
 */
export function useWatchdog(duration: number, onEnd: () => void): () => void {
  const latest = useRef(onEnd);
  const isOver = useRef(false);
  latest.current = onEnd;
  const end = useCallback(() => {
    if (isOver.current) return;
    isOver.current = true;
    latest.current();
  }, []);
  useEffect(() => {
    const timer = setTimeout(end, duration + GRACE);
    return () => clearTimeout(timer);
  }, [duration, end]);
  return end;
}
