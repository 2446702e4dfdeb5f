import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, newKey, openClass } from './support/live-class.ts';

describe.each(oneEngine)('the door of a live group on $name', (engine) => {
  let server: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { settings: { rateLimits: true }, now: () => now });
  });
  afterAll(() => server.remove());

  const enter = async ({ groupId }: LiveClass, remoteAddress: string, key = newKey()): Promise<number> =>
    (await server.app.inject({ method: 'POST', url: `/api/live/${groupId}/seat`, payload: { key }, remoteAddress }))
      .statusCode;

  test('one address has a third of the seats at once, then one a second: a class comes in, a script fills no room', async () => {
    const group = await openClass(server.app);
    const key = newKey();
    const first = await Promise.all(
      Array.from({ length: 20 }, (_, i) => enter(group, '203.0.113.5', i === 0 ? key : newKey())),
    );
    expect(first.filter((status) => status === 201)).toHaveLength(15);
    expect(first.filter((status) => status === 429)).toHaveLength(5);
    expect(await enter(group, '203.0.113.5', key)).toBe(201);
    expect(await enter(group, '198.51.100.7')).toBe(201);
    for (let i = 0; i < 24; i += 1) {
      now += 1_001;
      expect(await enter(group, '203.0.113.5')).toBe(201);
    }
    now += 1_001;
    expect(await enter(group, '203.0.113.5')).toBe(409);
  });

  test('the host shuts the door: who is in stays, nobody new comes, and opens it again', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    const door = (isShut: boolean) => group.host.post(`/live/${group.groupId}/host/door`, { isShut });
    const open = await group.view();
    for (let twice = 0; twice < 2; twice += 1) expect((await door(true)).body).toMatchObject({ isShut: true });
    expect((await group.view()).version).not.toBe(open.version);
    const { status, body } = await group.anybody.post(`/live/${group.groupId}/seat`, { key: newKey() });
    expect([status, (body as { message: string }).message]).toEqual([409, 'LIVE_SHUT']);
    expect((await group.anybody.get(`/live/code/${group.code}`)).body).toMatchObject({ isJoinable: false });
    expect((await group.join(phone.key)).quota).toBe(phone.quota);
    const back = { quota: phone.quota, pictures: phone.pictures, key: newKey() };
    expect((await group.anybody.post(`/live/${group.groupId}/return`, back)).status).toBe(200);
    expect((await door(false)).body).toMatchObject({ isShut: false });
    expect((await group.join()).quota).toBe(2);
    expect((await phone.api.post(`/live/${group.groupId}/host/door`, { isShut: true })).status).toBe(401);
  });
});
