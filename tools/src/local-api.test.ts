import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type CallInput, pathOf, plans, type StageReply, takeTurn } from '@consorcio/players';
import { commitmentOf } from '@consorcio/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localApi } from './local-api.ts';

const server = localApi();
let port = 0;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** Asks as any client of the API does. */
async function ask(token: string, name: RouteName, { params, query, body = {} }: CallInput = {}) {
  const { method } = ROUTES[name];
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}/api${pathOf(name, params)}${search}`, {
    method,
    headers,
    ...sent,
  });
  const text = await answer.text();
  return { status: answer.status, reply: text === '' ? null : JSON.parse(text) };
}

test('a guest plays a campaign over plain HTTP to its end, and its key is the sealed one', async () => {
  const { reply: guest } = await ask('', 'guest');
  await ask(guest.token, 'personaChoose', { body: { personaId: 1 } });
  const call = async (name: RouteName, given?: CallInput): Promise<never> => {
    const { status, reply } = await ask(guest.token, name, given);
    return (status < 300 ? reply : (reply.info ?? null)) as never;
  };
  let now: StageReply | null = null;
  do {
    await takeTurn(now, { ...plans.saver, skill: 'given up' }, call);
    now = (await call('stageCurrent')) as StageReply;
  } while (now.campaign.status === 'ACTIVE');
  const { reply: audit } = await ask('', 'audit', { params: { campaignId: now.campaign.id } });
  expect(commitmentOf(audit.seed)).toBe(audit.commitment);
});

test('one guest does not play for another, and a call that needs a server is not found', async () => {
  const [one, two] = await Promise.all([ask('', 'guest'), ask('', 'guest')]);
  expect((await ask(one.reply.token, 'auth')).reply.id).not.toBe(two.reply.id);
  expect((await ask('', 'auth')).reply.message).toBe('TOKEN_REQUIRED');
  expect((await ask('', 'login', { body: { email: 'ana@exemplo.com.br', password: 'Segredo-2026!' } })).status).toBe(
    404,
  );
});

test('a client that goes away in the middle of a request ends nobody else’s game', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/auth/guest HTTP/1.1\r\nhost: a\r\ncontent-length: 99\r\n\r\n{');
  await once(server, 'request');
  socket.destroy();
  expect((await ask('', 'guest')).status).toBe(201);
});
