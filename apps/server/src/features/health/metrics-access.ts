import type { FastifyRequest } from 'fastify';
import type { Services } from '../../feature.ts';
import { operatorAccess } from '../../http/operator-access.ts';

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
export function metricsAccess({
  settings,
  pages,
  log,
  now,
  monotonic,
}: Services): (request: FastifyRequest) => boolean {
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
