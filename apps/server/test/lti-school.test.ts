import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { machineAges } from '../src/age-clock.ts';
import { gradesFound } from '../src/features/lti/grade-chores.ts';
import { ltiOf } from '../src/features/lti/lti.ts';
import { call, Player } from './game/player.ts';
import { startApp, type TestApp, testSettings } from './support/app.ts';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { entered, LtiBrowser, refusedAs, windowButton } from './support/lti-browser.ts';
import {
  activityClaims,
  choiceClaims,
  claimNames,
  customClaims,
  gradeClaims,
  memberClaims,
  REGISTRATION_TOKEN,
  startPlatform,
  teacherClaims,
} from './support/lti-platform.ts';
import { contentFault, redirectsIn, StrictPlatform } from './support/strict-platform.ts';

const TOKEN = 'mesa-de-teste-0123456789';
const { signal } = new AbortController();

test('the strict platform itself refuses what a real one refuses', () => {
  const items = (item: object) => ({ [`${claimNames.deepLink}content_items`]: [item] });
  const lineItem = { scoreMaximum: 100 };
  expect(contentFault(items({ lineItem, custom: {} }))).toMatch(/must be of type object, array given/);
  expect(contentFault(items({ lineItem: { scoreMaximum: 1000 } }))).toMatch(/integer between 1 and 100/);
  expect(contentFault(items({ lineItem, custom: { sonho: '3' } }))).toBeNull();
  expect(redirectsIn('https://a/x e https://a/y')).toHaveLength(1);
});

