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
