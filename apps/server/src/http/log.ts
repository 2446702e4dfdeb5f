import type { FastifyInstance } from 'fastify';
import type { LogLevel } from '../env.ts';

/** Takes one line of the log at a time. */
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
    ...{ type: name, message, stack: stack ?? '' },
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
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
  });
}
