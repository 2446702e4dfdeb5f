import { GROUP_CODE_SIGNS } from '@consorcio/contract';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import type { Answer } from './support/client.ts';
import { engines } from './support/engines.ts';
import { type LiveClass, newKey, openClass, type Phone } from './support/live-class.ts';

const counted = (answers: readonly { readonly status: number }[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

const wrongFor = ({ pictures }: Phone): readonly string[] =>
  LUCKY_WORDS.filter((word) => !pictures.includes(word)).slice(0, 3);

/** Different codes that no group has. */
const wrongCode = (i: number): string =>
  Array.from({ length: 6 }, (_, at) => GROUP_CODE_SIGNS[Math.floor(i / 28 ** at) % 28]).join('');

describe.each(engines)('with limits on $name', (engine) => {
  let server: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { settings: { rateLimits: true }, now: () => now });
  });
  afterAll(() => server.remove());

  const ask = async (path: string, remoteAddress: string) => {
    const { statusCode: status } = await server.app.inject({ url: `/api/live/code/${path}`, remoteAddress });
    return { status };
  };
  const comeBack = (group: LiveClass, quota: number, pictures: readonly string[]): Promise<Answer> =>
    group.anybody.post(`/live/${group.groupId}/return`, { quota, pictures, key: newKey() });

  test('an address that has guessed 600 codes gets no more answers, but where the group is led, and by its QR code', async () => {
    const group = await openClass(server.app);
    const answers = [];
    for (let from = 0; from < 700; from += 50) {
      const many = Array.from({ length: 50 }, (_, i) => ask(wrongCode(1_000 + from + i), '203.0.113.6'));
      answers.push(...(await Promise.all(many)));
    }
    expect([counted(answers, 404), counted(answers, 429)]).toEqual([600, 100]);
    expect(await ask(group.code, '203.0.113.6')).toEqual({ status: 429 });
    const link = group.groupId.slice(0, 8);
    expect(await ask(`${group.code}?link=${link}`, '203.0.113.6')).toEqual({ status: 200 });
    expect(await ask(`${group.code}?link=${link.slice(0, 7)}`, '203.0.113.6')).toEqual({ status: 429 });
    expect(await ask(`${group.code}?link=AAAAAAAA`, '203.0.113.6')).toEqual({ status: 429 });
    const headers = { authorization: `Bearer ${group.token}` };
    await server.app.inject({ url: `/api/live/${group.groupId}/host`, remoteAddress: '203.0.113.6', headers });
    const pupils = await Promise.all(Array.from({ length: 40 }, () => ask(group.code, '203.0.113.6')));
    expect(counted(pupils, 200)).toBe(40);
  });

  test('what can be no code is no guess', async () => {
    for (let i = 0; i < 40; i += 1) expect((await ask('nada', '203.0.113.7')).status).toBe(404);
  });

  test('three wrong pictures lock a seat for a minute, each further one for twice as long', async () => {
    const group = await openClass(server.app);
    const [phone, other] = await group.joined(2);
    if (phone === undefined || other === undefined) throw new Error('nobody joined');
    const guesses = Array.from({ length: 40 }, () => comeBack(group, phone.quota, wrongFor(phone)));
    const answers = await Promise.all(guesses);
    expect([counted(answers, 401), counted(answers, 429)]).toEqual([3, 37]);
    expect((await comeBack(group, other.quota, other.pictures)).status).toBe(200);
    for (const seconds of [60, 120, 240, 480]) {
      const refused = await comeBack(group, phone.quota, phone.pictures);
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, seconds]);
      now += (seconds - 1) * 1000;
      expect((await comeBack(group, phone.quota, phone.pictures)).status).toBe(429);
      now += 1000;
      expect((await comeBack(group, phone.quota, wrongFor(phone))).status).toBe(401);
    }
    now += 960_000;
    expect((await comeBack(group, phone.quota, phone.pictures)).status).toBe(200);
  });

  test('whoever guesses all day at a seat gets sixteen tries', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    const end = now + 86_400_000;
    let checked = 0;
    while (now < end) {
      const { status, headers } = await comeBack(group, phone.quota, wrongFor(phone));
      if (status === 401) checked += 1;
      else now += Number(headers['retry-after']) * 1000;
    }
    expect(checked).toBeGreaterThan(10);
    expect(checked).toBeLessThanOrEqual(16);
  });

  test('the host sees the lock and frees the seat', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    for (let i = 0; i < 3; i += 1) await comeBack(group, phone.quota, wrongFor(phone));
    const locked = async () => (await group.view()).seats.filter((seat) => seat.isLocked).map(({ quota }) => quota);
    expect(await locked()).toEqual([phone.quota]);
    const { version } = await group.view();
    const freed = await group.host.post(`/live/${group.groupId}/host/seat`, { quota: phone.quota, do: 'UNLOCK' });
    expect(freed.status).toBe(200);
    expect(await locked()).toEqual([]);
    expect((await group.view()).version).not.toBe(version);
    expect((await comeBack(group, phone.quota, phone.pictures)).status).toBe(200);
  });
});
