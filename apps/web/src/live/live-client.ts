import { type Answer, type CallRequest, callOf } from '@consorcio/contract/call';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';
import { API_BASE } from '../api/client.ts';

/* No browser cache: it would answer a 304 with the stored body. The page sends its own ETag. */
const ask = callOf<LiveRouteName, AbortSignal>(LIVE_ROUTES, API_BASE, (address, request) =>
  fetch(address, { ...request, cache: 'no-store' }),
);

/** What a call of a live group needs; `token`: of a seat or a host, never that of an account. */
type LiveRequest<Name extends LiveRouteName> = Omit<CallRequest<Name, AbortSignal>, 'headers'>;

/** Makes a call of a live group. Never throws: a lost connection is a refusal. */
export const liveCall = <Name extends LiveRouteName>(name: Name, request: LiveRequest<Name>): Promise<Answer<Name>> =>
  ask(name, request);

/** Milliseconds before what was not done is tried again. */
const AGAIN = 3_000;

/**
 * Tries until it is done. `attempt`: false where it is to be tried again.
 * @returns what calls it off
 */
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

/** A view that was loaded. `value`: null where it has not changed. */
type LoadedView<Name extends LiveRouteName> =
  | { readonly ok: true; readonly value: (Answer<Name> & { ok: true })['value'] | null }
  | (Answer<Name> & { ok: false });

/** Loads a view. `version`: of the view that the page has, which is not sent again. */
export async function loadView<Name extends 'liveProjector' | 'liveHost' | 'liveSeat'>(
  name: Name,
  request: LiveRequest<Name>,
  version: string | null,
): Promise<LoadedView<Name>> {
  const answer = await ask(name, {
    ...request,
    headers: version === null ? {} : { 'if-none-match': `"${version}"` },
  });
  return answer.ok ? { ok: true, value: answer.value ?? null } : answer;
}
