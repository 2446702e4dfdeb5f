import { randomInt } from 'node:crypto';
import { type RequestParts, type WireAnswer, WireClient } from '../../rig/wire-client.ts';

/** An address of a network that is for examples (RFC 5737 and 2544), new each time. */
export const anyAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** One call from an address, as forwarded by the proxy in front of the server, over its own connection. */
export async function callFrom(
  origin: string,
  address: string,
  method: string,
  path: string,
  parts: RequestParts = {},
): Promise<WireAnswer> {
  const client = new WireClient(origin);
  try {
    return await client.ask(method, `/api${path}`, { ...parts, headers: { 'x-forwarded-for': address } });
  } finally {
    client.close();
  }
}
export const RIGHT = 'Segredo-9x!';
export const WRONG = 'Errada-9x!';

export async function signUp(origin: string): Promise<{ readonly email: string; readonly token: string }> {
  const email = `${crypto.randomUUID()}@exemplo.com.br`;
  const body = { email, name: 'Ana', characterName: 'Bia', password: RIGHT };
  const answer = await callFrom(origin, anyAddress(), 'POST', '/auth/register', { body });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${answer.text}`);
  return { email, token: JSON.parse(answer.text).token };
}

export const logIn = (origin: string, address: string, email: string, password: string): Promise<WireAnswer> =>
  callFrom(origin, address, 'POST', '/auth/login', { body: { email, password } });
