/**
 * Ends this program on SIGINT and SIGTERM, so that the servers and databases that end with it end, too. For programs that
 * start many of them: each listens for the program's end.
 */
export function stopOnSignals(): void {
  process.setMaxListeners(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Ends the program for what its user got wrong. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Ends the program where what it needs is not installed: that is no fault. */
export function skip(sentence: string): never {
  console.log(sentence);
  process.exit(0);
}
