import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { dayOf } from '../src/desk/days.ts';
import { newSecret } from '../src/features/desk/second-factor.ts';
import { endedAttempts } from '../src/limits/shared.ts';
import { protectRestored } from '../src/operate/protect-restored.ts';
import { MOMENTS } from './game/moments.ts';
import { onOneEngine, World } from './game/world.ts';
import { startApp, type TestApp } from './support/app.ts';
import { signUp } from './support/client.ts';
import { embeddedEngine } from './support/engines.ts';

/** Noon of today in Brasília, for tests that count by days and weeks: they may run at midnight. */
const NOON = Date.parse(`${dayOf(Date.now())}T15:00Z`);
const TOKEN = 'mesa-de-teste-0123456789';
const bearer = { authorization: `Bearer ${TOKEN}` };
const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** A CSV as rows of cells: none of the desk's own holds a semicolon or a quote. */
const cellsOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));

async function csv({ app }: Pick<TestApp, 'app'>, id: string): Promise<readonly (readonly string[])[]> {
  const { statusCode, payload } = await app.inject({ url: `/operador/${id}.csv?dias=7`, headers: bearer });
  expect({ id, statusCode }).toEqual({ id, statusCode: 200 });
  // For a Brazilian Excel, like the table of a live group's host.
  expect(payload[0]).toBe('\uFEFF');
  return cellsOf(payload.slice(1));
}
/** Column of a report, by the name of its row. */
async function column(
  server: Pick<TestApp, 'app'>,
  id: string,
  name: string,
): Promise<Readonly<Record<string, string>>> {
  const [heads = [], ...rows] = await csv(server, id);
  return Object.fromEntries(rows.map((row) => [row[0], row[heads.indexOf(name)] ?? '']));
}

