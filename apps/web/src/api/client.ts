import type { BodyOf, ParamsOf, ReplyOf } from '@consorcio/contract';
import { type ErrorCode, type ErrorReply, isErrorCode, ROUTES, type RouteName } from '@consorcio/contract/wire';
import { storedToken } from '../session/local-keys.ts';
import { prefetch, takePrefetched } from './prefetch.ts';

/** Why a call did not succeed; never thrown, never shown from here. */
export type CallError =
  /** No answer came: no connection, or the server is away. */
  | { readonly kind: 'network' }
  /** A word of the contract's list. `info` comes with USER_MUST_SEE_RESULTS (CONTRACT section 3). */
  | { readonly kind: 'code'; readonly code: ErrorCode; readonly status: number; readonly info?: unknown }
  /** A body that failed validation: one line a field, `field: sentence`. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly status: number };

export type Answer<Name extends RouteName> =
  | { readonly ok: true; readonly value: ReplyOf<Name> }
  | { readonly ok: false; readonly error: CallError };

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };
type Parts<Name extends RouteName> = Part<'params', ParamsOf<Name>> & Part<'body', BodyOf<Name>>;
type Options = { readonly signal?: AbortSignal };
/** What a call needs: nothing, `params`, `body` or both, as its endpoint says. */
export type CallArguments<Name extends RouteName> =
  unknown extends Parts<Name> ? [options?: Options] : [given: Parts<Name> & Options];

/** Another host of the API can be set when the client is built. CONTRACT section 1. */
const API_BASE: string = import.meta.env.VITE_API_BASE ?? '/api';

const tokenListeners = new Set<() => void>();
/** Called when the server refuses the token that is in use. Returns the way to stop listening. */
export function onTokenRefused(listener: () => void): () => void {
  tokenListeners.add(listener);
  return () => tokenListeners.delete(listener);
}

let commands = 0;
/** How many calls that change something have succeeded: what was asked before may have grown old since. */
export const commandsDone = (): number => commands;

/**
 * Makes a call of the contract. With a token in local storage it carries a bearer header (SPEC section 6). There is no
 * timeout (SPEC section 9).
 */
export async function call<Name extends RouteName>(name: Name, ...[given]: CallArguments<Name>): Promise<Answer<Name>> {
  const { params, body, signal } = (given ?? {}) as Options & { params?: Record<string, unknown>; body?: unknown };
  const token = storedToken();
  let response: Response;
  let text: string;
  try {
    const address = addressOf(name, params);
    const early = ROUTES[name].method === 'GET' ? takePrefetched(address, token) : undefined;
    const request = {
      method: ROUTES[name].method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
    response = await (early ?? fetch(address, request));
    text = await response.text();
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
  const json = parse(text);
  if (response.ok) {
    if (ROUTES[name].method !== 'GET') commands += 1;
    return { ok: true, value: json as ReplyOf<Name> };
  }
  const error = errorOf(response.status, json);
  if (isTokenRefused(error) && token !== null && token === storedToken()) for (const listen of tokenListeners) listen();
  return { ok: false, error };
}

/** A screen comes that will make these calls first; they need no fields. */
export const prefetchCalls = (names: readonly RouteName[]): void =>
  prefetch(
    names.map((name) => addressOf(name)),
    storedToken(),
  );

function addressOf(name: RouteName, params: Record<string, unknown> = {}): string {
  const path = ROUTES[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  return API_BASE + path;
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that is not the API's own (a proxy's page, say) counts as the server being away. */
function errorOf(status: number, json: unknown): CallError {
  const { message, info } = (json ?? {}) as Partial<ErrorReply>;
  if (isErrorCode(message)) return { kind: 'code', code: message, status, ...(info === undefined ? {} : { info }) };
  if (Array.isArray(message)) return { kind: 'lines', lines: message.map(String), status };
  return status >= 502 && status <= 504 ? { kind: 'network' } : { kind: 'code', code: 'UNKNOWN', status };
}

const isTokenRefused = (error: CallError): boolean =>
  error.kind === 'code' && (error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_REQUIRED');
