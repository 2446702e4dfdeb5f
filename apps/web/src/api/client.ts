import type { BodyOf, ParamsOf, QueryOf } from '@consorcio/contract';
import {
  type Answer,
  addressOf,
  type CallError,
  type CallRequest,
  callOf,
  type SentAnswer,
  type SentRequest,
} from '@consorcio/contract/call';
import { TOKEN } from '@consorcio/contract/kept';
import { REQUEST_KEY_HEADER, ROUTES, type RouteName, VISIT_HEADER, withBase } from '@consorcio/contract/wire';
import { checkAccount, isTokenOfOther } from './another-account.ts';
import { prefetch, takePrefetched } from './prefetch.ts';

/** Drawn when the page opens, kept nowhere: by it limits tell this page from others of its address. */
const visit = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };
type Parts<Name extends RouteName> = Part<'params', ParamsOf<Name>> & Part<'body', BodyOf<Name>>;
type Query<Name extends RouteName> = [QueryOf<Name>] extends [undefined] ? unknown : { readonly query?: QueryOf<Name> };
type Options = {
  readonly signal?: AbortSignal;
  /** For calls that take one: sent again with it, the same body gets the first answer. */
  readonly requestKey?: string;
};
/** What a call needs: nothing, `params`, `body` or both, as its endpoint says; a `query` may be left out. */
export type CallArguments<Name extends RouteName> =
  unknown extends Parts<Name> ? [options?: Query<Name> & Options] : [given: Parts<Name> & Query<Name> & Options];

/** Another host of the API can be set when the client is built. CONTRACT section 1. */
export const API_BASE: string = import.meta.env.VITE_API_BASE ?? withBase('/api');

const tokenListeners = new Set<() => void>();
/** Adds a listener for the refusal of the token in use. Returns a function that removes it. */
export function onTokenRefused(listener: () => void): () => void {
  tokenListeners.add(listener);
  return () => tokenListeners.delete(listener);
}

let isForeign = false;
/** Whether somebody else answered the last call: then the connection is not what is missing. */
export const isAnswerForeign = (): boolean => isForeign;

let commands = 0;
/** How many calls other than GET have succeeded in this page: a change means that earlier answers may be outdated. */
export const commandsDone = (): number => commands;

/** Sends a request to who answers the game's calls: this device, where its edition says so (local/device-home.ts), or the server. */
const send = (address: string, request: SentRequest<AbortSignal>): Promise<SentAnswer> =>
  (globalThis.askDevice ?? fetch)(address, request);

/** Sends a call with a token, or takes the answer that was prefetched. Nothing else happens by it. */
export const ask = callOf<RouteName, AbortSignal>(ROUTES, API_BASE, (address, request, token) => {
  const prefetched = request.method === 'GET' ? takePrefetched(address, token) : undefined;
  return prefetched ?? send(address, request);
});

/**
 * Makes a call of the contract. With a token in local storage it carries a bearer header (SPEC section 6). Never throws: a lost
 * connection is an answer, too.
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...[options]: CallArguments<Name>
): Promise<Answer<Name>> {
  if (isTokenOfOther()) await checkAccount().catch(() => undefined);
  const token = TOKEN.read();
  const { requestKey, ...request }: CallRequest<Name, AbortSignal> & Options = options ?? {};
  const answer = await ask(name, {
    ...request,
    token,
    headers: {
      ...(name === 'guest' ? { [VISIT_HEADER]: visit } : {}),
      ...(requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: requestKey }),
    },
  });
  isForeign = !answer.ok && answer.error.kind === 'network' && answer.error.isForeign === true;
  if (answer.ok && ROUTES[name].method !== 'GET') commands += 1;
  if (!answer.ok && isTokenRefused(answer.error) && token !== null && token === TOKEN.read())
    for (const listen of tokenListeners) listen();
  return answer;
}

/** Makes calls ahead for the next screen, which makes them first; they need no fields. */
export const prefetchCalls = (names: readonly RouteName[]): void =>
  prefetch(
    names.map((name) => addressOf(API_BASE, ROUTES[name])),
    TOKEN.read(),
    send,
  );

const isTokenRefused = (error: CallError): boolean =>
  error.kind === 'code' && (error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_REQUIRED');
