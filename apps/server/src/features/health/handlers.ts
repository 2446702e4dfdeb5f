import { PATHS, SCREEN_NAMES } from '@consorcio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clockSentence } from '../../age-clock.ts';
import { statement } from '../../db/database.ts';
import { DAMAGE } from '../../db/start-error.ts';
import type { DayCounts } from '../../desk/day-counts.ts';
import { ANSWERS, BEYOND, TIME_STEPS } from '../../desk/steps.ts';
import type { Feature, Services, Uses } from '../../feature.ts';
import { refusalOf, refuseWith } from '../../http/error-reply.ts';
import { isStream } from '../../http/event-streams.ts';
import { operatorAccess } from '../../limits/operator-access.ts';
import { callsReport, errorsReport, latencyReport } from './answer-reports.ts';

const SCREENS: ReadonlySet<string> = new Set(SCREEN_NAMES.map((name) => PATHS[name]));

/** Counts what was answered: screens, errors by code, and how long calls took. */
function countAnswers(app: FastifyInstance, counts: DayCounts): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { url } = request.routeOptions;
    const code = refusalOf(request);
    if (code !== undefined) counts.count(ANSWERS.errors, code);
    else if (reply.statusCode >= 500) counts.count(ANSWERS.errors, String(reply.statusCode));
    if (url?.startsWith('/api/') && !isStream(request, reply)) {
      const ms = reply.elapsedTime;
      const step = TIME_STEPS.find((most) => ms <= most);
      counts.count(ANSWERS.time, step === undefined ? BEYOND : String(step));
      counts.count(ANSWERS.calls, `${request.method} ${url}`);
      counts.count(ANSWERS.callTime, `${request.method} ${url}`, Math.round(ms * 10) / 10);
    } else if (url !== undefined && SCREENS.has(url) && request.method === 'GET' && reply.statusCode < 400) {
      counts.count(ANSWERS.opened, url);
    }
    next();
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** What proxies add, and what a request from this very machine has no reason to. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
/** What a program on this machine calls it; a proxy asks in the public name, or in that of a group of servers. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Milliseconds for which requests of this machine may be a proxy's, after one that a proxy has handed on. A proxy with players
 * behind it shows itself again before their end; whoever sends one such request by hand does not close the figures for good.
 */
const PROXIED_FOR = 3_600_000;

const ofThisMachine = ({ socket }: FastifyRequest): boolean => LOOPBACK.test(socket.remoteAddress ?? '');
/** True where a proxy is set up by the settings: `TRUST_PROXY`, or another public address than this machine's. */
const isProxied = ({ trustProxy, publicUrl }: Services['settings']): boolean =>
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

/**
 * Tells who may read the figures: with METRICS_TOKEN whoever has it, without it this machine, for as long as no proxy may hide
 * who asks.
 */
function metricsAccess({
  settings,
  pages,
  log,
  now,
  monotonic,
}: Uses<'settings' | 'log' | 'now' | 'monotonic' | 'pages'>): (request: FastifyRequest) => boolean {
  if (settings.metricsToken !== null) return operatorAccess(settings.metricsToken, now);
  if (isProxied(settings)) return () => false;
  let metAt = Number.NEGATIVE_INFINITY;
  const isMet = (): boolean => monotonic() - metAt < PROXIED_FOR;
  pages.addHook('onRequest', (request, _reply, next) => {
    if (isHandedOn(request)) {
      if (!isMet())
        log.warn(
          'a proxy on this machine hands requests on: for an hour /metrics needs METRICS_TOKEN, set PUBLIC_URL and TRUST_PROXY too',
        );
      metAt = monotonic();
    }
    next();
  });
  return (request) => ofThisMachine(request) && !isMet();
}

const PING = statement<{ readonly one: number }>('health-ping')`select 1 as one`;

/** Liveness, readiness, figures. CONTRACT section 1. */
export const health: Feature<
  'settings' | 'log' | 'now' | 'monotonic' | 'pages' | 'database' | 'metrics' | 'counts' | 'desk' | 'ages' | 'isClosing'
> = (_api, services) => {
  const { pages, database, metrics, counts, desk, ages, now, isClosing } = services;
  countAnswers(pages, counts);
  for (const report of [errorsReport, latencyReport, callsReport]) desk.add(report);
  metrics.watchFolders(services.settings);
  metrics.watchClock(() => ages.refused()?.by ?? 0);
  const mayRead = metricsAccess(services);
  pages.get('/healthz', async () => ({ status: 'ok' }));

  pages.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing() &&
      (await database
        .query(PING)
        .then(() => database.isSound())
        .catch(() => false));
    const refused = ages.refused();
    const told = [
      ...(database.isDamaged() ? [DAMAGE] : []),
      ...(refused === null ? [] : [clockSentence(refused, now())]),
    ];
    const details = told.length === 0 ? {} : { details: told };
    return isReady
      ? { status: 'ready', ...details }
      : reply
          .code(503)
          .header('retry-after', 2)
          .send({ status: 'not ready', ...details });
  });

  pages.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return refuseWith(reply, 'NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};
