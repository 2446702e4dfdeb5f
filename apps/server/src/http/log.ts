import type { FastifyInstance } from 'fastify';
import type { LogLevel } from '../env.ts';

export interface LogStream {
  write(line: string): void;
}

interface Faulty extends Error {
  readonly code?: unknown;
}

interface PlainError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Characters of a text, and of an error's stack, in a line: of what strangers send no more, so that they fill no disk. */
const [TEXT, STACK] = [300, 2_000];
const cut = (text: string, most = TEXT): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The same fields, with long texts cut. */
const cutFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  );

/**
 * An error without what may stand in its other fields: drivers put values of rows there (`detail`, `where`), and values
 * are addresses and names.
 */
function plainError(error: Faulty): PlainError {
  const { name, message, code, stack, cause } = error;
  return {
    type: name,
    message: cut(message),
    // It begins with the message.
    stack: cut(
      (stack ?? '').replace(message, () => cut(message)),
      STACK,
    ),
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: plainError(cause) } : {}),
  };
}

/**
 * One JSON object a line. Neither bodies nor headers nor queries nor addresses are written: no secret can slip in. Of a long
 * text its beginning is.
 */
export const loggerOptions = (level: LogLevel) => ({
  level,
  base: null,
  formatters: { level: (label: string) => ({ level: label }), log: cutFields },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: plainError, req: () => ({}) },
});

/** One line a request: by its route's pattern, so that no id of a player is in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
    next();
  });
}

/** Milliseconds that a line of no alarm may wait for others, to be written together with them. */
const LINE_PATIENCE = 50;
/** Characters that are written without waiting any longer. */
const MANY = 16_384;
const CALM = /^\{"level":"(info|debug|trace)"/;

/**
 * Writes lines of the log some at a time, since a write of its own costs each request a tenth of its CPU time. A warning
 * or worse goes out at once, with all before it. What a killed process had not written is lost, at most 50 ms of it.
 */
export function batchWrites(write: (text: string) => unknown): LogStream & { flush(): void } {
  let [text, timer]: [string, NodeJS.Timeout | undefined] = ['', undefined];
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (text !== '') write(text);
    text = '';
  };
  return {
    flush,
    write(line) {
      text += line;
      if (text.length > MANY || !CALM.test(line)) flush();
      else timer ??= setTimeout(flush, LINE_PATIENCE);
    },
  };
}
