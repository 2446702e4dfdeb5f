import { randomUUID } from 'node:crypto';
import { VISIT_HEADER } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { Refusal } from '../src/http/refusal.ts';
import { checkGuess, guessLimits } from '../src/limits/guesses.ts';
import { endedAttempts, sharedLimits } from '../src/limits/shared.ts';
import { windows } from '../src/limits/windows.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';
import { engines } from './support/engines.ts';

const WRONG = 'Errada1!';
const settings = { rateLimits: true };
/** The same database in other hands: closing it is not theirs. */
const held = (database: Database): Database => ({ ...database, close: async () => undefined });

describe.each(engines)('two servers on one database on $name', (engine) => {
  let [one, other]: TestApp[] = [];
  beforeAll(async () => {
    one = await startApp(engine, { settings });
    other = await startApp(undefined, { database: held(one.database), settings });
  });
  afterAll(async () => {
    await other?.app.close();
    await one?.remove();
  });
  const serverOf = (i: number): TestApp => {
    const server = i % 2 === 0 ? one : other;
    if (server === undefined) throw new Error('the servers are not open');
    return server;
  };
  const login = async (i: number, email: string, password: string, remoteAddress: string) =>
    (await api(serverOf(i).app).post('/auth/login', { email, password }, { remoteAddress })).status;
  const anAddress = (): string => `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1::1`;
  const newcomer = () => signUp(serverOf(0).app);

  test('give ten guesses of an account together, and its owner gets in elsewhere', async () => {
    const [{ email, password }, address] = [await newcomer(), anAddress()];
    const told: number[] = [];
    for (let i = 0; i < 14; i += 1) told.push(await login(i, email, WRONG, address));
    expect(told).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    expect(await login(0, email, password, address)).toBe(429);
    expect(await login(1, email, password, address)).toBe(429);
    expect(await login(1, email, password, anAddress())).toBe(200);
  });

  test('do not check a blocked account again for each /64 of the site that caused the block', async () => {
    const { email, password } = await newcomer();
    const [site] = anAddress().split(':1::');
    for (let i = 0; i < 10; i += 1) await login(i, email, WRONG, `${site}:${i}::1`);
    for (const i of [10, 11]) expect(await login(i, email, password, `${site}:${i}::1`)).toBe(429);
    expect(await login(1, email, password, anAddress())).toBe(200);
  });

  test('give ten answers even when all guesses come at once', async () => {
    const [{ email }, address] = [await newcomer(), anAddress()];
    const told = await Promise.all(Array.from({ length: 30 }, (_, i) => login(i, email, WRONG, address)));
    expect(told.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('count 29 wrong passwords of an address together, and let in a classmate who had none', async () => {
    const [{ email, password }, address] = [await newcomer(), anAddress()];
    const told: number[] = [];
    for (let i = 0; i < 34; i += 1) told.push(await login(i, `${randomUUID()}@exemplo.com.br`, WRONG, address));
    expect(told.filter((status) => status !== 429)).toHaveLength(29);
    expect(await login(0, email, password, address)).toBe(200);
    expect(await login(1, email, password, address)).toBe(200);
  });

  test('let 197 pupils of one address in while three of them guess wrong 40 times each', async () => {
    // Without the hashes of 230 passwords: only what the limits decide.
    const servers = [0, 1].map((i) => {
      const { database, app } = serverOf(i);
      return { guesses: guessLimits(windows(Date.now)), shared: sharedLimits(database, app.log) };
    });
    const [address, school] = [anAddress(), randomUUID()];
    const tries = (i: number, isRight: boolean): Promise<'let in' | 'told wrong' | 'limited'> => {
      const who = { account: `${i}@${school}.com.br`, address };
      return checkGuess(servers[i % 2] as (typeof servers)[0], who, async () => ({ isRight })).then(
        () => (isRight ? 'let in' : 'told wrong'),
        (error) => (error instanceof Refusal ? 'limited' : Promise.reject(error)),
      );
    };
    const wrong: Promise<string>[] = [];
    const right: Promise<string>[] = [];
    for (let pupil = 3; pupil < 200; pupil += 1) {
      if (pupil < 43) wrong.push(...[0, 1, 2].map((guesser) => tries(guesser, false)));
      right.push(tries(pupil, true));
    }
    const told = await Promise.all(wrong);
    expect(told).toHaveLength(120);
    expect(told.filter((one) => one === 'told wrong').length).toBeLessThanOrEqual(30);
    expect(await Promise.all(right)).toEqual(Array(197).fill('let in'));
    expect(await Promise.all([0, 1, 2].map((guesser) => tries(guesser, true)))).toEqual(Array(3).fill('limited'));
  });

  test('count wrong recovery codes like wrong passwords', async () => {
    const [{ email }, address] = [await newcomer(), anAddress()];
    const body = { email, code: '0000-0000-0000-0000-0000', password: 'OutraSenha2@' };
    const told: number[] = [];
    for (let i = 0; i < 12; i += 1)
      told.push((await api(serverOf(i).app).post('/auth/recover', body, { remoteAddress: address })).status);
    expect(told).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('count the sign-ups of an address together, and a school has room', async () => {
    const address = anAddress();
    const signUpFrom = (i: number) =>
      api(serverOf(i).app).post(
        '/auth/register',
        { email: `${randomUUID()}@exemplo.com.br`, name: 'Ana', characterName: 'Bia', password: 'Segredo1!' },
        { remoteAddress: address },
      );
    expect((await signUpFrom(0)).status).toBe(201);
    const text = "update attempt set times = times + 598 where times = 1 and until > now() + interval '55 minutes'";
    await serverOf(0).database.query({ name: 'test-many-sign-ups', text });
    expect((await signUpFrom(1)).status).toBe(201);
    const late = await signUpFrom(0);
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  test('let 300 guests of one address in within ten minutes, and no robot: 400 that tell no page in ten minutes, 20 of a page, 1,000 of an address, in a day 10,000', async () => {
    const address = anAddress();
    const { database } = serverOf(0);
    let page = 0;
    const guestFrom = (i: number, visit?: string, from = address) =>
      api(serverOf(i).app).post('/auth/guest', undefined, {
        remoteAddress: from,
        ...(visit === undefined ? {} : { headers: { [VISIT_HEADER]: visit.padStart(16, '0') } }),
      });
    const more = (times: number, from: string, to: string) =>
      database.query({
        name: `test-more-guests-${times}`,
        text: `update attempt set times = times + ${times}
          where times = 1 and until > now() + interval '${from}' and until < now() + interval '${to}'`,
      });
    for (let room = 0; room < 10; room += 1) {
      const many = await Promise.all(Array.from({ length: 30 }, (_, i) => guestFrom(i)));
      expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]));
    }
    await database.query({ name: 'test-forget-guests', text: 'delete from attempt' });
    expect((await guestFrom(0)).status).toBe(201);
    await more(398, '9 minutes', '11 minutes');
    expect((await guestFrom(1)).status).toBe(201);
    const robot = await guestFrom(0);
    expect(robot.status).toBe(429);
    expect(Number(robot.headers['retry-after'])).toBeLessThanOrEqual(600);
    const visits = await Promise.all(Array.from({ length: 22 }, (_, i) => guestFrom(i, 'one')));
    expect(visits.filter(({ status }) => status === 201)).toHaveLength(20);
    expect((await guestFrom(1, 'other')).status).toBe(201);
    await database.query({ name: 'test-forget-guests', text: 'delete from attempt' });
    expect((await guestFrom(0, `v${page++}`)).status).toBe(201);
    await more(998, '9 minutes', '11 minutes');
    expect((await guestFrom(0, `v${page++}`)).status).toBe(201);
    expect((await guestFrom(1, `v${page++}`)).status).toBe(429);
    await database.query({ name: 'test-forget-guests', text: 'delete from attempt' });
    expect((await guestFrom(0, `v${page++}`)).status).toBe(201);
    await more(9_999, '23 hours', '25 hours');
    const patient = await guestFrom(1, `v${page++}`);
    expect(patient.status).toBe(429);
    expect(Number(patient.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  test('count the networks of one IPv6 site together, five times what one has: guests and sign-ups', async () => {
    const { database } = serverOf(0);
    await database.query({ name: 'test-forget-guests', text: 'delete from attempt' });
    const network = (i: number) => ({ remoteAddress: `2001:db8:77:${i}::1` });
    const guest = (i: number) => api(serverOf(i).app).post('/auth/guest', undefined, network(i));
    const account = (i: number) =>
      api(serverOf(i).app).post(
        '/auth/register',
        { email: `${randomUUID()}@exemplo.com.br`, name: 'Ana', characterName: 'Bia', password: 'Segredo1!' },
        network(i),
      );
    for (const [make, most] of [
      [guest, 5_000],
      [account, 3_000],
    ] as const) {
      expect([(await make(0)).status, (await make(1)).status]).toEqual([201, 201]);
      const text = `update attempt set times = ${most} where times = 2`;
      await database.query({ name: `test-many-of-site-${most}`, text });
      expect((await make(2)).status).toBe(429);
    }
  });

  test('bound the free tries of the week by player and address', async () => {
    const { database } = serverOf(0);
    const player = await newcomer();
    await player.api.put('/persona/choose', { personaId: 1 });
    const begin = () => player.api.put('/week/start', { ranked: false });
    expect((await begin()).status).toBe(200);
    expect((await player.api.post('/campaign/give-up?slot=week')).status).toBe(200);
    await database.query({
      name: 'test-many-tries',
      text: "update attempt set times = 60 where times = 1 and until > now() + interval '23 hours'",
    });
    expect((await begin()).status).toBe(429);
  });

  test('keep neither address in plain, and forget what has ended', async () => {
    const { database } = serverOf(0);
    const [{ email }, address] = [await newcomer(), anAddress()];
    await login(0, email, WRONG, address);
    const rows = () =>
      database.query<{ row: string }>({ name: 'test-attempts', text: 'select a::text as row from attempt a' });
    for (const secret of [email, address]) expect(JSON.stringify(await rows())).not.toContain(secret);
    await database.query({ name: 'test-age-attempts', text: "update attempt set until = now() - interval '1 second'" });
    await endedAttempts(database, Date.now).piece(new AbortController().signal);
    expect(await rows()).toEqual([]);
  });

  test('go on by their own counts when these ones cannot be kept', async () => {
    const { database } = serverOf(0);
    const without: Database = {
      ...held(database),
      query: (statement, values) =>
        statement.name === 'attempt-count' ? Promise.reject(new Error('away')) : database.query(statement, values),
    };
    const alone = await startApp(undefined, { database: without, settings });
    const { email, password } = await signUp(alone.app);
    const ask = async (word: string) => (await api(alone.app).post('/auth/login', { email, password: word })).status;
    expect(await ask(password)).toBe(200);
    const told: number[] = [];
    for (let i = 0; i < 11; i += 1) told.push(await ask(WRONG));
    expect(told).toEqual([...Array(10).fill(401), 429]);
    await alone.app.close();
  });
});
