import { Readable } from 'node:stream';
import type { Device, EndpointParts, ErrorCode } from '@consorcio/contract';
import { VISIT_HEADER } from '@consorcio/contract';
import { parseRequest } from '@consorcio/game';
import type { Result } from '@consorcio/kernel';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  Api,
  Call,
  CallsOf,
  LiveRequest,
  PlayerRequest,
  PublicRequest,
  TaggedAnswer,
  TokenRequest,
} from './api.ts';
import { deviceOf, limitKey } from './client.ts';
import { NO_STORE, refuseWith } from './error-reply.ts';
import type { MountEvents } from './event-streams.ts';
import { fewStreams } from './few-streams.ts';
import { isKnown, knownTagOf, NOT_MODIFIED } from './known-answer.ts';
import { liveTokenOf } from './live-token.ts';
import { InvalidInput, Refusal } from './refusal.ts';

import type { Sessions, SignedIn } from './sessions.ts';
import { type Token, tokenSent } from './token.ts';

/** Sends a handler's answer. The reply schema removes everything that the contract does not name. */
function send(call: Call, answer: Result<unknown, unknown>, reply: FastifyReply): FastifyReply {
  if (answer.ok) {
    if (isKnown(answer, reply)) return reply.code(NOT_MODIFIED).send();
    const { reply: schema }: EndpointParts = call;
    const body = schema?.parse(answer.value);
    return body === undefined ? reply.code(call.status).send() : reply.code(call.status).send(body);
  }
  const refusal = answer.refusal as ErrorCode | { code: ErrorCode; info: unknown };
  return typeof refusal === 'string' ? refuseWith(reply, refusal) : refuseWith(reply, refusal.code, refusal.info);
}

function tokenOf(request: FastifyRequest): Token {
  const token = tokenSent(request);
  if (typeof token === 'string') throw new Refusal(token);
  return token;
}

/** The form of a page's number. */
const VISIT = /^[\w-]{16,64}$/;

/** The page that asks: its address and the number that it has drawn, if any. */
function visitorOf({ ip, headers }: FastifyRequest): string {
  const visit = headers[VISIT_HEADER];
  return `${limitKey(ip)} ${typeof visit === 'string' && VISIT.test(visit) ? visit : ''}`;
}

/** What a handler may ask about a request. It is reckoned when it is asked for: most handlers ask for nothing of it. */
class About {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get address(): string {
    return limitKey(this.#request.ip);
  }

  get visitor(): string {
    return visitorOf(this.#request);
  }

  get device(): Device {
    return deviceOf(this.#request.headers['user-agent']);
  }

  get log(): FastifyBaseLogger {
    return this.#request.log;
  }
}

/** True for answers that are about one player: no cache may keep them. */
const isPrivate = ({ access, path }: Call, { headers }: FastifyRequest): boolean =>
  access !== 'public' || path.startsWith('/auth/') || path.startsWith('/live') || headers.authorization !== undefined;

/** A call's address for the router. */
const urlOf = ({ path }: Call): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

export function apiOn(app: FastifyInstance, sessions: Sessions, mountEvents: MountEvents): Api {
  const stream = fewStreams();
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
  const asked = <Known extends object>(call: Call, request: FastifyRequest, known: Known) =>
    Object.assign(new About(request), parseRequest(call, request), known);
  const playerOf = async (token: Token): Promise<SignedIn> => {
    const player = await sessions.find(token);
    if (player === null) throw new Refusal('TOKEN_INVALID');
    return player;
  };

  const withLive =
    (access: 'seat' | 'host') =>
    <C extends CallsOf<'seat' | 'host'>>(
      call: C,
      handler: (request: LiveRequest<C['name']>) => Promise<TaggedAnswer<C['name']>>,
    ) =>
      mount(call, (request) => {
        const live = liveTokenOf(request, access);
        return handler(asked(call, request, { live, knownTag: knownTagOf(request) }) as LiveRequest<C['name']>);
      });

  return {
    withSeat: withLive('seat'),
    withHost: withLive('host'),

    events: (call, open) =>
      mountEvents(urlOf(call), (request) => open(asked(call, request, {}) as PublicRequest<(typeof call)['name']>)),

    public: (call, handler) =>
      mount(call, (request) => handler(asked(call, request, {}) as PublicRequest<(typeof call)['name']>)),

    withPlayer: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        const player = await playerOf(token);
        return handler(asked(call, request, { token, player }) as PlayerRequest<(typeof call)['name']>);
      }),

    streamToPlayer: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        const player = await playerOf(token);
        const question = asked(call, request, { token, player }) as PlayerRequest<(typeof call)['name']>;
        return stream(() => handler(question));
      }),

    withToken: (call, handler) =>
      mount(call, async (request) => {
        const token = tokenOf(request);
        try {
          return await handler(asked(call, request, { token }) as TokenRequest<(typeof call)['name']>);
        } catch (error) {
          // An invalid body says so to the player only: a caller without a session learns only that (RULES section 9).
          if (error instanceof InvalidInput) await playerOf(token);
          throw error;
        }
      }),
  };
}
