import type { BodyOf, ParamsOf } from '@consorcio/contract';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';
import { API_BASE } from '../api/client.ts';
import { type Answer, readAnswer } from '../api/read-answer.ts';
import { visitHeader } from '../api/visit.ts';

interface LiveRequest<Name extends LiveRouteName> {
  readonly params?: ParamsOf<Name>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Name>;
  /** Of a seat or a host; never that of an account. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** Makes a call of a live group. Never throws: a lost connection is an answer, too. */
export async function liveCall<Name extends LiveRouteName>(
  name: Name,
  request: LiveRequest<Name>,
): Promise<Answer<Name>> {
  try {
    return await readAnswer(name, await send(name, request));
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
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
  try {
    const response = await send(name, request, version);
    return response.status === NOT_MODIFIED ? { ok: true, value: null } : await readAnswer(name, response);
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
}

const NOT_MODIFIED = 304;

/** @throws what `fetch` throws without a connection */
function send<Name extends LiveRouteName>(
  name: Name,
  { params, query = {}, body, token, signal }: LiveRequest<Name>,
  version: string | null = null,
): Promise<Response> {
  const { method, path } = LIVE_ROUTES[name];
  const filled = (params ?? {}) as Readonly<Record<string, unknown>>;
  const address = API_BASE + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(filled[key])));
  const search = String(new URLSearchParams(query));
  return fetch(address + (search && `?${search}`), {
    method,
    /* The page asks by its own ETag: the browser's cache would answer 304 with the body. */
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(name === 'liveCode' || name === 'liveReturn' ? visitHeader : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(version === null ? {} : { 'if-none-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
}
