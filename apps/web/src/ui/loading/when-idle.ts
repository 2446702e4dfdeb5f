/** Milliseconds after which the work is done although the browser was never idle. */
const AT_LATEST = 2_000;
/** Milliseconds to wait where the browser has no `requestIdleCallback`. */
const REST = 300;

/** Runs `work` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(call);
}
