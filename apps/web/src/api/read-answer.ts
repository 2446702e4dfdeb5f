import type { CallName, ReplyOf } from '@consorcio/contract';
import type { COMMON_PASSWORD } from '@consorcio/contract/password';
import { type ErrorCode, type ErrorReply, hasCodeShape } from '@consorcio/contract/wire';

/** A stage's reply with USER_MUST_SEE_RESULTS; a word with PW_TOO_WEAK. */
type Info = ReplyOf<'stageCurrent'> | typeof COMMON_PASSWORD;

/** Why a call did not succeed; never thrown, never shown from here. */
export type CallError =
  /** No answer of the API: no connection, the server is away, or another server answered. */
  | { readonly kind: 'network' }
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
export async function readAnswer<Name extends CallName>(response: Response): Promise<Answer<Name>> {
  const json = parse(await response.text());
  if (!response.ok) return { ok: false, error: errorOf(response.status, json) };
  /* A success without JSON is another page, such as the login of a public network. */
  if (json === undefined && response.status !== NO_CONTENT) return { ok: false, error: { kind: 'network' } };
  return { ok: true, value: trusted<Name>(json) };
}

const NO_CONTENT = 204;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that is not the API's own (a proxy's page, say) counts as the server being away. */
function errorOf(status: number, json: unknown): CallError {
  const { message, info }: { readonly [Field in keyof ErrorReply]?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  if (hasCodeShape(message))
    return {
      kind: 'code',
      code: message,
      status,
      ...(info === undefined ? {} : { info: info as Info }),
    };
  if (Array.isArray(message)) return { kind: 'lines', lines: message.map(String), status };
  return status >= 502 && status <= 504 ? { kind: 'network' } : { kind: 'code', code: 'UNKNOWN', status };
}
