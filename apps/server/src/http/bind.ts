import { Readable } from 'node:stream';
import type {
  CallName,
  Device,
  Endpoints,
  ErrorCode,
  ParamsOf,
  ParsedBodyOf,
  QueryOf,
  ReplyOf,
} from '@consorcio/contract';
import { fieldFaults, REQUEST_KEY_HEADER } from '@consorcio/contract';
import type { Result } from '@consorcio/kernel';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { limitKey } from './client-address.ts';
import { deviceOf } from './device.ts';
import { NO_STORE, refuseWith } from './error-reply.ts';
import type { MountEvents, Opening } from './event-streams.ts';
import { isKnown, knownTagOf, NOT_MODIFIED, type Unchanged } from './known-answer.ts';
import { type LiveToken, liveTokenOf } from './live-token.ts';
import { InvalidInput, Refusal } from './refusal.ts';
import { requestKeyOf } from './request-key.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { readToken, type Token } from './token.ts';

type Call = Endpoints[CallName];
type CallsOf<Access extends string> = Extract<Call, { readonly access: Access }>;
type CodeOf<C extends Call> = C['errors'][number] | 'UNAVAILABLE' | 'RATE_LIMITED';

/** What a handler answers: the reply of the contract, or a code that the contract lists for the call. */
export type Answer<C extends Call, Code extends ErrorCode = CodeOf<C>> = Result<
  ReplyOf<C['name']>,
  Code | { readonly code: Code; readonly info: unknown }
>;

/** The answer of a read of a live group, with the version of what it shows, so that it need not be sent twice. */
export type TaggedAnswer<C extends Call> = (Answer<C> & { readonly tag?: string }) | Unchanged;

/** What every handler gets: body, path parameters and query as the contract's schemas parsed them. */
export interface PublicRequest<C extends Call> {
  readonly body: ParsedBodyOf<C['name']>;
  readonly params: ParamsOf<C['name']>;
  /** The query string, for calls that have one. */
  readonly query: QueryOf<C['name']>;
  /** Lets a command be repeated; null without one, and for calls that take none. */
  readonly requestKey: string | null;
  /** The kind of the client's device. */
  readonly device: Device;
  /** The client's address as limits count it. */
  readonly address: string;
  /** Log whose lines carry the request's id. */
  readonly log: FastifyBaseLogger;
}
export interface PlayerRequest<C extends Call> extends PublicRequest<C> {
  /** The player of the call's session. */
  readonly player: SignedIn;
  readonly token: Token;
}
export interface LiveRequest<C extends Call> extends PublicRequest<C> {
  /** Of the copy that the client has; null without one. */
  readonly knownTag: string | null;
  /** Of the path's group; well formed, but not yet looked up: the handler's first statement does that. */
  readonly live: LiveToken;
}
export interface TokenRequest<C extends Call> extends PublicRequest<C> {
  /** Well formed, but not yet looked up: the handler's statement joins `LIVE_SESSION`. */
  readonly token: Token;
}

/**
 * Mounts the contract's calls. Access is a field of the endpoint, so a public handler has no player, and a player's
 * call can't be mounted open: it does not compile.
 */
export interface Api extends LiveApi {
  /** For anybody. */
  public<C extends CallsOf<'public'>>(call: C, handler: (request: PublicRequest<C>) => Promise<TaggedAnswer<C>>): void;
  /** For a signed-in player: the session is looked up first, by a statement of its own. */
  withPlayer<C extends CallsOf<'player'>>(call: C, handler: (request: PlayerRequest<C>) => Promise<Answer<C>>): void;
  /**
   * For a signed-in player, where the answer is long: a JSON text that is sent piece by piece as it is made. A few at a time;
   * further callers are told to retry.
   */
  streamToPlayer<C extends CallsOf<'player'>>(
    call: C,
    handler: (request: PlayerRequest<C>) => Promise<AsyncIterable<string>>,
  ): void;
  /**
   * For a signed-in player, where the handler's own first statement checks the session by joining `LIVE_SESSION`:
   * no row means TOKEN_INVALID. It hands the row's `last_used_at` to `sessions.used`, so that the session is extended.
   */
  withToken<C extends CallsOf<'player'>>(
    call: C,
    handler: (request: TokenRequest<C>) => Promise<Answer<C, CodeOf<C> | 'TOKEN_INVALID'>>,
  ): void;
}

interface LiveApi {
  /** For a seat of a live group: its statement finds it by group, quota and hash, or it is SEAT_INVALID. */
  withSeat<C extends CallsOf<'seat'>>(call: C, handler: (request: LiveRequest<C>) => Promise<TaggedAnswer<C>>): void;
  /** For anybody, as a stream of events: the group is looked up before the stream opens. */
  events<C extends CallsOf<'public'>>(
    call: C,
    open: (request: PublicRequest<C>) => Promise<Result<Opening, CodeOf<C>>>,
  ): void;
  /** For the host of a live group. */
  withHost<C extends CallsOf<'host'>>(call: C, handler: (request: LiveRequest<C>) => Promise<TaggedAnswer<C>>): void;
}

