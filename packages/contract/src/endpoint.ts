import type * as z from 'zod/mini';
import type { ErrorCode } from './wire/error-codes.ts';
import { ROUTES, type RouteName } from './wire/routes.ts';

type Schema = z.ZodMiniType;

export interface EndpointParts {
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly params?: Schema;
  /** The query string; every part of it is optional. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** May carry a request key: repeated with it, the call gives the first answer. */
  readonly isKeyed?: true;
  /** What a success answers; absent for 204. */
  readonly reply?: Schema;
  readonly status?: 200 | 201 | 204;
  /** Codes beyond those that every call may answer (token, rate, size, away, unknown). */
  readonly errors: readonly ErrorCode[];
}

/** One call of the API as one value: the server binds it, the client is typed by it, OpenAPI prints it. */
export type EndpointOf<Name extends string, Route extends object, Parts extends EndpointParts> = {
  readonly name: Name;
  readonly status: 200 | 201 | 204;
} & Route &
  Omit<Parts, 'status'>;

/** Joins a name and its route with the schemas of the call; a success is 200 where `parts` has no other status. */
export const joined = <const Name extends string, Route extends object, const Parts extends EndpointParts>(
  name: Name,
  route: Route,
  parts: Parts,
): EndpointOf<Name, Route, Parts> =>
  ({ name, ...route, ...parts, status: parts.status ?? 200 }) as unknown as EndpointOf<Name, Route, Parts>;

/** A call of the campaign game. */
export type Endpoint<Name extends RouteName, Parts extends EndpointParts> = EndpointOf<
  Name,
  (typeof ROUTES)[Name],
  Parts
>;

export const endpoint = <const Name extends RouteName, const Parts extends EndpointParts>(
  name: Name,
  parts: Parts,
): Endpoint<Name, Parts> => joined(name, ROUTES[name], parts);
