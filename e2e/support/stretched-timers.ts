/** Milliseconds for which the game waits for a film before it shows pictures (ui/motion/film.tsx). */
export const FILM_STALL = 1_500;
/** Milliseconds for which a notice stays (ui/notices/toast.ts). */
export const NOTICE = 5_000;
/** Milliseconds between two looks at how much motion a device can show (map/city/city-scene.tsx). */
export const PACE_REST = 4_000;

/**
 * Runs in the page, before its scripts: timers of these lengths run for five minutes. They are right for a player, and on a
 * crowded machine say nothing about what a test judges.
 */
export function stretchTimers(lengths: readonly number[]): void {
  const LONG = 300_000;
  const real = window.setTimeout.bind(window);
  Object.defineProperty(window, 'setTimeout', {
    value: (run: () => void, delay = 0, ...args: unknown[]) =>
      real(run, lengths.includes(delay) ? LONG : delay, ...args),
  });
}
