/**
 * The same answer for a while, for what costs more than it changes. Whoever asks meanwhile waits for the one that is being
 * made; one that fails is not cached. `age` in milliseconds.
 */
export function cachedFor<T>(make: () => Promise<T>, age: number, now: () => number): () => Promise<T> {
  let told: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    const at = now();
    // A clock that was set back must not keep an answer for longer.
    if (told !== null && at >= told.at && at - told.at < age) return told.value;
    const value = make();
    const one = { at, value };
    told = one;
    value.catch(() => {
      if (told === one) told = null;
    });
    return value;
  };
}
