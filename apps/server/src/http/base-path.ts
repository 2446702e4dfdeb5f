import { firstSegment, PATHS } from '@consorcio/contract';
import type { FastifyRequest } from 'fastify';

/** A text without the signs at its end that are one of these; it is walked back, as long as a text may be. */
export function withoutEnd(text: string, signs: readonly string[]): string {
  let end = text.length;
  for (;;) {
    const cut = signs.find((sign) => text.endsWith(sign, end));
    if (cut === undefined) return text.slice(0, end);
    end -= cut.length;
  }
}

/** `/jogo` of `https://escola.example/jogo`; empty where the game has its address to itself. */
export const basePathOf = (publicUrl: string): string => withoutEnd(new URL(publicUrl).pathname, ['/']);

/**
 * How a cookie over TLS begins its name, and where it is sent. Browsers take `__Host-` for a whole host alone: below a path
 * a cookie has the weaker name, and the other pages of the host do not get it.
 */
export const cookieScope = (base: string, path = ''): { readonly prefix: string; readonly path: string } =>
  base === '' ? { prefix: '__Host-', path: '/' } : { prefix: '__Secure-', path: base + path };

/** First segments of the game's own addresses that are no screens. */
const OTHERS = [
  ...['api', 'arcade-assets', 'assets', 'certificado', 'choiceVideo', 'compartilharSocial', 'cycles', 'dream'],
  ...['healthz', 'icons', 'lti', 'metrics', 'oembed', 'operador', 'readyz', 'share', 'sorteio', 'static'],
];
const OWN: ReadonlySet<string> = new Set([...Object.values(PATHS).map(firstSegment), ...OTHERS]);

/** Whether a path may stand before the game's own: behind a proxy that takes it away, nothing else may begin like it. */
export const isGoodBase = (base: string): boolean =>
  base === '' || (/^(?:\/[A-Za-z0-9._~-]+)+$/.test(base) && !OWN.has(firstSegment(base)));

/** The target of a request without the path before it, whether the proxy has taken it away or not. */
export function targetBelow(base: string, target: string): string {
  if (base === '' || !target.startsWith(base)) return target;
  const rest = target.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : target;
}

/**
 * The path by which the router found a request: the pattern of its route, or behind a wildcard what the router read there,
 * decoded. The request's target itself decides nothing: `/%61pi/auth` and `http://host/api/auth` are both `/api/auth`.
 */
export function routedPath({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url !== undefined && !url.endsWith('*')) return url;
  return `${url?.slice(0, -1) || '/'}${(params as { readonly '*'?: string })['*'] ?? ''}`;
}

/** True for the calls of the API, unknown ones among them, and for the pictures that stand beside them. */
export const isOfApi = (request: FastifyRequest): boolean => routedPath(request).startsWith('/api/');
