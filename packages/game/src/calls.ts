import type { CallName, Endpoints, ErrorCode, ParamsOf, ParsedBodyOf, QueryOf, ReplyOf } from '@consorcio/contract';
import type { Result } from '@consorcio/kernel';
import type { Ports } from './ports.ts';

/** A call as the contract's schemas parsed it. */
export interface Asked<Name extends CallName> {
  readonly playerId: string;
  readonly body: ParsedBodyOf<Name>;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  /** Lets a command be repeated; null without one, and for calls that take none. */
  readonly requestKey: string | null;
}

/** Codes that may be answered to a call. */
export type CodeOf<Name extends CallName> = Endpoints[Name]['errors'][number] | 'UNAVAILABLE' | 'RATE_LIMITED';

/** The reply of the contract, or a code that the contract lists for the call. */
export type Answered<Name extends CallName, Code extends ErrorCode = CodeOf<Name>> = Result<
  ReplyOf<Name>,
  Code | { readonly code: Code; readonly info: unknown }
>;

/** Decides calls by their names. */
export type Calls<Names extends CallName> = {
  readonly [Name in Names]: (ports: Ports, asked: Asked<Name>) => Promise<Answered<Name>>;
};
