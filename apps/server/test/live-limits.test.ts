import type { ReplyOf } from '@consorcio/contract';
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

  const renew = (group: LiveClass, code: string) => group.host.post(`/live/${group.groupId}/host/entry`, { code });
  const enterBy = async ({ groupId }: LiveClass, code: string, remoteAddress: string): Promise<number> =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/live/${groupId}/seat?code=${code}`,
        payload: { key: newKey() },
        remoteAddress,
      })
    ).statusCode;

  test('another code frees the seats of an open room, and only who names it comes in: from an address that filled the room, too', async () => {
    const group = await openClass(server.app);
    for (let i = 0; i < 40; i += 1) {
      now += 1_001;
      await enterBy(group, group.code, '203.0.113.9');
    }
    expect(await group.view()).toMatchObject({ isFlooded: true, seats: { length: 40 } });
    const renewed = await renew(group, group.code);
    const { seats, isFlooded, group: shown } = renewed.body as ReplyOf<'liveHost'>;
    expect([seats.length, isFlooded, shown.code === group.code]).toEqual([0, false, false]);
    expect((await renew(group, group.code)).body).toMatchObject({ group: { code: shown.code } });
    expect((await group.anybody.get(`/live/code/${group.code}`)).status).toBe(404);
    expect(await enterBy(group, group.code, '203.0.113.9')).toBe(404);
    expect(await enter(group, '203.0.113.9')).toBe(404);
    const class25 = await Promise.all(Array.from({ length: 15 }, () => enterBy(group, shown.code, '203.0.113.9')));
    expect(class25).toEqual(Array(15).fill(201));
  });

  test('after the room is closed another code frees nobody, and newcomers must name it', async () => {
    const group = await openClass(server.app);
    const [phone] = await group.joined(2);
    await group.command('CLOSE_ROOM');
    const { group: shown } = (await renew(group, group.code)).body as ReplyOf<'liveHost'>;
    expect((await phone?.view())?.group).toMatchObject({ phase: 'PRIVATE', people: 2, code: shown.code });
    expect([await enter(group, '203.0.113.4'), await enterBy(group, shown.code, '203.0.113.4')]).toEqual([404, 201]);
    expect((await phone?.api.post(`/live/${group.groupId}/host/entry`, { code: shown.code }))?.status).toBe(401);
  });

  test('a flood of an address stops neither its seats nor its host nor who names the code', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    await Promise.all([phone.view(), group.view()]);
    const flood = await Promise.all(
      Array.from({ length: 8_100 }, () => group.anybody.get(`/live/${group.groupId}/me`)),
    );
    expect(flood.at(-1)?.status).toBe(429);
    expect((await phone.view()).seat.quota).toBe(phone.quota);
    expect((await group.view()).group.people).toBe(1);
    expect(await enterBy(group, group.code, '127.0.0.1')).toBe(201);
    expect(await enter(group, '127.0.0.1')).toBe(429);
  });

  test('who calls by a code more often than a class is refused, and the desk is told', async () => {
    const group = await openClass(server.app);
    await group.view();
    const path = `/live/${group.groupId}/seat?code=${group.code}`;
    const calls = await Promise.all(Array.from({ length: 2_001 }, () => group.anybody.post(path, {})));
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await group.view()).isFlooded).toBe(true);
    now += 60_001;
    expect((await group.view()).isFlooded).toBe(false);
  });

  test('who led a group an hour ago opens one where the address may open none', async () => {
    const led = await openClass(server.app);
    await led.joined(2);
    await led.command('CLOSE_ROOM');
    const open = async (tokens: readonly string[]): Promise<number> => {
      const payload = { months: 4, mode: 'LIVE', pace: 'NONE', key: newKey(), led: tokens };
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/live',
        payload,
        remoteAddress: '203.0.113.8',
      });
      return statusCode;
    };
    for (let i = 0; i < 20; i += 1) await open([]);
    expect([await open([]), await open([led.token])]).toEqual([429, 429]);
    now += 3_000_000;
    await open([]);
    const idle = await openClass(server.app);
    now += 601_000;
    for (let i = 0; i < 20; i += 1) await open([]);
    const forged = led.token.replace(/.{20}/, 'A'.repeat(20));
    expect([await open([]), await open([idle.token, forged]), await open([forged, led.token])]).toEqual([
      429, 429, 201,
    ]);
  });
});