describe('the second factor of the desk', () => {
  const secret = newSecret().secret;
  const app = new TOTP({ secret });
  const lines: string[] = [];
  let [server, other]: [TestApp, TestApp] = [] as never;
  let clock = Date.now();
  const wishes = (settings: object = {}) => ({
    settings: { operatorToken: TOKEN, operatorTotp: secret, logLevel: 'info' as const, ...settings },
    log: { write: (line: string) => void lines.push(line) },
    now: () => clock,
  });
  beforeAll(async () => {
    server = await startApp(undefined, wishes());
    const database = { ...server.database, close: async () => undefined };
    other = await startApp(undefined, { ...wishes({ publicUrl: 'https://jogo.test' }), database });
  });
  afterAll(async () => {
    await other.app.close();
    await server.remove();
  });
  const enter = (codigo: string, headers: Record<string, string> = bearer, on = server) =>
    on.app.inject({
      method: 'POST',
      url: '/operador/codigo',
      payload: new URLSearchParams({ codigo }).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const ask = (cookie: string, url = '/operador', headers: Record<string, string> = bearer) =>
    server.app.inject({ url, headers: { ...headers, cookie } });
  /** An hour on, tries are forgotten; the database's own clock keeps them longer. */
  const forget = () => server.database.query(statement('test-forget-tries')`delete from attempt where times > 0`);

  test('asks for a code after the token, shows no figure before, and opens for a working day in this browser', async () => {
    const before = await ask('');
    expect([before.statusCode, before.payload]).toEqual([200, expect.stringContaining('Código do aplicativo')]);
    expect(before.payload).not.toContain('<table');
    expect((await ask('', '/operador/errors.csv')).statusCode).toBe(401);
    const code = app.generate({ timestamp: clock });
    expect((await enter(code, {})).statusCode).toBe(401);
    const entered = await enter(code);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/operador']);
    expect(entered.headers['set-cookie']).toMatch(
      /^mesa=\d+\.[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(entered);
    expect((await ask(cookie)).payload).toContain('<table');
    expect((await ask(cookie, '/operador/errors.csv')).statusCode).toBe(200);
    expect((await ask(cookie, '/operador', {})).statusCode).toBe(401);
    clock += 8 * 3_600_000;
    expect((await ask(cookie)).payload).not.toContain('<table');
    expect((await ask(cookie.replace(/=\d+/, `=${clock + 1_000}`))).payload).not.toContain('<table');
  });

  test('takes a code once, on whichever server, and one that is a period off for clocks that differ', async () => {
    await forget();
    clock += 3_600_000;
    const code = app.generate({ timestamp: clock });
    const answers = await Promise.all([enter(code), enter(code, bearer, other), enter(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403, 403]);
    clock += 30_000;
    expect((await enter(code)).statusCode).toBe(403);
    expect((await enter(app.generate({ timestamp: clock + 30_000 }))).statusCode).toBe(303);
    expect((await enter(app.generate({ timestamp: clock - 90_000 }))).statusCode).toBe(403);
  });

  test('tells its operator of codes that it has refused, used ones too, for a week', async () => {
    await forget();
    clock += 3_600_000;
    const code = app.generate({ timestamp: clock });
    const cookie = cookieOf(await enter(code));
    const refusedBefore = /recusou \d+ senhas e (\d+) códigos/.exec((await ask(cookie)).payload)?.[1] ?? '0';
    await enter(code);
    expect((await ask(cookie)).payload).toContain(`senhas e ${Number(refusedBefore) + 1} códigos`);
    clock += 8 * 86_400_000;
    const later = cookieOf(await enter(app.generate({ timestamp: clock })));
    expect((await ask(later)).payload).not.toContain('esta mesa recusou');
  });

  test('sends its cookie over https only where the game is reached by https, and ends it with "Sair"', async () => {
    await forget();
    clock += 3_600_000;
    const entered = await enter(app.generate({ timestamp: clock }), bearer, other);
    expect(entered.headers['set-cookie']).toMatch(/^__Host-mesa=\S+; Path=\/; .*; Secure$/);
    const left = await server.app.inject({ method: 'POST', url: '/operador/sair', headers: bearer });
    expect(left.headers['set-cookie']).toMatch(/^mesa=; .*Max-Age=0/);
  });

  test('sends its cookie below a path to the desk alone, by a name that a path may have', async () => {
    await forget();
    clock += 3_600_000;
    const database = { ...server.database, close: async () => undefined };
    const below = await startApp(undefined, { ...wishes({ publicUrl: 'https://escola.test/jogo' }), database });
    const entered = await enter(app.generate({ timestamp: clock }), bearer, below);
    expect(entered.headers['set-cookie']).toMatch(/^__Secure-mesa=\S+; Path=\/jogo\/operador; .*; Secure$/);
    await below.app.close();
  });

  test('is ended by "Sair" on every server: the old cookie opens nothing', async () => {
    await forget();
    clock += 3_600_000;
    const cookie = cookieOf(await enter(app.generate({ timestamp: clock })));
    expect((await ask(cookie)).payload).toContain('<table');
    await server.app.inject({ method: 'POST', url: '/operador/sair', headers: { ...bearer, cookie } });
    expect((await ask(cookie)).payload).not.toContain('<table');
    expect((await ask(cookie, '/operador/errors.csv')).statusCode).toBe(401);
  });

  test('takes no used code, and no cookie that "Sair" has ended, where the clock is set back by hours', async () => {
    await forget();
    clock += 3_600_000;
    const code = app.generate({ timestamp: clock });
    const cookie = cookieOf(await enter(code));
    await server.app.inject({ method: 'POST', url: '/operador/sair', headers: { ...bearer, cookie } });
    // What was counted is looked through some hours on, then the clock shows the same time once more.
    await endedAttempts(server.database, () => Date.now() + 20 * 3_600_000).piece(new AbortController().signal);
    expect((await enter(code)).statusCode).toBe(403);
    expect((await ask(cookie)).payload).not.toContain('<table');
  });

  test('opens nothing by a cookie from before a restore', async () => {
    await forget();
    clock += 3_600_000;
    const cookie = cookieOf(await enter(app.generate({ timestamp: clock })));
    const protection = { newest: null, noPassword: null, now: clock + 1 };
    await protectRestored(server.database.query, server.database.kind, protection);
    expect((await ask(cookie)).payload).not.toContain('<table');
    clock += 30_000;
    expect((await ask(cookieOf(await enter(app.generate({ timestamp: clock }))))).payload).toContain('<table');
  });

  test('is asked for by no form of another site, whose tries use nothing up', async () => {
    await forget();
    clock += 3_600_000;
    const password = basic('maria', TOKEN);
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://outro.example', host: 'jogo.test' },
      { origin: 'null', host: 'jogo.test' },
      {},
    ];
    for (const headers of foreign)
      for (const url of ['/operador/codigo', '/operador/sair', '/operador/plataformas'])
        for (let n = 0; n < 4; n += 1) {
          const answer = await server.app.inject({ method: 'POST', url, headers: { ...password, ...headers } });
          expect(answer.statusCode).toBe(401);
        }
    const own = { ...password, origin: 'http://jogo.test', host: 'jogo.test' };
    expect((await enter(app.generate({ timestamp: clock }), own)).statusCode).toBe(303);
  });

  test('is tried ten times an hour, whatever the address, and every refusal is a security event', async () => {
    await forget();
    clock += 3_600_000;
    const told: number[] = [];
    const from = lines.length;
    for (let i = 0; i < 11; i += 1) told.push((await enter('000000')).statusCode);
    expect(told).toEqual([...Array(10).fill(403), 429]);
    expect((await enter(app.generate({ timestamp: clock }))).statusCode).toBe(429);
    const events = lines.slice(from).map((line) => (JSON.parse(line) as { event?: string }).event);
    expect(events.filter((event) => event === 'desk-refused')).toHaveLength(10);
    expect(lines.join('')).not.toContain(secret);
  });

  test('is missed by the desk where it is not set up, and the desk works without it', async () => {
    const plain = await startApp(undefined, { settings: { operatorToken: TOKEN } });
    const { statusCode, payload } = await plain.app.inject({ url: '/operador', headers: bearer });
    expect([statusCode, payload]).toEqual([200, expect.stringContaining('Sem segundo fator')]);
    expect((await plain.app.inject({ method: 'POST', url: '/operador/codigo', headers: bearer })).statusCode).toBe(404);
    await plain.remove();
  });
});

describe('who may see the desk', () => {
  let server: TestApp;
  const lines: string[] = [];
  let clock = Date.now();
  beforeAll(async () => {
    server = await startApp(undefined, {
      settings: { operatorToken: TOKEN, logLevel: 'trace' },
      log: { write: (line) => void lines.push(line) },
      now: () => clock,
    });
  });
  afterAll(() => server.remove());
  const ask = (headers: Record<string, string>, url = '/operador', remoteAddress = '203.0.113.1') =>
    server.app.inject({ url, headers, remoteAddress });

  test('nobody where the setting is not set: the address is like any unknown one', async () => {
    const closed = await startApp();
    const [desk, unknown] = await Promise.all(
      ['/operador', '/nada'].map((url) => closed.app.inject({ url, headers: bearer })),
    );
    expect(desk?.statusCode).toBe(404);
    expect(desk?.payload).toBe(unknown?.payload);
    await closed.remove();
  });

  test('whoever has the token, as a bearer or as the password of the browser’s prompt', async () => {
    expect((await ask(bearer)).statusCode).toBe(200);
    expect((await ask(basic('quem-for', TOKEN))).statusCode).toBe(200);
    const refused = await ask({});
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Operador", charset="UTF-8"',
    ]);
    for (const wrong of [{ authorization: `Bearer ${TOKEN}x` }, basic(TOKEN, ''), { authorization: TOKEN }])
      expect((await ask(wrong)).statusCode).toBe(401);
    expect((await ask({}, `/operador?token=${TOKEN}`)).statusCode).toBe(401);
  });

  test('no more wrong tokens for a while after ten of an address; the right one is let in from there too', async () => {
    const from = '203.0.113.77';
    const guess = (token: string, address = from) => ask(basic('a', token), '/operador', address);
    for (let i = 0; i < 10; i += 1) expect((await guess(`errado-${i}`)).statusCode).toBe(401);
    const limited = await guess('errado');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess(TOKEN)).statusCode).toBe(200);
    expect((await guess('errado', '203.0.113.78')).statusCode).toBe(401);
    clock += 16 * 60_000;
    expect((await guess('errado')).statusCode).toBe(401);
  });

  test('its answers allow no script, no frame and no copy, and the log has no token', async () => {
    for (const url of ['/operador', '/operador/errors.csv', '/operador/nada.csv']) {
      const { headers } = await ask(bearer, url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^;]+';/);
    }
    const { payload, headers } = await ask(bearer);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(payload) ?? [];
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
    expect(payload).not.toMatch(/<script|style=|\son\w+=/);
    expect(lines.join('\n')).toContain('"route":"/operador"');
    expect(lines.join('\n')).not.toContain(TOKEN);
  });
});

