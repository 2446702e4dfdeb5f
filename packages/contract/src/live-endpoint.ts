import { type EndpointOf, type EndpointParts, joined } from './endpoint.ts';
import { LIVE_ROUTES, type LiveRouteName } from './wire/live-routes.ts';

/** A call of live groups. */
export type LiveEndpoint<Name extends LiveRouteName, Parts extends EndpointParts> = EndpointOf<
  Name,
  (typeof LIVE_ROUTES)[Name],
  Parts
>;

/** Joins a route of live groups with its schemas. */
export const liveEndpoint = <const Name extends LiveRouteName, const Parts extends EndpointParts>(
  name: Name,
  parts: Parts,
): LiveEndpoint<Name, Parts> => joined(name, LIVE_ROUTES[name], parts);
