/** Milliseconds that the clock may be ahead of the time that has passed since the start; a machine may have slept. */
const CLOCK_JUMP = 30 * 86_400_000;

/** Tells whether the clock has jumped ahead since this was called. `now`: milliseconds since 1970. */
export function clockJump(now: () => number): () => boolean {
  const lead = (): number => now() - performance.now();
  const leadAtStart = lead();
  return () => lead() - leadAtStart > CLOCK_JUMP;
}

/**
 * A check to be made before anything is deleted because it is old: by a clock that has jumped ahead everything is. `now`:
 * milliseconds since 1970.
 * @throws Error when the clock has jumped ahead since this was called
 */
export function noClockJump(now: () => number): () => void {
  const hasJumped = clockJump(now);
  return () => {
    if (hasJumped()) throw new Error('the clock has jumped ahead: nothing is deleted for its age');
  };
}
