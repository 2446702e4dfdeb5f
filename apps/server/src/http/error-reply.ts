import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  ERROR_STATUS,
  type ErrorCode,
  type ErrorReply,
  type FieldFault,
  type FieldFaultCode,
  isErrorCode,
} from '@consorcio/contract';
import { fieldLine } from '@consorcio/copy/field-lines';
import { BrokenInvariant, Unavailable } from '@consorcio/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteSecurity } from '../security-log.ts';
import { bodyFault, InvalidInput, Refusal } from './refusal.ts';

/** Milliseconds that a client gets to send the rest of what was refused unread. */
const PATIENCE = 1_000;

/**
 * Lets an answer arrive that is sent before the request was read to its end: closing at once would reset the connection, and
 * with it what the client has not read yet. The rest is read and dropped, for a while; then the connection is cut.
 */
function readOn({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  request.resume();
  if (request.complete) return;
  const cut = setTimeout(() => request.destroy(), PATIENCE).unref();
  request.once('close', () => clearTimeout(cut));
}

/** What Node.js says when it can't read a request at all, as status and fault of the body. */
const FAULTS: Readonly<Record<string, readonly [number, FieldFaultCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TIMED_OUT'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
};
const UNREADABLE = [400, 'UNREADABLE'] as const;

/** Milliseconds that a client gets to read the answer and to close its side; then the connection is freed all the same. */
const LINGER = 1_000;

/** Answers what never became a request, in the shape of every other error, and closes the connection. */
export function replyToClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusCode, fault] = FAULTS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ statusCode, message: [fieldLine(bodyFault(fault))] } satisfies ErrorReply);
  const lingering = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once('close', () => clearTimeout(lingering));
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const BAD_REQUEST = 400;
const URI_TOO_LONG = 414;
const RANGE_NOT_SATISFIABLE = 416;
/** `Cache-Control` of answers about one player, and of every error: after signing out nothing of them is left. */
export const NO_STORE = 'no-store';

/** What the framework refuses before a handler runs. */
const FRAMEWORK_FAULTS: Readonly<Record<string, FieldFaultCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'WRONG_CONTENT_LENGTH',
};

/** Codes of requests that were refused; a request that is forgotten takes its code along. */
const refusals = new WeakMap<FastifyRequest, string>();
/** The code with which a request was refused; FIELDS where its fields were at fault. */
export const refusalOf = (request: FastifyRequest): string | undefined => refusals.get(request);

export function refuseWith(reply: FastifyReply, code: ErrorCode, info?: unknown): FastifyReply {
  const statusCode = ERROR_STATUS[code];
  refusals.set(reply.request, code);
  const body: ErrorReply = {
    statusCode,
    message: code,
    ...(info === undefined ? {} : { info }),
    ...(statusCode === 500 ? { requestId: reply.request.id } : {}),
  };
  return reply.code(statusCode).header('cache-control', NO_STORE).send(body);
}

function refuseFields(reply: FastifyReply, faults: readonly FieldFault[], statusCode = BAD_REQUEST): FastifyReply {
  refusals.set(reply.request, 'FIELDS');
  return reply
    .code(statusCode)
    .header('cache-control', NO_STORE)
    .send({ statusCode, message: faults.map(fieldLine) } satisfies ErrorReply);
}

/** A part of a file that it does not have: with the length of the file the client can ask for one that it has. */
function refuseRange(reply: FastifyReply, error: object): FastifyReply {
  const { headers } = error as { readonly headers?: Readonly<Record<string, string>> };
  return refuseFields(reply.headers(headers ?? {}), [bodyFault('UNREADABLE')], RANGE_NOT_SATISFIABLE);
}

/** Bytes of a request's path and query; of those of school platforms, which send signed texts there. */
const TARGET_LIMIT = 2_000;
const PLATFORM_TARGET_LIMIT = 8_000;
const OF_PLATFORMS = '/lti/';

/** Refuses long targets before any hook or route that was added later has looked at them. */
export function refuseLongTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const most = url.startsWith(OF_PLATFORMS) ? PLATFORM_TARGET_LIMIT : TARGET_LIMIT;
    if (url.length > most) return refuseFields(reply, [bodyFault('TARGET_TOO_LONG')], URI_TOO_LONG);
  });
}

/**
 * The one place where something thrown becomes an answer. What is not foreseen is UNKNOWN: the log gets everything,
 * the client the request's id. CONTRACT section 3.
 */
export function replyToError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    if (error.code === 'RATE_LIMITED')
      noteSecurity(request.log, 'limit-met', { how: request.routeOptions.url ?? 'unknown' });
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return refuseWith(reply, error.code);
  }
  if (error instanceof InvalidInput) return refuseFields(reply, error.faults);
  if (error instanceof Unavailable) {
    request.log.warn({ err: error }, 'the database is away');
    return refuseWith(reply.header('retry-after', error.retryAfter), 'UNAVAILABLE');
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    readOn(request, reply);
    return refuseWith(reply, 'PAYLOAD_TOO_LARGE');
  }
  // 403: a folder among the files, or a name that begins with a dot.
  if (code === 'FST_ERR_BAD_URL' || statusCode === 403 || statusCode === 404) return refuseWith(reply, 'NOT_FOUND');
  const fault = code === undefined ? undefined : FRAMEWORK_FAULTS[code];
  if (fault !== undefined) return refuseFields(reply, [bodyFault(fault)]);
  if (statusCode === RANGE_NOT_SATISFIABLE) return refuseRange(reply, error);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    request.log.info({ err: error }, 'refused by the framework');
    return refuseFields(reply, [bodyFault('UNREADABLE')]);
  }
  request.log.error({ err: error }, 'not foreseen');
  const known = error instanceof BrokenInvariant && isErrorCode(error.code) ? error.code : 'UNKNOWN';
  return refuseWith(reply, known);
}
