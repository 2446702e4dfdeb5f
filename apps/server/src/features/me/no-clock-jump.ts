/** Milliseconds that the clock may be ahead of the time that has passed since the start; a machine may have slept. */
const CLOCK_JUMP = 30 * 86_400_000;

/**
 * A check to be made before anybody is deleted for being unused. `now`: milliseconds since 1970.
 * @throws Error when the clock has jumped ahead since this was called
 */
export function noClockJump(now: () => number): () => void {
  const lead = (): number => now() - performance.now();
  const leadAtStart = lead();
  return () => {
    if (lead() - leadAtStart > CLOCK_JUMP) throw new Error('the clock has jumped ahead: no account is deleted');
  };
}