interface Parts {
  readonly status: number;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly isKeyed?: true;
  readonly reply?: z.ZodMiniType;
}

interface Asked {
  readonly body: unknown;
  readonly params: unknown;
  readonly query: unknown;
  readonly requestKey: string | null;
}

/** Parses the request once; nothing reads it again afterwards. */
function read(call: Parts, request: FastifyRequest): Asked {
  const query = call.query?.safeParse(request.query);
  const body = call.body?.safeParse(request.body ?? {});
  const params = call.params?.safeParse(request.params);
  const faults = [params, query, body].flatMap((part) => (part?.success === false ? fieldFaults(part.error) : []));
  if (faults.length > 0) throw new InvalidInput(faults);
  const requestKey = call.isKeyed ? requestKeyOf(request.headers[REQUEST_KEY_HEADER]) : null;
  return { body: body?.data, params: params?.data, query: query?.data, requestKey };
}

/** Sends a handler's answer. The reply schema removes everything that the contract does not name. */
function send(call: Parts, answer: Result<unknown, unknown>, reply: FastifyReply): FastifyReply {
  if (answer.ok) {
    if (isKnown(answer, reply)) return reply.code(NOT_MODIFIED).send();
    const body = call.reply?.parse(answer.value);
    return body === undefined ? reply.code(call.status).send() : reply.code(call.status).send(body);
  }
  const refusal = answer.refusal as ErrorCode | { code: ErrorCode; info: unknown };
  return typeof refusal === 'string' ? refuseWith(reply, refusal) : refuseWith(reply, refusal.code, refusal.info);
}

function tokenOf(request: FastifyRequest): Token {
  const token = readToken(request.headers.authorization);
  if (typeof token === 'string') throw new Refusal(token);
  return token;
}

/** Streamed answers at the same time. */
const MOST_STREAMS = 4;
/** Seconds after which further callers may retry. */
const STREAM_RETRY = 5;

/** True for answers that are about one player: no cache may keep them. */
const isPrivate = ({ access, path }: Call, { headers }: FastifyRequest): boolean =>
  access !== 'public' || path.startsWith('/auth/') || path.startsWith('/live') || headers.authorization !== undefined;

/** A call's address for the router. */
const urlOf = ({ path }: Call): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** The calls of the API on a Fastify instance. */
export function apiOn(app: FastifyInstance, sessions: Sessions, mountEvents: MountEvents): Api {
  let streaming = 0;
  const mount = (call: Call, run: (request: FastifyRequest) => Promise<Result<unknown, unknown> | Readable>): void => {
    app.route({
      method: call.method,
      url: urlOf(call),
      handler: async (request, reply) => {
        if (isPrivate(call, request)) reply.header('cache-control', NO_STORE);
        const answer = await run(request);
        if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
        return send(call, answer, reply);
      },
    });
  };
  const about = (request: FastifyRequest) => ({
    address: limitKey(request.ip),
    device: deviceOf(request.headers['user-agent']),
    log: request.log,
  });
  const playerOf = async (token: Token): Promise<SignedIn> => {
    const player = await sessions.find(token);
    if (player === null) throw new Refusal('TOKEN_INVALID');
    return player;
  };

  const withLive =
    (access: 'seat' | 'host') =>
    <C extends CallsOf<'seat' | 'host'>>(call: C, handler: (request: LiveRequest<C>) => Promise<TaggedAnswer<C>>) =>
      mount(call, (request) => {
        const live = liveTokenOf(request, access);
        return handler({
          ...read(call, request),
          ...about(request),
          live,
          knownTag: knownTagOf(request),
        } as LiveRequest<C>);
      });

  return {
    withSeat: withLive('seat'),
    withHost: withLive('host'),

    events: (call, open) =>
      mountEvents(urlOf(call), (request) =>
        open({ ...read(call, request), ...about(request) } as PublicRequest<typeof call>),
      ),

    public: (call, handler) =>
      mount(call, (request) => handler({ ...read(call, request), ...about(request) } as PublicRequest<typeof call>)),

    withPlayer: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        const player = await playerOf(token);
        return handler({ ...read(call, request), ...about(request), token, player } as PlayerRequest<typeof call>);
      }),

    streamToPlayer: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        const player = await playerOf(token);
        const asked = { ...read(call, request), ...about(request), token, player } as PlayerRequest<typeof call>;
        if (streaming === MOST_STREAMS) throw new Refusal('UNAVAILABLE', STREAM_RETRY);
        streaming += 1;
        const pieces = await handler(asked).catch((error: unknown) => {
          streaming -= 1;
          throw error;
        });
        const text = Readable.from(pieces);
        text.once('close', () => {
          streaming -= 1;
        });
        return text;
      }),

    withToken: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        try {
          return await handler({ ...read(call, request), ...about(request), token } as TokenRequest<typeof call>);
        } catch (error) {
          // An invalid body says so to the player only: a caller without a session learns only that (RULES section 9).
          if (error instanceof InvalidInput) await playerOf(token);
          throw error;
        }
      }),
  };
}