onOneEngine(
  (world) => {
    world.clock = NOON;
    test('counts each step of a first dream once, repeated or not, and stores no identity', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const see = () => player.get('seeResults', { body: { campaignId: player.campaignId } });
      await see();
      await see();
      await player.choose(2);
      await player.get('giveUp', {});
      await player.ask('giveUp');
      expect((await player.ask('stageCurrent')).message).toBe('CAMP_NOT_FOUND');
      await MOMENTS['at the first stage'](world);
      expect(await column(world.server, 'funnel', 'players')).toEqual({
        Entrada: '2',
        Personagem: '2',
        'Sonho escolhido': '2',
        'Primeiro minigame': '1',
        'Primeira parcela': '1',
        'Primeira assembleia': '1',
        'Fim do primeiro sonho, sem desistência': '1',
        'Sonho realizado': '1',
        Certificado: '1',
      });
      const today = dayOf(NOON);
      expect((await column(world.server, 'sign-ups', 'dreams-begun'))[today]).toBe('3');
      expect((await csv(world.server, 'campaigns-by-end')).at(-1)).toEqual([today, '1', '0', '0', '0', '1']);
      const cohort = (await csv(world.server, 'cohorts')).at(-1);
      expect(cohort?.slice(1)).toEqual(['2', '2', '2', '1', '1', '1', '1', '1', '1']);
      const { payload } = await world.app.inject({ url: '/operador', headers: bearer });
      const [row] = await world.look<{ email: string }>('select email from player where player_id = $1', [player.id]);
      expect(payload).not.toContain(row?.email ?? '');
      expect(payload).not.toContain(player.id);
    });

    test('shows errors by their code, and the duration of calls', async () => {
      const errors = await csv(world.server, 'errors');
      expect(errors[0]).toContain('CAMP_NOT_FOUND');
      expect(Number((await column(world.server, 'calls', 'answers'))['POST /api/auth/register'])).toBeGreaterThan(0);
      expect(
        (await csv(world.server, 'latency'))
          .at(-1)
          ?.slice(1)
          .every((ms) => Number(ms) > 0),
      ).toBe(true);
    });

    test('keeps decisions back until ten players made them', async () => {
      const [heads, ...rows] = await csv(world.server, 'behaviour');
      expect(heads?.slice(1)).toEqual(['bids', 'bids-percent', 'instalments', 'instalments-percent']);
      expect(rows.map((row) => row.slice(1))).toEqual(Array.from({ length: 4 }, () => ['', '', '', '']));
    });

    test('keeps answers of the quiz back until ten players gave them', async () => {
      expect((await csv(world.server, 'quiz')).slice(1).map((row) => row.slice(1))).toEqual(
        Array.from({ length: 3 }, () => ['', '']),
      );
    });
  },
  { operatorToken: TOKEN },
);

