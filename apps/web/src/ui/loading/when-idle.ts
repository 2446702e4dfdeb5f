/** Milliseconds after which the work is done although the device never rested. */
const AT_LATEST = 2_000;
/** Milliseconds to wait where the browser doesn't tell of its rest. */
const REST = 300;

/** Does what can wait once the device has drawn what it was drawing and rests. Returns the way to let it be. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(call);
}
