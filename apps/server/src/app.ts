import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { sessionsIn } from './features/auth/session-store.ts';
import { FEATURES } from './features.ts';
import { apiOn } from './http/bind.ts';
import { replyToError } from './http/error-reply.ts';

export interface AppParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly now?: () => number;
  readonly randomBytes?: (count: number) => Uint8Array;
}

/** The whole server but its socket: tests drive it by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, settings } = parts;
  const app = Fastify({ logger: false });
  app.setErrorHandler(replyToError);
  const sessions = sessionsIn(database, parts.now ?? Date.now, (error) =>
    app.log.warn({ err: error }, 'session not noted'),
  );
  const api = apiOn(app, sessions);
  const services = {
    database,
    sessions,
    settings,
    log: app.log,
    now: parts.now ?? Date.now,
    randomBytes: parts.randomBytes ?? randomBytes,
    pages: app,
  };
  for (const feature of FEATURES) feature(api, services);
  return app;
}
