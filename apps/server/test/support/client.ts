import { randomUUID } from 'node:crypto';
import type { Method } from '@consorcio/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer {
  readonly status: number;
  /** Parsed JSON; undefined for an empty answer, text for anything that is no JSON. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export type Send = (path: string, body?: unknown, more?: InjectOptions) => Promise<Answer>;
export interface Client {
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly delete: Send;
}

function parsed(text: string, type: unknown): unknown {
  if (text === '') return undefined;
  return String(type).startsWith('application/json') ? JSON.parse(text) : text;
}

/** Calls paths below `/api`; with a token as that player. */
export function api(app: FastifyInstance, token?: string): Client {
  const send =
    (method: Method): Send =>
    async (path, body, more = {}) => {
      const response = await app.inject({
        ...more,
        method,
        url: `/api${path}`,
        ...(body === undefined ? {} : { payload: body as object }),
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...more.headers },
      });
      return {
        status: response.statusCode,
        body: parsed(response.payload, response.headers['content-type']),
        headers: response.headers,
      };
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
}

export interface NewPlayer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly password: string;
  readonly api: Client;
}

/** A fresh account, signed in. */
export async function signUp(
  app: FastifyInstance,
  wishes: { readonly name?: string; readonly email?: string; readonly password?: string } = {},
): Promise<NewPlayer> {
  const given = {
    email: `${randomUUID()}@exemplo.com.br`,
    name: 'Ana Maria',
    characterName: 'Bia',
    password: 'Segredo1!',
    ...wishes,
  };
  const { status, body } = await api(app).post('/auth/register', given);
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  const { id, token, email } = body as { id: string; token: string; email: string };
  return { id, token, email, password: given.password, api: api(app, token) };
}
