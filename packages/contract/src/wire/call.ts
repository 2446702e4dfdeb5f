import type { BodyOf, CallName, ParamsOf, ReplyOf } from '../endpoints.ts';
import type { ErrorCode, ErrorReply } from './error-codes.ts';
import type { COMMON_PASSWORD } from './password.ts';
import type { Method, Route } from './routes.ts';

/*
 * The one way in which pages make calls. There is no timeout and no second try (SPEC section 9): whoever calls decides that. A
 * refusal, a lost answer and somebody else's answer are answers too: nothing is thrown.
 */

/** A stage's reply with USER_MUST_SEE_RESULTS; a word with PW_TOO_WEAK. */
type Info = ReplyOf<'stageCurrent'> | typeof COMMON_PASSWORD;

/** Why a call did not succeed; never thrown, never shown from here. */
export type CallError =
  /** No answer of the API: no connection, the server is away, or (`isForeign`) somebody else answered: a network's login page or filter. */
  | { readonly kind: 'network'; readonly isForeign?: true }
  /** A word of the contract's list. `info` comes with USER_MUST_SEE_RESULTS and PW_TOO_WEAK (CONTRACT section 3). */
  | {
      readonly kind: 'code';
      readonly code: ErrorCode;
      readonly status: number;
      readonly info?: Info;
    }
  /** A body that failed validation: one line a field, `field: sentence`. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly status: number };

export type Answer<Name extends CallName> =
  | { readonly ok: true; readonly value: ReplyOf<Name> }
  | { readonly ok: false; readonly error: CallError };

/**
 * Trusts that JSON has the shape that the contract gives to a reply. Nothing is checked here: the server has parsed every
 * reply with the contract's schema before it sent it, and it has our own origin. The schema library would cost the first
 * screen 7 to 11 kB. The only place of the client that trusts; what comes from storage, frames and addresses is checked.
 */
const trusted = <Name extends CallName>(json: unknown): ReplyOf<Name> => json as ReplyOf<Name>;

/** What a browser's `fetch` takes and gives, as far as it is used. */
export interface SentRequest<Signal> {
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: Signal;
}
export interface SentAnswer {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}
/** Sends a request. @throws where there is no connection */
type Send<Signal> = (address: string, request: SentRequest<Signal>, token: string | null) => Promise<SentAnswer>;

/** What a call is made with; `Signal`: the browser's `AbortSignal`. */
export interface CallRequest<Name extends CallName, Signal> {
  readonly params?: ParamsOf<Name>;
  readonly query?: object;
  readonly body?: BodyOf<Name>;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: Signal;
}

/** The calls of a table of routes at one address. A view that has not changed (304) has no value. */
export const callOf =
  <Table extends CallName, Signal>(routes: Readonly<Record<Table, Route>>, base: string, send: Send<Signal>) =>
  async <Name extends Table>(name: Name, request: CallRequest<Name, Signal> = {}): Promise<Answer<Name>> => {
    const { params, query = {}, body, token = null, headers = {}, signal } = request;
    const { method } = routes[name];
    try {
      const response = await send(
        addressOf(base, routes[name], params, query),
        {
          method,
          headers: {
            accept: 'application/json',
            ...headers,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(signal === undefined ? {} : { signal }),
        },
        token,
      );
      return await readAnswer(name, response);
    } catch {
      return { ok: false, error: { kind: 'network' } };
    }
  };

export function addressOf(base: string, { path }: Route, params: unknown = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values.get(key))));
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return base + filled + (search.length === 0 ? '' : `?${search.join('&')}`);
}

/** Reads the API's answer to a call. @throws what reading the body throws when the connection is lost meanwhile. */
async function readAnswer<Name extends CallName>(name: Name, response: SentAnswer): Promise<Answer<Name>> {
  const json = parse(await response.text());
  if (response.status === NOT_MODIFIED) return { ok: true, value: trusted<Name>(undefined) };
  if (!response.ok) return { ok: false, error: errorOf(response.status, json) };
  if (response.status !== NO_CONTENT && !isReply(name, json)) return { ok: false, error: FOREIGN };
  return { ok: true, value: trusted<Name>(json) };
}

const FOREIGN = { kind: 'network', isForeign: true } as const;

/** Calls whose answer says nothing: that of every other call has something in it. */
export const SILENT: readonly CallName[] = ['seeResults', 'giveUp', 'quizAnswer', 'liveAnswers'];

/** False of what no server of ours says to a call: a page instead of JSON, or an empty object. */
const isReply = (name: CallName, json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (Array.isArray(json) || SILENT.includes(name) || Object.keys(json).length > 0);

const NO_CONTENT = 204;
const NOT_MODIFIED = 304;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How a code is written: pages trust the API's replies and need no table of codes. */
const CODE = /^[A-Z]+(_[A-Z]+)*$/;

/** Ours have a form that nobody else's has (CONTRACT section 1). A gateway that finds no server says so itself. */
function errorOf(status: number, json: unknown): CallError {
  const { statusCode, message, info }: { readonly [Field in keyof ErrorReply]?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  if (statusCode !== status) return status >= 502 && status <= 504 ? { kind: 'network' } : FOREIGN;
  if (typeof message === 'string' && CODE.test(message))
    return {
      kind: 'code',
      code: message as ErrorCode,
      status,
      ...(info === undefined ? {} : { info: info as Info }),
    };
  if (Array.isArray(message)) return { kind: 'lines', lines: message.map(String), status };
  return { kind: 'code', code: 'UNKNOWN', status };
}
