import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { statement } from '../../db/database.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';

const PING = statement<{ readonly one: number }>({ name: 'health-ping', text: 'select 1 as one' });
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** From this machine itself, and not handed on by a proxy on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Liveness, readiness, figures. CONTRACT section 1. */
export const health: Feature = (_api, { pages, database, metrics, settings, isClosing }) => {
  const { metricsToken } = settings;
  pages.get('/healthz', async () => ({ status: 'ok' }));

  pages.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing() &&
      (await database
        .query(PING)
        .then(() => database.isSound())
        .catch(() => false));
    return isReady ? { status: 'ready' } : reply.code(503).header('retry-after', 2).send({ status: 'not ready' });
  });

  pages.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers;
    const isAllowed = metricsToken === null ? isLocal(request) : isToken(authorization, metricsToken);
    if (!isAllowed) return refuseWith(reply, 'NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};
