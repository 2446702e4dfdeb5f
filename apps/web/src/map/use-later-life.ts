import { useEffect, useState } from 'react';

/** Milliseconds after which the town lives although the device never rested. */
const AT_LATEST = 2_000;
/** Milliseconds to wait where the browser doesn't tell of its rest. */
const REST = 300;

/**
 * False until the device has drawn the town and rests. What moves comes then: on a slow phone its pictures would
 * otherwise be unpacked before the places can be pressed.
 */
export function useLaterLife(): boolean {
  const [lives, setLives] = useState(false);
  useEffect(() => {
    const begin = (): void => setLives(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, REST);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(begin, { timeout: AT_LATEST });
    return () => cancelIdleCallback(call);
  }, []);
  return lives;
}
