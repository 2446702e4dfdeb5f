/** How far the clock is ahead of the time that has passed, in milliseconds from any point on. */
const leadOf =
  (now: () => number, monotonic: () => number = () => performance.now()): (() => number) =>
  () =>
    now() - monotonic();

/** Milliseconds that the clock may be ahead of the time that has passed since the start; a machine may have slept. */
const CLOCK_JUMP = 30 * 86_400_000;

/** Tells whether the clock has jumped ahead since this was called. `now`: milliseconds since 1970. */
export function clockJump(now: () => number): () => boolean {
  const lead = leadOf(now);
  const leadAtStart = lead();
  return () => lead() - leadAtStart > CLOCK_JUMP;
}

/** Milliseconds that the clock may get ahead between two looks and count as right: it is set now and then. */
const LEAP = 600_000;

/**
 * Tells when the clock was last found to have leapt ahead since this was called, in milliseconds since 1970; 0 where it was not.
 * What waits for hours waits from then on. `now`: milliseconds since 1970; `monotonic`: milliseconds from any moment on, never set
 * back.
 */
export function lastLeap(now: () => number, monotonic?: () => number): () => number {
  const lead = leadOf(now, monotonic);
  let [known, leaptAt] = [lead(), 0];
  return () => {
    if (lead() - known > LEAP) leaptAt = now();
    known = lead();
    // A clock that was set back.
    leaptAt = Math.min(leaptAt, now());
    return leaptAt;
  };
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
