/**
 * Ends this program on SIGINT and SIGTERM, so that the servers and databases that end with it end, too. For programs that
 * start many of them: each listens for the program's end.
 */
export function stopOnSignals(): void {
  process.setMaxListeners(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
