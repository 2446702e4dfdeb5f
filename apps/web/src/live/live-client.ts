import { callOf } from '@consorcio/contract/call';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';
import { API_BASE } from '../api/client.ts';

/**
 * Makes a call of a live group, with the token of a seat or a host, never that of an account. Never throws: a lost connection is a
 * refusal. No browser cache: it would answer a 304 with the stored body; the page sends its own ETag.
 */
export const liveCall = callOf<LiveRouteName, AbortSignal>(LIVE_ROUTES, API_BASE, (address, request) =>
  fetch(address, { ...request, cache: 'no-store' }),
);

/** Milliseconds before what was not done is tried again. */
const AGAIN = 3_000;

/** Tries until it is done. `attempt`: false where it is to be tried again. @returns what calls it off */
export function untilDone(attempt: (signal: AbortSignal) => Promise<boolean>): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    const isDone = await attempt(stop.signal);
    if (!isDone && !stop.signal.aborted) timer = setTimeout(() => void go(), AGAIN);
  };
  void go();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