describe('what was counted', () => {
  test('is there after a restart, is added up over servers, and counts once however often it is written', async () => {
    const place = await embeddedEngine.make();
    const world = new World();
    await world.open({ ...embeddedEngine, make: async () => place }, { operatorToken: TOKEN });
    const database = { ...world.server.database, close: async () => undefined };
    const first = await startApp(undefined, { database, settings: { operatorToken: TOKEN }, keepCountsEvery: 5 });
    await signUp(first.app);
    await expect.poll(() => world.look('select 1 from day_count', [])).toHaveLength(1);
    await signUp(first.app);
    await first.app.close();
    const second = await startApp(undefined, {
      database,
      settings: { operatorToken: TOKEN },
      keepCountsEvery: 3_600_000,
    });
    await signUp(second.app);
    expect((await column(second, 'funnel', 'players')).Entrada).toBe('3');
    await second.app.close();
    expect(await world.look('select writer from day_count', [])).toHaveLength(2);
    await world.server.remove();
  });

  test('becomes one row a day when the day is long past, and loses nothing', async () => {
    const world = new World();
    await world.open(embeddedEngine, { operatorToken: TOKEN });
    const past = dayOf(Date.now() - 5 * 86_400_000);
    const { query } = world.server.database;
    const text = `insert into day_count
      select $1::date, gen_random_uuid(), '{"ends": {"BID": 2}}' from generate_series(1, 3)`;
    await query(statement('test-past-day')`${text}`, [past]);
    const database = { ...world.server.database, close: async () => undefined };
    const server = await startApp(undefined, {
      database,
      settings: { operatorToken: TOKEN },
      keepCountsEvery: 5,
    });
    const rows = () => world.look('select counts from day_count where day = $1::date', [past]);
    await expect.poll(rows).toEqual([{ counts: { ends: { BID: 6 } } }]);
    await server.app.close();
    await world.server.remove();
  });
});
