import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineAges } from '../src/age-clock.ts';
import { countRedraws } from '../src/features/live/counter.ts';
import { unwatched } from '../src/features/live/idle-groups.ts';
import { partsTold, tookPart } from '../src/features/live/of-activity.ts';
import { counting } from '../src/features/live/story.ts';
import { gradesFound, gradesSent, partKept } from '../src/features/lti/grade-chores.ts';
import { ltiOf } from '../src/features/lti/lti.ts';
import { hashOfKey, liveToken, readId } from '../src/http/live-token.ts';
import { startApp, type TestApp, testSettings } from './support/app.ts';
import { type Answer, api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { newKey } from './support/live-class.ts';
import { entered, LtiBrowser, refusedAs, windowButton } from './support/lti-browser.ts';
import { activityClaims, customClaims, gradeClaims, startPlatform, teacherClaims } from './support/lti-platform.ts';
import { StrictPlatform } from './support/strict-platform.ts';

const { signal } = new AbortController();
const LIVE = customClaims({ ao_vivo: '4' });

const month = (...own: readonly number[]) => ({
  moves: new Map([1, 2, 3].map((quota) => [quota, { isAuto: !own.includes(quota) } as never])),
});
test.each([
  ['all months', [month(1, 2), month(1)], 1, true],
  ['half of the months that the class played', [month(1, 2), month(2)], 1, true],
  ['less than half of them', [month(1, 2), month(2), month(2)], 1, false],
  ['the one month that was played before the bell', [month(1), month(), month(), month()], 1, true],
  ['no month', [month(2), month(2)], 1, false],
  ['a group in which nobody decided', [month(), month()], 1, false],
] as const)('who decided in %s', (_, months, quota, took) => {
  expect(tookPart(months, quota)).toBe(took);
});
test('months before a seat came do not count for whether it took part', () => {
  const before = { moves: new Map([[2, { isAuto: false } as never]]) };
  expect(tookPart([before, before, before, month(1, 2)], 1)).toBe(true);
});

describe.each(oneEngine)('a live group as an activity, on $name', (engine) => {
  let platform: StrictPlatform;
  let server: TestApp;
  beforeAll(async () => {
    platform = await startPlatform(StrictPlatform);
    server = await startApp(engine, { settings: { ltiPlatforms: platform.settings } });
    platform.gameKeys = async () => (await server.app.inject({ url: '/lti/jwks.json' })).json();
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
  });

  const look = <Row>(text: string, values: readonly string[] = []) =>
    server.database.query<Row>({ name: createHash('sha1').update(text).digest('hex'), text }, values);
  const claimsOf = (activity: string, sub: string) => ({
    ...activityClaims(activity),
    ...LIVE,
    ...gradeClaims(platform.line(activity)),
    sub,
  });
  const visit = (activity: string, sub: string, more: object = {}) =>
    new LtiBrowser(server.app, platform).launch({ claims: { ...claimsOf(activity, sub), ...more } });
  const teach = (activity: string, sub = 'professora', more: object = {}) =>
    visit(activity, sub, { ...teacherClaims, ...more });
  const titleOf = ({ payload }: { readonly payload: string }) => /<h1>([^<]*)</.exec(payload)?.[1];
  const good = ({ status, body }: Answer): unknown => {
    if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  /** The desk that a page opens. */
  function deskIn(page: Awaited<ReturnType<typeof visit>>) {
    const { to = '', token: key = '' } = entered(page) ?? {};
    const groupId = /^\/ao-vivo\/conduzir\/([\w-]{22})$/.exec(to)?.[1] ?? '';
    const host = api(server.app, liveToken(String(readId(groupId)), 0, key));
    const path = `/live/${groupId}/host`;
    const view = async () => good(await host.get(path)) as { group: Record<'phase' | 'month' | 'step', never> };
    return {
      groupId,
      key,
      host,
      path,
      view,
      async command(command: string) {
        const { phase, month, step } = (await view()).group;
        return good(await host.post(`${path}/command`, { command, from: { phase, month, step } }));
      },
      async seats() {
        const { seats } = (await view()) as unknown as { seats: readonly { quota: number; isHouse: boolean }[] };
        return seats.filter(({ isHouse }) => !isHouse).map(({ quota }) => quota);
      },
    };
  }
  /** The seat that a page opens, as the game's page takes it: by the key that stands there. */
  async function seatIn(page: Awaited<ReturnType<typeof visit>>) {
    const { to = '', token = '{}' } = entered(page) ?? {};
    const { groupId, key } = JSON.parse(token.replaceAll('&quot;', '"')) as Record<'groupId' | 'key', string>;
    const joined = good(await api(server.app).post(`/live/${groupId}/seat`, { key })) as { quota: number };
    const client = api(server.app, liveToken(String(readId(groupId)), joined.quota, key));
    const path = `/live/${groupId}/me`;
    return {
      to,
      key,
      groupId,
      quota: joined.quota,
      view: async () => good(await client.get(path)) as { group: { phase: string }; end: { note: number } | null },
      async play(month: number) {
        good(await client.post(`${path}/begin`, { month, option: 'A', buys: false, place: 2, isPlayed: false }));
        good(await client.post(`${path}/seal`, { month, pace: 'REST', pays: true, bid: 0 }));
      },
    };
  }
  type Desk = ReturnType<typeof deskIn>;

  async function doChores(): Promise<void> {
    const { database, app } = server;
    const now = Date.now;
    const lti = ltiOf({ settings: testSettings({ ltiPlatforms: platform.settings }), database, now });
    if (lti === null) throw new Error('the setting is missing');
    const parts = { lti, database, now, ages: machineAges(now), log: app.log };
    const counter = {
      ask: async (task: Parameters<typeof countRedraws>[0]) => countRedraws(task),
      close: async () => undefined,
    };
    const counts = counting({ counter, database, log: app.log, isClosing: () => false });
    const context = unwatched({ ...parts, counting: counts, onDeleted: () => undefined });
    const told = partsTold(context, partKept(parts));
    const isTold = async () =>
      (
        await look<{ left: number }>(
          "select count(*)::integer as left from live_group where activity_hash is not null and not is_told and phase in ('DEBRIEF', 'ENDED')",
        )
      )[0]?.left === 0;
    await expect
      .poll(
        async () => {
          await told.piece(signal);
          return isTold();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await gradesFound(parts).piece(signal);
    await gradesSent(parts).piece(signal);
  }
  const gradeOf = (activity: string, sub: string) =>
    platform.scores.filter(({ path, body }) => path.includes(`/${activity}/`) && body.userId === sub).at(-1)?.body;

  /** Everybody of this desk's group plays so many months, then the bell rings. */
  async function playToEnd(desk: Desk, players: readonly { play(month: number): Promise<void> }[], months = 1) {
    await desk.command('CLOSE_ROOM');
    for (let n = 1; n <= months; n += 1) {
      await Promise.all(players.map((one) => one.play(n)));
      if (n < months) {
        await desk.command('OPEN_ASSEMBLY');
        while (((await desk.view()).group.phase as string) === 'ASSEMBLY') {
          const { assembly, group } = (await desk.view()) as unknown as {
            assembly: { steps: unknown[] };
            group: { step: number };
          };
          await desk.command(group.step + 1 === assembly.steps.length ? 'NEXT' : 'STEP');
        }
      }
    }
    await desk.command('FINISH_NOW');
    await desk.view();
  }

  test('opens the desk to who teaches, and the same desk again to a second teacher', async () => {
    const [one, other] = await Promise.all([teach('mesa'), teach('mesa', 'professor')]);
    const desk = deskIn(one);
    expect((await desk.view()).group).toMatchObject({ phase: 'WAITING', months: 4 });
    expect(deskIn(other)).toMatchObject({ groupId: desk.groupId, key: desk.key });
    expect(deskIn(await teach('mesa')).groupId).toBe(desk.groupId);
    expect(deskIn(await teach('outra mesa')).groupId).not.toBe(desk.groupId);
  });

  test('has a pupil wait until it is open, in the same window and without the code', async () => {
    const browser = new LtiBrowser(server.app, platform);
    const page = await browser.launch({ claims: claimsOf('espera', 'ana') });
    expect([titleOf(page), entered(page)]).toEqual(['Espere quem conduz', null]);
    const [, button = ''] = /name="entrada" value="([^"]+)"/.exec(page.payload) ?? [];
    expect(titleOf(await browser.press(button))).toBe('Espere quem conduz');
    expect(refusedAs(await browser.press(button, { 'sec-fetch-site': 'cross-site' }))).toBe('STATE');
    const older = { host: 'jogo.test', origin: 'http://jogo.test' };
    expect(titleOf(await browser.press(button, older)), 'Safari 16.3 tells the origin alone').toBe(
      'Espere quem conduz',
    );
    expect(refusedAs(await browser.press(button, { ...older, origin: 'http://outra.test' }))).toBe('STATE');
    expect(refusedAs(await browser.press(button, { ...older, origin: 'null' }))).toBe('STATE');
    const desk = deskIn(await teach('espera'));
    const seat = await seatIn(await browser.press(button));
    expect(seat.to).toMatch(/^\/v\/[A-Z0-9]{6}\?g=[\w-]{8}$/);
    expect(await desk.seats()).toEqual([seat.quota]);
  });

  test('gives a pupil the same seat again, whatever device has it now, and each pupil another', async () => {
    const desk = deskIn(await teach('lugar'));
    const first = await seatIn(await visit('lugar', 'ana'));
    expect((await seatIn(await visit('lugar', 'ana'))).quota).toBe(first.quota);
    const key = newKey();
    good(await desk.host.post(`${desk.path}/seat`, { quota: first.quota, do: 'NEW_KEY', key }));
    await expect(first.view()).rejects.toThrow('SEAT_INVALID');
    const again = await seatIn(await visit('lugar', 'ana'));
    expect([again.quota, (await again.view()).group.phase]).toEqual([first.quota, 'WAITING']);
    expect((await seatIn(await visit('lugar', 'beto'))).quota).not.toBe(first.quota);
    expect(await desk.seats()).toHaveLength(2);
  });

  test('lets in no pupil whom the host has sent away, and says why', async () => {
    const desk = deskIn(await teach('fora'));
    const seat = await seatIn(await visit('fora', 'ana'));
    good(await desk.host.post(`${desk.path}/seat`, { quota: seat.quota, do: 'BAR' }));
    const page = await visit('fora', 'ana');
    expect([titleOf(page), entered(page)]).toEqual(['Este lugar foi fechado', null]);
    expect(await desk.seats()).toEqual([seat.quota]);
  });

  test('gives a pupil whose seat was freed in the open room another one', async () => {
    const desk = deskIn(await teach('livre'));
    const seat = await seatIn(await visit('livre', 'ana'));
    good(await desk.host.post(`${desk.path}/seat`, { quota: seat.quota, do: 'FREE' }));
    expect(await desk.seats()).toEqual([]);
    await seatIn(await visit('livre', 'ana'));
    expect(await desk.seats()).toHaveLength(1);
  });

  test('has a door that is shut for pupils, too, and says so', async () => {
    const desk = deskIn(await teach('porta'));
    const { quota } = await seatIn(await visit('porta', 'ana'));
    good(await desk.host.post(`${desk.path}/door`, { isShut: true }));
    expect(titleOf(await visit('porta', 'beto'))).toBe('A porta da sala está fechada');
    expect((await seatIn(await visit('porta', 'ana'))).quota).toBe(quota);
  });

  test('is entered by the launch where the host has given the group another code', async () => {
    const desk = deskIn(await teach('codigo'));
    const { code } = (await desk.view()).group as unknown as { code: string };
    good(await desk.host.post(`${desk.path}/entry`, { code }));
    const { to = '' } = entered(await visit('codigo', 'ana')) ?? {};
    expect(to).toMatch(/^\/v\//);
    expect(to).not.toContain(code);
    expect(await desk.seats()).toHaveLength(1);
  });

  test('leads who teaches on by a new key where the desk has ended the old one', async () => {
    const desk = deskIn(await teach('chave'));
    good(await desk.host.post(`${desk.path}/key`, { key: newKey() }));
    await expect(desk.view()).rejects.toThrow('HOST_INVALID');
    const [one, other] = (await Promise.all([teach('chave'), teach('chave', 'professor')])).map(deskIn);
    expect(one?.groupId).toBe(desk.groupId);
    expect(one?.key).not.toBe(desk.key);
    expect([other?.key, deskIn(await teach('chave')).key]).toEqual([one?.key, one?.key]);
    expect((await one?.view())?.group.phase).toBe('WAITING');
  });

  test('opens a seat to who teaches and has become a pupil for the platform', async () => {
    const desk = deskIn(await teach('papel'));
    const seat = await seatIn(await visit('papel', 'professora'));
    expect(await desk.seats()).toEqual([seat.quota]);
  });

  test('gives the full mark and the decision note to who took part, once it is over, and nothing to others', async () => {
    const desk = deskIn(await teach('nota'));
    const [ana, beto, caio] = [
      await seatIn(await visit('nota', 'ana')),
      await seatIn(await visit('nota', 'beto')),
      await seatIn(await visit('nota', 'caio')),
    ];
    await desk.command('CLOSE_ROOM');
    await Promise.all([ana.play(1), caio.play(1)]);
    good(await desk.host.post(`${desk.path}/seat`, { quota: caio.quota, do: 'BAR' }));
    await doChores();
    expect(gradeOf('nota', 'ana')).toBeUndefined();
    await desk.command('FINISH_NOW');
    await doChores();
    const { end } = await ana.view();
    expect(gradeOf('nota', 'ana')).toMatchObject({
      scoreGiven: 100,
      scoreMaximum: 100,
      activityProgress: 'Completed',
      comment: `Participou do consórcio ao vivo. Nota de decisão: ${end?.note} de 100.`,
    });
    expect([gradeOf('nota', 'beto'), gradeOf('nota', 'caio')]).toEqual([undefined, undefined]);
    expect((await beto.view()).group.phase).toBe('DEBRIEF');
  });

  test('owes the mark to the next graded launch where the platform asked for none before', async () => {
    const desk = deskIn(await teach('depois'));
    const ungraded = (sub: string) =>
      new LtiBrowser(server.app, platform).launch({ claims: { ...activityClaims('depois'), ...LIVE, sub } });
    const [ana, beto] = [await seatIn(await ungraded('ana')), await seatIn(await ungraded('beto'))];
    await playToEnd(desk, [ana, beto]);
    await doChores();
    expect(gradeOf('depois', 'ana')).toBeUndefined();
    await seatIn(await visit('depois', 'ana'));
    await doChores();
    expect(gradeOf('depois', 'ana')).toMatchObject({ scoreGiven: 100 });
  });

  test('that has ended shows who teaches the class, its seats and marks, and opens another group by a button', async () => {
    const desk = deskIn(await teach('fim'));
    const [ana, beto] = [await seatIn(await visit('fim', 'ana')), await seatIn(await visit('fim', 'beto'))];
    await playToEnd(desk, [ana]);
    expect(deskIn(await teach('fim')).groupId).toBe(desk.groupId);
    await desk.command('END');
    await doChores();
    const page = await teach('fim');
    const rows = [...page.payload.matchAll(/<tr><th[^>]*>([^<]*)<\/th>(.*?)<\/tr>/g)].slice(1);
    const cells = rows.map(([, , tds = '']) => [...tds.matchAll(/<td>([^<]*)/g)].map(([, cell]) => cell));
    expect(cells).toEqual([
      ['cota 1', 'sim', expect.stringMatching(/^\d+$/), '100'],
      ['cota 2', 'não', '', ''],
    ]);
    expect((await seatIn(await visit('fim', 'beto'))).quota).toBe(beto.quota);
    expect(titleOf(await visit('fim', 'dora'))).toBe('Este grupo já terminou');

    const [see = '', another = ''] = [...page.payload.matchAll(/name="entrada" value="([^"]+)"/g)].map(
      ([, it]) => it ?? '',
    );
    const browser = new LtiBrowser(server.app, platform);
    expect(deskIn(await browser.press(see)).groupId).toBe(desk.groupId);
    const next = deskIn(await browser.press(another));
    expect(next.groupId).not.toBe(desk.groupId);
    expect(deskIn(await browser.press(another)).groupId).toBe(next.groupId);
    expect(deskIn(await teach('fim')).groupId).toBe(next.groupId);
    await seatIn(await visit('fim', 'ana'));
    expect(await next.seats()).toHaveLength(1);
  });

  test('keeps no session for a pupil’s window, and no trace of the platform in the group', async () => {
    await teach('rasto');
    const page = await visit('rasto', 'fulana-de-tal');
    expect(page.payload).not.toContain('data-name="token"');
    const rows = await look<{ row: string }>(
      'select s::text as row from live_seat s union all select g::text from live_group g',
    );
    expect(rows.some(({ row }) => row.includes('fulana-de-tal') || row.includes(platform.issuer))).toBe(false);
  });

  test('that the host deletes leaves nothing, and its activity opens another group', async () => {
    const desk = deskIn(await teach('apagado'));
    await seatIn(await visit('apagado', 'ana'));
    expect((await desk.host.delete(`/live/${desk.groupId}`)).status).toBe(204);
    expect(titleOf(await visit('apagado', 'ana'))).toBe('Espere quem conduz');
    const again = deskIn(await teach('apagado'));
    expect(await again.seats()).toEqual([]);
    expect(hashOfKey(again.key)).toEqual(hashOfKey(desk.key));
  });

  test('in a frame opens by a button in a window, and there where the game may be shown', async () => {
    const browser = new LtiBrowser(server.app, platform);
    browser.isFramed = true;
    const page = await browser.launch({ claims: { ...claimsOf('quadro', 'professora'), ...teacherClaims } });
    expect(entered(page)).toBeNull();
    const desk = deskIn(await browser.press(windowButton(page)));
    const pupil = await browser.launch({ claims: claimsOf('quadro', 'ana') });
    expect([entered(pupil), await desk.seats()]).toEqual([null, []]);
    await seatIn(await browser.press(windowButton(pupil)));
    expect(await desk.seats()).toHaveLength(1);

    const [{ origins = [] } = {}] = platform.settings;
    const open = await startApp(engine, { settings: { ltiPlatforms: platform.settings, embedOrigins: origins } });
    const there = new LtiBrowser(open.app, platform);
    there.isFramed = true;
    const shown = await there.launch({ claims: { ...claimsOf('quadro', 'professora'), ...teacherClaims } });
    expect(entered(shown)?.to).toMatch(/^\/ao-vivo\/conduzir\//);
    expect(windowButton(shown)).not.toBeNull();
    await open.remove();
  });
});
