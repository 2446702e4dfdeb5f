import type { CallName, Device, Endpoints } from '@consorcio/contract';
import type { Answered, Asked, CodeOf } from '@consorcio/game';
import type { Result } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Opening } from './event-streams.ts';
import type { Unchanged } from './known-answer.ts';
import type { LiveToken } from './live-token.ts';
import type { SignedIn } from './sessions.ts';
import type { Token } from './token.ts';

export type Call = Endpoints[CallName];
export type CallsOf<Access extends string> = Extract<Call, { readonly access: Access }>;

/** The answer of a read of a live group, with the version of what it shows, so that it need not be sent twice. */
export type TaggedAnswer<Name extends CallName> = (Answered<Name> & { readonly tag?: string }) | Unchanged;

/** What every handler gets: body, path parameters and query as the contract's schemas parsed them. */
export interface PublicRequest<Name extends CallName> extends Omit<Asked<Name>, 'playerId'> {
  readonly device: Device;
  /** The client's address as limits count it. */
  readonly address: string;
  /** The page at that address as limits count it; clients that tell none are one. */
  readonly visitor: string;
  /** Log whose lines carry the request's id. */
  readonly log: FastifyBaseLogger;
}
export interface PlayerRequest<Name extends CallName> extends PublicRequest<Name> {
  /** The player of the call's session. */
  readonly player: SignedIn;
  readonly token: Token;
}
export interface LiveRequest<Name extends CallName> extends PublicRequest<Name> {
  /** Of the copy that the client has; null without one. */
  readonly knownTag: string | null;
  /** Of the path's group; well formed, but not yet looked up: the handler's first statement does that. */
  readonly live: LiveToken;
}
export interface TokenRequest<Name extends CallName> extends PublicRequest<Name> {
  /** Well formed, but not yet looked up: the handler's statement joins `KEPT_SESSION`. */
  readonly token: Token;
}

/**
 * Mounts the contract's calls. Access is a field of the endpoint, so a public handler has no player, and a player's
 * call can't be mounted open: it does not compile.
 */
export interface Api extends LiveApi {
  /** For anybody. */
  public<C extends CallsOf<'public'>>(
    call: C,
    handler: (request: PublicRequest<C['name']>) => Promise<TaggedAnswer<C['name']>>,
  ): void;
  /** For a signed-in player: the session is looked up first, by a statement of its own. */
  withPlayer<C extends CallsOf<'player'>>(
    call: C,
    handler: (request: PlayerRequest<C['name']>) => Promise<Answered<C['name']>>,
  ): void;
  /**
   * For a signed-in player, where the answer is long: a JSON text that is sent piece by piece as it is made. A few at a time;
   * further callers are told to retry.
   */
  streamToPlayer<C extends CallsOf<'player'>>(
    call: C,
    handler: (request: PlayerRequest<C['name']>) => Promise<AsyncIterable<string>>,
  ): void;
  /**
   * For a signed-in player, where the handler's own first statement checks the session by joining `KEPT_SESSION`:
   * no row means TOKEN_INVALID. It hands the row's `last_used_at` to `sessions.accept`, so that the session is extended.
   */
  withToken<C extends CallsOf<'player'>>(
    call: C,
    handler: (request: TokenRequest<C['name']>) => Promise<Answered<C['name'], CodeOf<C['name']> | 'TOKEN_INVALID'>>,
  ): void;
}

interface LiveApi {
  /** For a seat of a live group: its statement finds it by group, quota and hash, or it is SEAT_INVALID. */
  withSeat<C extends CallsOf<'seat'>>(
    call: C,
    handler: (request: LiveRequest<C['name']>) => Promise<TaggedAnswer<C['name']>>,
  ): void;
  /** For anybody, as a stream of events: the group is looked up before the stream opens. */
  events<C extends CallsOf<'public'>>(
    call: C,
    open: (request: PublicRequest<C['name']>) => Promise<Result<Opening, CodeOf<C['name']>>>,
  ): void;
  withHost<C extends CallsOf<'host'>>(
    call: C,
    handler: (request: LiveRequest<C['name']>) => Promise<TaggedAnswer<C['name']>>,
  ): void;
}
