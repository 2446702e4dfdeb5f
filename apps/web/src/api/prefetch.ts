/*
 * Calls that are made before the part of the program that needs them is there: by the page itself (program/head-script.ts),
 * and between two screens while the guard still asks. The call that comes then takes the answer that is on its way.
 */

/** Milliseconds for which an answer asked for early is as good as a new one. */
const FRESH = 15_000;

interface Asked {
  readonly answer: Promise<Response>;
  readonly token: string | null;
  readonly at: number;
}
/** What was asked ahead and not taken; undefined until the first question. */
let asked: Map<string, Asked> | undefined;
/** No screen has asked ahead yet. */
let isFirstScreen = true;

/** What the page asked when it was opened. */
function byThePage(): Map<string, Asked> {
  const { early } = globalThis as { early?: Window['early'] };
  return new Map(
    Object.entries(early?.answers ?? {}).map(([address, answer]) => [
      address,
      { answer, token: early?.token ?? null, at: 0 },
    ]),
  );
}

/**
 * Makes calls ahead, by address; what was asked ahead before and not taken is forgotten. What the page itself
 * has asked is the first screen's, and is not asked again.
 */
export function prefetch(addresses: readonly string[], token: string | null, ask: typeof fetch = fetch): void {
  const next = isFirstScreen ? (asked ?? byThePage()) : new Map<string, Asked>();
  isFirstScreen = false;
  asked = next;
  if (token === null) return;
  for (const address of addresses) {
    if (next.has(address)) continue;
    const answer = ask(address, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } });
    /* Told to whoever takes it; nobody may. */
    answer.catch(() => undefined);
    next.set(address, { answer, token, at: performance.now() });
  }
}

/** The answer on its way to a call, or undefined. Each is given once, to the same token only. */
export function takePrefetched(address: string, token: string | null): Promise<Response> | undefined {
  asked ??= byThePage();
  const found = asked.get(address);
  asked.delete(address);
  return found?.token === token && performance.now() - found.at < FRESH ? found.answer : undefined;
}
