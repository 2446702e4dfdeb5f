import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { statement } from '../../db/database.ts';
import type { Settings } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { callsReport, errorsReport, latencyReport } from './answer-reports.ts';
import { countAnswers } from './count-answers.ts';

const PING = statement<{ readonly one: number }>({ name: 'health-ping', text: 'select 1 as one' });
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What proxies add, and what a request from this very machine has no reason to. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
/** What a program on this machine calls it; a proxy asks in the public name, or in that of a group of servers. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

const ofThisMachine = ({ socket }: FastifyRequest): boolean => LOOPBACK.test(socket.remoteAddress ?? '');
/** True where a proxy is set up by the settings: `TRUST_PROXY`, or another public address than this machine's. */
const mayBeProxied = ({ trustProxy, publicUrl }: Settings): boolean =>
  trustProxy.length > 0 || !LOCAL_HOST.test(new URL(publicUrl).host);

/**
 * True of what a proxy on this machine has handed on: it says so, or asks for another host; one that does neither is known by
 * the browsers behind it, whose pages have come from another host.
 */
function isHandedOn(request: FastifyRequest): boolean {
  const { host = '', origin } = request.headers;
  const hosts = origin === undefined ? [host] : [host, origin.replace(/^https?:\/\//, '')];
  const isMarked = OF_PROXIES.some((name) => request.headers[name] !== undefined);
  return ofThisMachine(request) && (isMarked || hosts.some((one) => !LOCAL_HOST.test(one)));
}

/** Liveness, readiness, figures. CONTRACT section 1. */
export const health: Feature = (_api, { pages, database, metrics, settings, counts, desk, log, isClosing }) => {
  countAnswers(pages, counts);
  for (const report of [errorsReport, latencyReport, callsReport]) desk.add(report);
  const { metricsToken } = settings;
  let isProxied = mayBeProxied(settings);
  pages.addHook('onRequest', (request, _reply, next) => {
    if (!isProxied && isHandedOn(request)) {
      isProxied = true;
      log.warn(
        'a proxy on this machine hands requests on: /metrics needs METRICS_TOKEN, set PUBLIC_URL and TRUST_PROXY too',
      );
    }
    next();
  });
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
    const isAllowed =
      metricsToken === null ? !isProxied && ofThisMachine(request) : isToken(authorization, metricsToken);
    if (!isAllowed) return refuseWith(reply, 'NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};
