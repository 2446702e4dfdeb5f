import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import type { Answer } from './support/client.ts';
import { newKey, openClass } from './support/live-class.ts';

const counted = (answers: readonly Answer[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

/* Guesses that are sent side by side tell no more than those that wait for each other (LIVE 5.2). */
describe('with limits on', () => {
  let server: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    server = await startApp(undefined, { settings: { rateLimits: true }, now: () => now });
  });
  afterAll(() => server.remove());

  test('of many wrong pictures at once five of a seat are looked at, and the right ones behind them are not', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    const wrong = LUCKY_WORDS.filter((word) => !phone.pictures.includes(word)).slice(0, 3);
    const guesses = [...Array.from({ length: 40 }, () => wrong), phone.pictures];
    const answers = await Promise.all(
      guesses.map((pictures) =>
        group.anybody.post(`/live/${group.groupId}/return`, { quota: phone.quota, pictures, key: newKey() }),
      ),
    );
    expect([counted(answers, 401), counted(answers, 429)]).toEqual([5, 36]);
    expect(await phone.view()).toMatchObject({ seat: { quota: phone.quota } });
  });

  test('over days thirty wrong pictures of a seat a day are looked at: 2,024 are too many for a week', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    await group.join();
    await group.command('CLOSE_ROOM');
    await group.command('PAUSE');
    const wrong = LUCKY_WORDS.filter((word) => !phone.pictures.includes(word)).slice(0, 3);
    const guess = (pictures: readonly string[]) =>
      group.anybody.post(`/live/${group.groupId}/return`, { quota: phone.quota, pictures, key: newKey() });
    const told: Answer[] = [];
    for (let quarter = 0; quarter < 10; quarter += 1, now += 16 * 60_000)
      for (let i = 0; i < 5; i += 1) told.push(await guess(wrong));
    expect([counted(told, 401), counted(told, 429)]).toEqual([30, 20]);
    now += 86_400_000;
    expect((await guess(phone.pictures)).status).toBe(200);
  });

  test('a class of forty that types the right code at once is let in, with thirty wrong codes among them', async () => {
    const group = await openClass(server.app);
    const ask = (code: string) => group.anybody.get(`/live/code/${code}`);
    const right = await Promise.all(Array.from({ length: 40 }, () => ask(group.code)));
    expect(counted(right, 200)).toBe(40);
    const wrong = await Promise.all(Array.from({ length: 50 }, () => ask('ZZZZZZ')));
    expect([counted(wrong, 404), counted(wrong, 429)]).toEqual([30, 20]);
  });

  test('the networks of one site have 300 wrong codes together; the next site can still type the right one', async () => {
    const group = await openClass(server.app);
    const ask = async (code: string, remoteAddress: string): Promise<number> =>
      (await server.app.inject({ url: `/api/live/code/${code}`, remoteAddress })).statusCode;
    const told: number[] = [];
    for (let network = 0; network < 11; network += 1)
      for (let i = 0; i < 29; i += 1) told.push(await ask('ZZZZZZ', `2001:db8:9:${network}::1`));
    expect([told.indexOf(429), told.filter((status) => status === 404).length]).toEqual([300, 300]);
    expect(await ask(group.code, '2001:db8:9:ffff::1')).toBe(429);
    expect(await ask(group.code, '2001:db8:a:1::1')).toBe(200);
  });
});
