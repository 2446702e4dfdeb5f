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

/**
 * An error without what may stand in its other fields: drivers put values of rows there (`detail`, `where`), and values
 * are addresses and names.
 */
function plainError(error: Faulty): PlainError {
  const { name, message, code, stack, cause } = error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: plainError(cause) } : {}),
  };
}

/** One JSON object a line. Neither bodies nor headers nor queries nor addresses are written: no secret can slip in. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  base: null,
  formatters: { level: (label: string) => ({ level: label }) },
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
