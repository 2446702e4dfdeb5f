import type { CallName, ReplyOf } from '@consorcio/contract';
import type { COMMON_PASSWORD } from '@consorcio/contract/password';
import { type ErrorCode, type ErrorReply, hasCodeShape } from '@consorcio/contract/wire';

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
 * reply with the contract's schema before it sent it, and it has our own origin. The only place of the client that does
 * this; docs/decisions/0026.
 */
const trusted = <Name extends CallName>(json: unknown): ReplyOf<Name> => json as ReplyOf<Name>;

/** Reads the API's answer to a call. @throws what reading the body throws when the connection is lost meanwhile. */
export async function readAnswer<Name extends CallName>(name: Name, response: Response): Promise<Answer<Name>> {
  const json = parse(await response.text());
  if (!response.ok) return { ok: false, error: errorOf(response.status, json) };
  if (response.status !== NO_CONTENT && !isReply(name, json)) return { ok: false, error: FOREIGN };
  return { ok: true, value: trusted<Name>(json) };
}

const FOREIGN = { kind: 'network', isForeign: true } as const;

/** Calls whose answer says nothing: that of every other call has something in it. */
export const SILENT: readonly CallName[] = ['seeResults', 'giveUp', 'quizAnswer', 'liveAnswers'];

/** False of what no server of ours says to a call: a page instead of JSON, or an empty object. */
const isReply = (name: CallName, json: unknown): boolean =>
  typeof json === 'object' && json !== null && (Array.isArray(json) || SILENT.includes(name) || !isEmpty(json));

const isEmpty = (json: object): boolean => Object.keys(json).length === 0;

const NO_CONTENT = 204;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ours have a form that nobody else's has (CONTRACT section 1). A gateway that finds no server says so itself. */
function errorOf(status: number, json: unknown): CallError {
  const { statusCode, message, info }: { readonly [Field in keyof ErrorReply]?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  if (statusCode !== status) return status >= 502 && status <= 504 ? { kind: 'network' } : FOREIGN;
  if (hasCodeShape(message))
    return {
      kind: 'code',
      code: message,
      status,
      ...(info === undefined ? {} : { info: info as Info }),
    };
  if (Array.isArray(message)) return { kind: 'lines', lines: message.map(String), status };
  return { kind: 'code', code: 'UNKNOWN', status };
}
