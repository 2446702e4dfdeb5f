import type { SentAnswer, SentRequest } from '@consorcio/contract/call';

/* Calls made before the code that needs them is loaded, by the head script and by guards. A later call takes them. */

/** Milliseconds for which a prefetched answer may be used. */
const FRESH = 15_000;

interface Prefetched {
  readonly answer: Promise<SentAnswer>;
  readonly token: string | null;
  readonly at: number;
}
/** Prefetched and not yet taken, by address; undefined until the first use. */
let prefetched: Map<string, Prefetched> | undefined;
/** True until a screen has prefetched. */
let isFirstScreen = true;

/** What the page's head script has prefetched. */
function byThePage(): Map<string, Prefetched> {
  const { early } = globalThis as { early?: Window['early'] };
  return new Map(
    Object.entries(early?.answers ?? {}).map(([address, answer]) => [
      address,
      { answer, token: early?.token ?? null, at: 0 },
    ]),
  );
}

/**
 * Makes GET calls ahead, by address; what was prefetched before and not taken is dropped. What the head script has
 * prefetched belongs to the first screen and is not fetched again.
 */
export function prefetch(
  addresses: readonly string[],
  token: string | null,
  ask: (address: string, request: SentRequest<AbortSignal>) => Promise<SentAnswer>,
): void {
  const next = isFirstScreen ? (prefetched ?? byThePage()) : new Map<string, Prefetched>();
  isFirstScreen = false;
  prefetched = next;
  if (token === null) return;
  for (const address of addresses) {
    if (next.has(address)) continue;
    const answer = ask(address, {
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    });
    /* Reported to the call that takes it; without one it is no unhandled rejection. */
    answer.catch(() => undefined);
    next.set(address, { answer, token, at: performance.now() });
  }
}

/** Takes the prefetched answer of an address, or undefined. Each can be taken once, with the same token only. */
export function takePrefetched(address: string, token: string | null): Promise<SentAnswer> | undefined {
  prefetched ??= byThePage();
  const found = prefetched.get(address);
  prefetched.delete(address);
  return found?.token === token && performance.now() - found.at < FRESH ? found.answer : undefined;
}
