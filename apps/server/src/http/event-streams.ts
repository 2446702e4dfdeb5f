import type { ErrorCode } from '@consorcio/contract';
import type { Result } from '@consorcio/kernel';
import sse from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseWith } from './error-reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True of a route whose answers stay open. */
    readonly isStream?: boolean;
  }
}

/** A page's open stream of Server-Sent Events. */
export interface EventStream {
  /** Sends an event; while the page has not taken the one before it, the last waits, since each says all that is new. */
  send(data: object): void;
  /** Ends it; the page's browser may come again. */
  close(): void;
}

export interface Opening {
  /** The first event, and the whole answer where no stream was requested. */
  readonly first: object;
  /** Called once the stream is open; what it gives is called once it has ended. */
  attach(stream: EventStream): () => void;
}

/** Looks up what a stream is asked for, before there is one. */
export type Ask = (request: FastifyRequest) => Promise<Result<Opening, unknown>>;

export type MountEvents = (url: string, ask: Ask) => void;

/** True of an answer that stayed open: how long it took says nothing. */
export const isStream = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.routeOptions.config.isStream === true && reply.statusCode === 200;

/** Proxies neither keep nor pack nor collect what is sent. */
const HEADERS = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' };

function streamOf({ sse: context }: FastifyReply): EventStream {
  let waiting: object | null = null;
  let isSending = false;
  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting !== null && context.isConnected) {
      const data = waiting;
      waiting = null;
      await context.send({ data });
    }
    isSending = false;
  }
  return {
    send(data) {
      waiting = data;
      // It fails only if the page is gone, which onClose reports.
      sendWaiting().catch(() => undefined);
    },
    close: () => context.close(),
  };
}

/** Server-Sent Events on a Fastify instance; all streams end at once when the server is told to stop. */
export async function eventStreams(app: FastifyInstance): Promise<MountEvents> {
  await app.register(sse.default, { heartbeatInterval: 0 });
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.close();
  });
  return (url, ask) => {
    const opened = new WeakMap<FastifyRequest, Opening>();
    app.route({
      method: 'GET',
      url,
      sse: true,
      exposeHeadRoute: false,
      config: { isStream: true },
      // Refused before the stream is there: afterwards its status is sent already.
      preHandler: async (request, reply) => {
        const answer = await ask(request);
        if (!answer.ok) return refuse(reply, answer.refusal);
        opened.set(request, answer.value);
        return undefined;
      },
      handler: async (request, reply) => {
        const opening = opened.get(request);
        reply.headers(HEADERS);
        if (opening === undefined || !isAskedAsStream(reply)) return opening?.first;
        if (reply.raw.destroyed) return undefined;
        const stream = streamOf(reply);
        streams.add(stream);
        let detach = (): void => undefined;
        reply.sse.onClose(() => {
          streams.delete(stream);
          detach();
        });
        reply.sse.keepAlive();
        detach = opening.attach(stream);
        stream.send(opening.first);
        return undefined;
      },
    });
    app.head(url, async (request, reply) => {
      const answer = await ask(request);
      return answer.ok ? reply.headers(HEADERS).type('text/event-stream').send() : refuse(reply, answer.refusal);
    });
  };
}

const refuse = (reply: FastifyReply, refusal: unknown): FastifyReply => refuseWith(reply, refusal as ErrorCode);

/** The plugin gives an answer its stream where the client takes one. */
const isAskedAsStream = (reply: FastifyReply): boolean => (reply as Partial<FastifyReply>).sse !== undefined;
