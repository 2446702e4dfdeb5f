import { LIVE_ROUTES } from '@consorcio/contract';
import { liveBodyOf } from '@consorcio/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveToken, readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { newKey, openClass } from './support/live-class.ts';

/* Nobody acts with a token that is not of this seat or this host (LIVE section 5). */

const guarded = Object.entries(LIVE_ROUTES).filter(([, { access }]) => access === 'seat' || access === 'host');

describe('a live call with a foreign token', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.remove());

  test.each(guarded)('%s is refused, whoever else the token belongs to', async (name, { method, path, access }) => {
    const [group, other] = [await openClass(server.app), await openClass(server.app)];
    const [seat, otherSeat] = [await group.join(), await other.join()];
    const id = String(readId(group.groupId));
    const foreign = [
      ...[other.host, otherSeat.api, access === 'seat' ? group.host : seat.api],
      ...[0, 1, 2, 40, 255].map((quota) => api(server.app, liveToken(id, quota, newKey()))),
      ...['', 'x', 'A'.repeat(66)].map((token) => api(server.app, token)),
    ];
    const before = (await group.view()).version;
    const url = path.replace('{groupId}', group.groupId);
    for (const client of foreign) {
      const send = { GET: client.get, POST: client.post, DELETE: client.delete }[String(method)] ?? client.put;
      expect((await send.call(client, url, liveBodyOf(name))).status).toBe(401);
    }
    expect((await group.view()).version).toBe(before);
  });
});