describe.each(oneEngine)('a school with a strict platform, on $name', (engine) => {
  let platform: StrictPlatform;
  let server: TestApp;
  let browser: LtiBrowser;
  beforeAll(async () => {
    platform = await startPlatform(StrictPlatform);
    server = await startApp(engine, { settings: { ltiPlatforms: platform.settings, operatorToken: TOKEN } });
    platform.gameKeys = async () => (await server.app.inject({ url: '/lti/jwks.json' })).json();
    // As the page with the addresses says: two of them, one a line.
    platform.typeRedirects('http://jogo.test/lti/launch\nhttp://jogo.test/lti/deep-link');
  });
  beforeEach(() => {
    browser = new LtiBrowser(server.app, platform);
    platform.members = {};
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
  });

  const look = <Row>(text: string, values: readonly string[] = []) =>
    server.database.query<Row>({ name: createHash('sha1').update(text).digest('hex'), text }, values);

  describe('takes what a teacher chooses', () => {
    const DEEP = { target_link_uri: 'http://jogo.test/lti/deep-link' };
    test.each(['game', 'dream-1', 'dream-3', 'dream-7'])('%s', async (alvo) => {
      const page = await browser.launch({ claims: choiceClaims('https://escola.example/volta') }, DEEP);
      const [, pedido = ''] = /name="pedido" value="([^"]+)"/.exec(page.payload) ?? [];
      const back = await browser.post('/lti/deep-link/escolha', { pedido, alvo });
      const [, answer = ''] = /name="JWT" value="([^"]+)"/.exec(back.payload) ?? [];
      expect(contentFault(await platform.readAnswer(answer))).toBeNull();
    });
  });

  test.each([
    ['the address of the selection', 'deep-link', true],
    ['the address of the selection, with cookies blocked', 'deep-link', false],
    ['the address of the game, where the field of the selection was left empty', 'launch', true],
    ['the address of the game, with cookies blocked', 'launch', false],
  ])('a selection in a frame, by %s, fills the form and opens no window', async (_, landing, keepsCookies) => {
    Object.assign(browser, { isFramed: true, keepsCookies });
    const target = { target_link_uri: `http://jogo.test/lti/${landing}` };
    const page = await browser.launch({ claims: choiceClaims('https://escola.example/volta') }, target);
    expect(windowButton(page)).toBeNull();
    const [, pedido = ''] = /name="pedido" value="([^"]+)"/.exec(page.payload) ?? [];
    const back = await browser.post('/lti/deep-link/escolha', { pedido, alvo: 'dream-3' });
    const [, answer = ''] = /name="JWT" value="([^"]+)"/.exec(back.payload) ?? [];
    expect(contentFault(await platform.readAnswer(answer))).toBeNull();
  });

  test('takes the redirection address of every way in, as typed one a line', async () => {
    for (const name of ['launch', 'deep-link']) {
      const begun = await browser.begin({ target_link_uri: `http://jogo.test/lti/${name}`, lti_message_hint: name });
      expect(platform.loginFault(String(begun.headers.location))).toBeNull();
    }
  });

  test.each([{ [`${claimNames.lti}custom`]: [] }, { [`${claimNames.lti}launch_presentation`]: [] }, memberClaims('')])(
    'opens the game with an empty list where an object is meant: %j',
    async (claims) => {
      expect(entered(await browser.launch({ claims }))?.to).toBe('/jogar');
    },
  );

  describe('the button of a frame', () => {
    const buttonOf = async (own: LtiBrowser, sub: string): Promise<string | null> => {
      own.isFramed = true;
      return windowButton(await own.launch({ claims: { sub, ...activityClaims('a-1') } }));
    };

    test('opens the same game as often as it is pressed, though the hint of a login works once', async () => {
      const button = await buttonOf(browser, 'duas');
      const first = entered(await browser.press(button));
      const again = entered(await browser.press(button));
      const [one, other] = [first, again].map((page) => page?.token.slice(0, 21));
      expect(one).toBeDefined();
      expect(other).toBe(one);
      expect(again?.token).not.toBe(first?.token);
    });

    test('of another page in the same browser opens for who is there now', async () => {
      const [ana, beto] = [await buttonOf(browser, 'ana'), await buttonOf(browser, 'beto')];
      const [first, second] = [entered(await browser.press(ana)), entered(await browser.press(beto))];
      expect(second?.token.slice(0, 21)).not.toBe(first?.token.slice(0, 21));
    });

    test('is pressed on our own page alone, and is nobody’s where it was changed', async () => {
      const button = await buttonOf(browser, 'dona');
      expect(refusedAs(await browser.press(button, { 'sec-fetch-site': 'cross-site' }))).toBe('STATE');
      expect(refusedAs(await browser.press(`${button}x`))).toBe('STATE');
    });
  });

  describe('a teacher', () => {
    const activity = activityClaims('aula-9', 'Moto & <consórcio>');
    async function pupil(sub: string): Promise<Player> {
      const { token = '' } = entered(await browser.launch({ claims: { sub, ...activity } })) ?? {};
      const { id } = (await api(server.app, token).get('/auth')).body as { id: string };
      return new Player(server.app, { id, token });
    }
    const visit = (claims: object = {}) =>
      browser.launch({ claims: { sub: 'professora', ...activity, ...teacherClaims, ...claims } });
    const nameOf = async ({ token }: Player): Promise<string> =>
      ((await api(server.app, token).get('/auth')).body as { characterName: string }).characterName;
    const rowsOf = (payload: string): readonly (readonly string[])[] =>
      [...payload.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
      );

    test('opens the page of the class, and is no player and gets no grade', async () => {
      const before = await look('select 1 from player');
      const page = await visit(gradeClaims(platform.line('aula-9')));
      expect([page.statusCode, entered(page)]).toEqual([200, null]);
      expect(page.payload).toContain('Moto &amp; &lt;consórcio&gt;');
      expect(page.payload).toMatch(/Ninguém nesta lista/);
      expect(await look('select 1 from player')).toHaveLength(before.length);
    });

    test('may allow no turn without a game: it is refused, and not offered, until a launch allows it again', async () => {
      const enter = async (custom: Readonly<Record<string, string>>) => {
        const claims = { sub: 'dora', ...activityClaims('aula-10', 'Aula'), ...customClaims(custom) };
        const { token = '' } = entered(await browser.launch({ claims })) ?? {};
        const { id } = (await api(server.app, token).get('/auth')).body as { id: string };
        return new Player(server.app, { id, token });
      };
      const shift = async (player: Player) => {
        const { stage, room } = await player.current();
        const results = { game: 'tapper', version: room?.run?.version, shift: true, endedHere: true };
        return player.ask('stageFinish', { body: { stageId: stage.id, results } });
      };
      const pupilNow = await enter({ turnos: 'Não' });
      await pupilNow.get('personaChoose', { body: { personaId: 1 } });
      await pupilNow.choose(1);
      await pupilNow.play(2);
      await pupilNow.begin(2);
      expect((await pupilNow.current()).user.shifts).toBeNull();
      expect(await shift(pupilNow)).toMatchObject({ status: 403, message: 'SHIFT_NOT_ALLOWED' });
      const { reply } = await pupilNow.ask('weekStart', { body: { ranked: false } });
      const ofWeek = await call(server.app, pupilNow.token, 'stageCurrent', { query: { slot: 'week' } });
      expect([reply, ofWeek.reply]).toMatchObject([{ ranked: false }, { user: { shifts: ['tapper'] } }]);
      expect((await visit(customClaims({ turnos: '0' }))).payload).toContain('Não há turno sem jogo.');
      expect((await visit()).payload).not.toContain('Não há turno sem jogo.');

      const allowed = await enter({});
      expect(allowed.id).toBe(pupilNow.id);
      expect((await allowed.current()).user.shifts).toEqual(['tapper']);
      expect((await shift(allowed)).status).toBe(200);

      await enter({ turnos: '0' });
      await look('update player set lti_user = null where player_id = $1', [allowed.id]);
      expect((await allowed.current()).user.shifts).toEqual(['tapper']);
    });

    test.each([
      [
        'an administrator of the site',
        ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
        false,
      ],
      [
        'who teaches elsewhere, but is a pupil of this class',
        [
          'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Faculty',
          'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
        ],
        true,
      ],
      ['of whom no role is told', [], true],
    ])('%s is told apart', async (_, roles, isPupil) => {
      const page = await browser.launch({ claims: { sub: crypto.randomUUID(), [`${claimNames.lti}roles`]: roles } });
      expect(entered(page) !== null).toBe(isPupil);
    });

    test('sees who started, month, note and ideas, by the name on the map where the platform tells no names', async () => {
      const ana = await pupil('ana');
      const beto = await pupil('beto');
      await beto.get('personaChoose', { body: { personaId: 1 } });
      await beto.choose(1);
      await look("update lti_activity set points = 886, outcome = 'PROVISIONAL' where player_id = $1", [beto.id]);
      await look(
        'insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, due_month) values ($1, 3, now(), 1, 0, 2)',
        [beto.id],
      );
      expect(rowsOf((await visit()).payload)).toEqual([
        [await nameOf(ana), 'não começou', '', 'sem nota ainda', 'não pede nota', '0 de 34'],
        [await nameOf(beto), 'Viagem à praia', '1 de 3', '886 (provisória)', 'não pede nota', '1 de 34'],
      ]);
      expect(ana.id).not.toBe(beto.id);
    });

    test('sees the names that the platform tells, which are kept nowhere, and reads the page again', async () => {
      platform.members = { ana: 'Ana <Lima>', beto: 'Beto', outra: 'Não abriu' };
      const page = await visit(memberClaims(`${platform.issuer}/members`));
      expect(rowsOf(page.payload).map(([name]) => name)).toEqual(['Ana &lt;Lima&gt;', 'Beto']);
      const [, turma = ''] = /name="turma" value="([^"]+)"/.exec(page.payload) ?? [];
      await pupil('caio');
      const again = await browser.get(`/lti/turma?turma=${turma}`);
      expect(
        rowsOf(again.payload)
          .map(([name]) => name)
          .slice(0, 2),
      ).toEqual(['Ana &lt;Lima&gt;', 'Beto']);
      expect(rowsOf(again.payload)).toHaveLength(3);
      expect(JSON.stringify(await look('select * from player'))).not.toMatch(/Lima/);
      expect(refusedAs(await browser.get(`/lti/turma?turma=${turma}x`))).toBe('STATE');
    });

    test('reads the page again by its address, in another tab too, and nobody else does', async () => {
      const posted = await browser.fetchLaunch({ claims: { sub: 'professora', ...activity, ...teacherClaims } });
      const { url, ...form } = posted;
      const led = await browser.post(url, form);
      expect(led.statusCode).toBe(303);
      const address = String(led.headers.location);
      for (let n = 0; n < 2; n += 1) expect((await browser.get(address)).payload).toContain('VER O JOGO');
      expect(refusedAs(await new LtiBrowser(server.app, platform).get(address))).toBe('STATE');
      const turma = new URLSearchParams(address.split('?')[1]).get('turma') ?? '';
      expect(refusedAs(await browser.post('/lti/turma', { turma }))).toBe('STATE');
    });

    test('reads the page of an activity however long its title is', async () => {
      const page = await visit(activityClaims('aula-9', 'ç'.repeat(9_000)));
      expect([page.statusCode, page.payload]).toEqual([200, expect.stringContaining('VER O JOGO')]);
    });

    test('sees the page in a frame without cookies, whose text opens nothing by an address', async () => {
      Object.assign(browser, { isFramed: true, keepsCookies: false });
      const page = await visit();
      const [, turma = ''] = /name="turma" value="([^"]+)"/.exec(page.payload) ?? [];
      expect((await browser.post('/lti/turma', { turma })).payload).toContain('VER O JOGO');
      expect(refusedAs(await browser.get(`/lti/turma?turma=${turma}`))).toBe('STATE');
    });

    test('sees what the platform has beside each note, and that a better one has not arrived', async () => {
      const [has, waits, again] = [await pupil('tem'), await pupil('espera'), await pupil('recomeçou')];
      for (const player of [has, waits])
        await look("update lti_activity set points = 868, outcome = 'PAID' where player_id = $1", [player.id]);
      const path = '/lines/aula-9/scores';
      for (const [userId, scoreGiven] of [
        ['tem', 86.8],
        ['recomeçou', 59.7],
      ])
        platform.scores.push({ path, body: { userId, scoreGiven, scoreMaximum: 100 } });
      const told = async (claims: object) => {
        const rows = rowsOf((await visit(claims)).payload);
        const names = await Promise.all([has, waits, again].map(nameOf));
        return names.map((name) => rows.find(([one]) => one === name)?.slice(3, 5));
      };
      expect(await told(gradeClaims(platform.line('aula-9')))).toEqual([
        ['868', '86,8'],
        ['868', 'ainda não'],
        ['sem nota ainda', '59,7'],
      ]);
      platform.refusals['/lines/aula-9/results'] = [403];
      expect((await told(gradeClaims(platform.line('aula-9'))))[0], 'not told: by what it took').toEqual([
        '868',
        'ainda não',
      ]);
    });

    test('gets back to the school where its address is the platform’s own', async () => {
      const back = (url: string) => ({ [`${claimNames.lti}launch_presentation`]: { return_url: url } });
      expect((await visit(back(`${platform.issuer}/curso?id=1`))).payload).toContain(
        `href="${platform.issuer}/curso?id=1"`,
      );
      expect((await visit(back('https://elsewhere.example/'))).payload).not.toContain('elsewhere.example');
      const game = await browser.launch({ claims: { sub: 'ana', ...back(`${platform.issuer}/curso`) } });
      expect(game.payload).toContain(`${platform.issuer}/curso`);
    });

    test('sees a note where the platform asks for none', async () => {
      const player = await pupil('sem-nota');
      const lti = ltiOf({
        settings: testSettings({ ltiPlatforms: platform.settings }),
        database: server.database,
        now: Date.now,
      });
      if (lti === null) throw new Error('the setting is missing');
      await player.get('personaChoose', { body: { personaId: 1 } });
      await player.choose(1);
      for (let answer = await player.liveBrokeMonth(); !answer.campaignModified; answer = await player.pay())
        await player.play(5);
      await gradesFound({
        lti,
        database: server.database,
        now: Date.now,
        ages: machineAges(Date.now),
        log: server.app.log,
      }).piece(signal);
      const [row] = await look<object>('select points, outcome, due_at from lti_activity where player_id = $1', [
        player.id,
      ]);
      expect(row).toEqual({ points: expect.any(Number), outcome: 'MISSED', due_at: null });
    });
  });

  test('the log of a refused launch names issuer, client and deployment', async () => {
    const lines: string[] = [];
    const app = await startApp(engine, {
      settings: { ltiPlatforms: platform.settings, logLevel: 'warn' },
      log: { write: (line: string) => void lines.push(line) },
    });
    const refused = await new LtiBrowser(app.app, platform).launch({
      claims: { [`${claimNames.lti}deployment_id`]: 'outra instalação', ...customClaims({ sonho: '1' }) },
    });
    expect(refusedAs(refused)).toBe('UNKNOWN_DEPLOYMENT');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      code: 'UNKNOWN_DEPLOYMENT',
      issuer: platform.issuer,
      clientId: 'jogo-na-escola',
      deploymentId: 'outra instalação',
    });
    await app.remove();
  });

  describe('that registers itself', () => {
    const settings = { operatorToken: TOKEN, publicUrl: 'http://localhost' };
    const TARGET = { target_link_uri: 'http://localhost/lti/launch' };
    let own: StrictPlatform;
    let game: TestApp;
    beforeAll(async () => {
      own = await startPlatform(StrictPlatform);
      game = await startApp(engine, { settings });
    });
    afterAll(async () => {
      await game.remove();
      await own.close();
    });
    const ask = (fields: Readonly<Record<string, string>>) =>
      game.app.inject({ url: `/lti/register?${new URLSearchParams(fields)}` });
    const registerNow = () =>
      ask({ openid_configuration: `${own.issuer}/openid-configuration`, registration_token: REGISTRATION_TOKEN });
    const bearer = { authorization: `Bearer ${TOKEN}` };
    const desk = async () => (await game.app.inject({ url: '/operador', headers: bearer })).payload;
    const act = async (ato: string, headers: Readonly<Record<string, string>> = bearer) => {
      const [, item = ''] = /name="item" value="([0-9a-f]{64})"/.exec(await desk()) ?? [];
      const payload = new URLSearchParams({ item, ato }).toString();
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      return game.app.inject({ method: 'POST', url: '/operador/plataformas', headers: form, payload });
    };
    const launchNow = async () => new LtiBrowser(game.app, own).begin(TARGET);

    test('is shown what is next in its own frame, and opens nothing until the operator has confirmed it', async () => {
      const page = await registerNow();
      expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining(`frame-ancestors 'self' ${own.issuer}`),
      ]);
      expect(own.registered).toMatchObject({
        redirect_uris: ['http://localhost/lti/launch', 'http://localhost/lti/deep-link'],
        initiate_login_uri: 'http://localhost/lti/login',
      });
      expect(refusedAs(await launchNow())).toBe('UNKNOWN_PLATFORM');
      expect(await desk()).toContain(`${own.issuer} pediu em`);
    });

    test('is confirmed by the operator alone, from the desk itself', async () => {
      const basic = { authorization: `Basic ${Buffer.from(`maria:${TOKEN}`).toString('base64')}` };
      expect((await act('confirmar', {})).statusCode).toBe(401);
      expect((await act('confirmar', { ...basic, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
      expect(await desk()).toContain('espera confirmação');
      expect((await act('outro', bearer)).statusCode).toBe(404);
      expect((await act('confirmar', { ...basic, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
      expect(await desk()).toContain(`${own.issuer} está ligada`);
    });

    test('again by ‘Atualizar’ stays confirmed, and is told what the platform has undone', async () => {
      const { payload } = await registerNow();
      expect(payload).toContain('continua ligada ao jogo');
      expect(payload).toContain('Container de inicialização padrão');
      expect(payload).not.toContain('Falta quem opera');
      expect(await desk()).toContain(`${own.issuer} está ligada`);
    });

    test('opens the game then, without a restart, and no more once the operator has removed it', async () => {
      const later = await startApp(engine, { settings, database: game.database });
      const visitor = new LtiBrowser(later.app, own);
      expect(entered(await visitor.launch({}, TARGET))).not.toBeNull();
      await act('remover');
      expect(await desk()).not.toContain(`${own.issuer} está ligada`);
    });

    test.each([
      ['without a configuration', { registration_token: 'x' }],
      ['of a configuration that is none', { openid_configuration: 'http://127.0.0.1:1/none' }],
      ['without the platform’s token', { openid_configuration: 'OWN' }],
    ])('%s is refused', async (_, fields) => {
      const given = Object.entries(fields).map(([name, value]) => [
        name,
        value === 'OWN' ? `${own.issuer}/openid-configuration` : value,
      ]);
      const page = await ask(Object.fromEntries(given));
      expect(page.statusCode).toBe(400);
      expect(await look('select 1 from lti_platform where removed_at is null')).toEqual([]);
    });
  });
});
