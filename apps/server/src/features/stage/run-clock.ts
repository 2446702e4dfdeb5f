/** Begun runs that are remembered; the oldest are forgotten first. At a minute a run that is 160 begun a second. */
const MOST = 10_000;

/** How long runs have been open, by a clock that nobody sets. */
export interface RunClock {
  /** Notes that a run begins now. `run`: the id of its stage. */
  begin(run: string): void;
  /** Milliseconds since it began; null when another process, or an earlier one, has seen that. */
  since(run: string): number | null;
}

/** `monotonic`: milliseconds from any moment on, never set back. */
export function runClock(monotonic: () => number = () => performance.now(), most = MOST): RunClock {
  const begun = new Map<string, number>();
  return {
    begin(run) {
      begun.set(run, monotonic());
      const [oldest] = begun.keys();
      if (begun.size > most && oldest !== undefined) begun.delete(oldest);
    },
    since(run) {
      const at = begun.get(run);
      return at === undefined ? null : monotonic() - at;
    },
  };
}
