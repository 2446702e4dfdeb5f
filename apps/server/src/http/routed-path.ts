import type { FastifyRequest } from 'fastify';

/**
 * The path by which the router found a request: the pattern of its route, or behind a wildcard what the router read there,
 * decoded. The request's target itself decides nothing: `/%61pi/auth` and `http://host/api/auth` are both `/api/auth`.
 */
export function routedPath({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url !== undefined && !url.endsWith('*')) return url;
  return `/${(params as { readonly '*'?: string })['*'] ?? ''}`;
}

/** True for the calls of the API, unknown ones among them, and for the pictures that stand beside them. */
export const isOfApi = (request: FastifyRequest): boolean => routedPath(request).startsWith('/api/');
