import { useEffect } from 'react';

/**
 * Keeps the screen on while a page of a group is shown; does nothing over plain http and in older browsers. Hiding the
 * page ends the lock, so it is asked for again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    const ask = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (hasLeft) void given?.release();
      else lock = given;
    };
    const onShown = (): void => void ask();
    void ask();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', onShown);
      void lock?.release();
    };
  }, []);
}
