import type { EndpointParts } from './endpoint.ts';
import { LIVE_ROUTES, type LiveRouteName } from './wire/live-routes.ts';

/** A call of live groups, of the same shape as `Endpoint`. */
export type LiveEndpoint<Name extends LiveRouteName, Parts extends EndpointParts> = {
  readonly name: Name;
  readonly status: 200 | 201 | 204;
} & (typeof LIVE_ROUTES)[Name] &
  Omit<Parts, 'status'>;

/** Joins a route of live groups with its schemas. */
export const liveEndpoint = <const Name extends LiveRouteName, const Parts extends EndpointParts>(
  name: Name,
  parts: Parts,
): LiveEndpoint<Name, Parts> =>
  ({ name, ...LIVE_ROUTES[name], ...parts, status: parts.status ?? 200 }) as unknown as LiveEndpoint<Name, Parts>;
