/** Milliseconds after the page was opened until which an early answer is as good as a new one. */
const FRESH = 15_000;

/**
 * The answer to a call that the page made before its program was there (program/early.ts), or undefined. Each is given
 * once, to the same token only.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const { early } = globalThis as { early?: Window['early'] };
  const answer = early?.answers[address];
  if (early === undefined || answer === undefined) return undefined;
  delete early.answers[address];
  return early.token === token && performance.now() < FRESH ? answer : undefined;
}
