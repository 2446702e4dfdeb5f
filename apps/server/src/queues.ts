/**
 * Lets so many callers go on in one turn of the event loop, in the order in which they came, so that a crowd that comes at once
 * does not hold the loop: between two turns everybody else is served.
 */
export function takingTurns(atOnce: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const letOn = (): void => {
    for (const goOn of waiting.splice(0, atOnce)) goOn();
    if (waiting.length > 0) setImmediate(letOn);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letOn);
    });
}

/** Runs work, at most `atOnce` pieces side by side and at most `waiting` more in line; beyond that it throws `full()`. */
export function boundedQueue(
  atOnce: number,
  waiting: number,
  full: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full();
      await new Promise<void>((go) => line.push(go));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
