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
