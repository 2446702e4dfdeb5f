import type * as z from 'zod/mini';
import type { ErrorCode } from './wire/error-codes.ts';
import { LIVE_ROUTES } from './wire/live-routes.ts';
import { ROUTES } from './wire/routes.ts';

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
  readonly errors?: readonly ErrorCode[];
}

const ALL_ROUTES = { ...ROUTES, ...LIVE_ROUTES };
export type CallName = keyof typeof ALL_ROUTES;

/** One call of the API as one value: the server binds it, the client is typed by it, OpenAPI prints it. */
type Endpoint<Name extends CallName, Parts extends EndpointParts> = {
  readonly name: Name;
  readonly status: 200 | 201 | 204;
  readonly errors: readonly ErrorCode[];
} & (typeof ALL_ROUTES)[Name] &
  Omit<Parts, 'status' | 'errors'>;

/** Joins a call's name and route with its schemas; a success is 200 where `parts` has no other status. */
export const endpoint = <const Name extends CallName, const Parts extends EndpointParts>(
  name: Name,
  parts: Parts,
): Endpoint<Name, Parts> =>
  ({ name, ...ALL_ROUTES[name], errors: [], ...parts, status: parts.status ?? 200 }) as unknown as Endpoint<
    Name,
    Parts
  >;
