/** Milliseconds that the clock may get ahead between two looks and count as right: it is set now and then. */
const LEAP = 600_000;

/** Watches for leaps of a clock while the process runs. */
interface ClockLeaps {
  /**
   * When the clock was last found to have leapt ahead since this was called, in milliseconds since 1970; 0 where it was not. What
   * waits for hours waits from then on.
   */
  leaptAt(): number;
  /** Takes down a leap that was found by other means: now. */
  note(): void;
}

/** `now`: milliseconds since 1970; `monotonic`: milliseconds from any moment on, never set back. */
export function clockLeaps(now: () => number, monotonic: () => number = () => performance.now()): ClockLeaps {
  const lead = (): number => now() - monotonic();
  let [known, leaptAt] = [lead(), 0];
  return {
    leaptAt() {
      if (lead() - known > LEAP) leaptAt = now();
      known = lead();
      // A clock that was set back.
      leaptAt = Math.min(leaptAt, now());
      return leaptAt;
    },
    note() {
      leaptAt = now();
    },
  };
}
