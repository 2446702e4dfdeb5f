/** Ends this program on SIGINT and SIGTERM, so that servers and databases, which listen for its end, end too. */
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
