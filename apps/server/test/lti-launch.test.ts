import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unusedGuests } from '../src/features/me/unused.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { entered, LtiBrowser, refusedAs, windowButton } from './support/lti-browser.ts';
import {
  CLIENT,
  choiceClaims,
  claimNames,
  customClaims,
  gradeClaims,
  type LaunchWishes,
  type ReferencePlatform,
  startPlatform,
} from './support/lti-platform.ts';

const DAY = 86_400_000;
const DEPLOYMENT_CLAIM = `${claimNames.lti}deployment_id`;
const { signal } = new AbortController();

describe.each(oneEngine)('a launch from a school, on $name', (engine) => {
  let platform: ReferencePlatform;
  let server: TestApp;
  let browser: LtiBrowser;
  beforeAll(async () => {
    platform = await startPlatform();
    server = await startApp(engine, { settings: { ltiPlatforms: platform.settings } });
  });
  beforeEach(() => {
    browser = new LtiBrowser(server.app, platform);
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
  });

  const look = <Row>(text: string, values: readonly string[] = []) =>
    server.database.query<Row>({ name: createHash('sha1').update(text).digest('hex'), text }, values);
  /** Rows of everything that a launch may leave. */
  async function kept(): Promise<Readonly<Record<string, number>>> {
    const counts = ['player', 'session', 'lti_user', 'lti_activity', 'attempt'].map(async (table) => {
      const [row] = await look<{ n: number }>(`select count(*)::integer as n from ${table}`);
      return [table, row?.n ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }
  const whoIs = async (token: string) => (await api(server.app, token).get('/auth')).body as { id: string };
  const enter = async (wishes: LaunchWishes = {}) => {
    const { token = '' } = entered(await new LtiBrowser(server.app, platform).launch(wishes)) ?? {};
    return { token, ...(await whoIs(token)) };
  };

  test('asks the platform for it with a nonce, a state and a cookie for this browser alone', async () => {
    const begun = await browser.begin();
    expect(begun.statusCode).toBe(303);
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-lti-([\w-]{8})=\1[\w-]{35}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    const asked = new URL(String(begun.headers.location));
    expect(asked.origin + asked.pathname).toBe(`${platform.issuer}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: CLIENT,
      redirect_uri: 'http://jogo.test/lti/launch',
      login_hint: 'aluna-1',
      lti_message_hint: 'curso 1',
      nonce: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  test('makes a player without an address or a name of the platform, signed in, and opens the short way', async () => {
    const answer = await browser.launch({
      claims: { sub: 'fulana-de-tal', name: 'Fulana de Tal', email: 'fulana@escola.br' },
    });
    expect(answer.statusCode).toBe(200);
    const { token = '', to } = entered(answer) ?? {};
    expect(to).toBe('/jogar');
    const { id } = await whoIs(token);
    const exported = JSON.stringify((await api(server.app, token).get('/me/export')).body);
    expect(exported).toContain(id);
    expect(exported).not.toMatch(/fulana/i);
    const rows = [await look('select * from lti_user'), await look('select * from player')];
    expect(JSON.stringify(rows)).not.toMatch(/fulana/i);
  });

  test('hands the session over in the body alone: no address, no cache, no referrer, one script by its hash', async () => {
    const answer = await browser.launch();
    const { token = '' } = entered(answer) ?? {};
    expect(token).toHaveLength(64);
    expect(JSON.stringify(answer.headers)).not.toContain(token);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toContain(`frame-ancestors 'self' ${platform.issuer}`);
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  test('finds the same player again, and another one for another user', async () => {
    const first = await enter({ claims: { sub: 'a' } });
    expect((await enter({ claims: { sub: 'a' } })).id).toBe(first.id);
    expect((await enter({ claims: { sub: 'b' } })).id).not.toBe(first.id);
  });

  test('of one new user eight times at once makes one player', async () => {
    const before = await kept();
    const all = await Promise.all(Array.from({ length: 8 }, () => enter({ claims: { sub: 'corrida' } })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const after = await kept();
    expect([after.player, after.lti_user]).toEqual([(before.player ?? 0) + 1, (before.lti_user ?? 0) + 1]);
  });

  test('opens the dream that the link names, and the whole game for an unknown name', async () => {
    expect(entered(await browser.launch({ claims: customClaims({ sonho: '3' }) }))?.to).toBe('/jogar?sonho=3');
    expect(entered(await browser.launch({ claims: customClaims({ sonho: '99' }) }))?.to).toBe('/jogar');
  });

  test('keeps for a grade where it goes and whom the platform means, both unreadable', async () => {
    const { id } = await enter({ claims: { sub: 'com-nota', ...gradeClaims(platform.line('linha-x')) } });
    const rows = await look('select * from lti_activity where player_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/com-nota|linha-x/);
  });

  test.each([
    ['at an address that is none of the platform', () => gradeClaims('https://elsewhere.example/lines/1')],
    ['without the right to hand one in', () => gradeClaims(platform.line('1'), ['https://other/scope'])],
  ])('asks for no grade %s', async (_, claims) => {
    const { id } = await enter({ claims: { sub: crypto.randomUUID(), ...claims() } });
    expect(await look('select sealed from lti_activity where player_id = $1', [id])).toEqual([{ sealed: null }]);
  });

  const other = (changes: Readonly<Record<string, unknown>>): LaunchWishes => ({ claims: changes });
  test.each<[why: string, wishes: LaunchWishes, code: string]>([
    ['signed by nobody', { alg: 'none' }, 'SIGNATURE'],
    ['signed with the public key as a shared secret', { alg: 'HS256' }, 'SIGNATURE'],
    ['too old', { age: 3_000 }, 'EXPIRED'],
    ['issued too long ago, however long it says it lasts', { age: 3_000, claims: { exp: 9_999_999_999 } }, 'EXPIRED'],
    ['from the future', { age: -3_000 }, 'CLOCK'],
    ['of a clock that is six minutes ahead', { age: -360 }, 'CLOCK'],
    ['without an end', other({ exp: undefined }), 'EXPIRED'],
    ['of another issuer', other({ iss: 'https://elsewhere.example' }), 'UNKNOWN_PLATFORM'],
    ['for another client', other({ aud: 'somebody-else' }), 'UNKNOWN_PLATFORM'],
    ['for two clients without saying for which', other({ aud: [CLIENT, 'x'] }), 'UNKNOWN_PLATFORM'],
    ['made for another party', other({ azp: 'somebody-else' }), 'UNKNOWN_PLATFORM'],
    ['of another deployment', other({ [DEPLOYMENT_CLAIM]: 'other' }), 'UNKNOWN_DEPLOYMENT'],
    ['with another nonce', other({ nonce: 'other' }), 'NONCE'],
    ['without a user', other({ sub: undefined }), 'MESSAGE'],
    ['of another version', other({ [`${claimNames.lti}version`]: '1.1' }), 'MESSAGE'],
    ['of another message', other({ [`${claimNames.lti}message_type`]: 'LtiSubmissionReviewRequest' }), 'MESSAGE'],
  ])('%s is refused by a clear page, and nothing is kept', async (_, wishes, code) => {
    const before = await kept();
    const answer = await browser.launch(wishes);
    expect([answer.statusCode, refusedAs(answer), entered(answer)]).toEqual([403, code, null]);
    expect(answer.payload).toContain('lang="pt-BR"');
    expect(await kept()).toEqual(before);
  });

  test('for two clients that says it is for us is taken', async () => {
    expect(entered(await browser.launch(other({ aud: [CLIENT, 'x'], azp: CLIENT })))).not.toBeNull();
  });

  test.each([
    ['ahead', { age: -290 }],
    ['behind', { age: 290, claims: { exp: Math.floor(Date.now() / 1_000) - 230 } }],
  ])('of a platform whose clock is almost five minutes %s is taken', async (_, wishes) => {
    expect(entered(await browser.launch(wishes))).not.toBeNull();
  });

  test('with a party that is null is taken', async () => {
    expect(entered(await browser.launch(other({ azp: null })))).not.toBeNull();
  });

  test('signed with a key of somebody else is refused', async () => {
    const stranger = await startPlatform();
    const posted = await browser.fetchLaunch();
    const [, payload = ''] = posted.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const answer = await browser.deliver({ ...posted, id_token: await stranger.sign('', { claims }) });
    expect(refusedAs(answer)).toBe('SIGNATURE');
    await stranger.close();
  });

  test('twice is refused the second time, whoever brings it', async () => {
    const posted = await browser.fetchLaunch();
    expect(entered(await browser.deliver(posted))).not.toBeNull();
    const before = await kept();
    expect(refusedAs(await browser.deliver(posted))).toBe('REPEATED');
    const raced = await browser.fetchLaunch();
    const all = await Promise.all(Array.from({ length: 4 }, () => browser.deliver(raced)));
    expect(all.filter((answer) => entered(answer) !== null)).toHaveLength(1);
    expect((await kept()).player).toBe(before.player);
  });

  const setCookie = (own: LtiBrowser, cookie: string | null): void => {
    own.cookie = cookie;
  };
  test.each<[why: string, change: (own: LtiBrowser) => void, stateOf: (state: string) => string]>([
    ['by another browser', (own) => setCookie(own, `__Host-lti-xxxxxxxx=${'x'.repeat(43)}`), (state) => state],
    ['by a browser without the cookie', (own) => setCookie(own, null), (state) => state],
    ['with a changed state', () => undefined, (state) => `${state.slice(0, -4)}AAAA`],
    ['with a state of nobody', () => undefined, () => 'state'],
  ])('brought back %s is refused', async (_, change, stateOf) => {
    const posted = await browser.fetchLaunch();
    change(browser);
    const state = stateOf(posted.state);
    const before = await kept();
    expect(refusedAs(await browser.deliver({ ...posted, state }))).toBe('STATE');
    expect(await kept()).toEqual(before);
  });

  test.each([
    ['an unknown issuer', { iss: 'https://elsewhere.example' }, 'UNKNOWN_PLATFORM'],
    ['an unknown client', { client_id: 'other' }, 'UNKNOWN_PLATFORM'],
    ['an address elsewhere', { target_link_uri: 'https://elsewhere.example/lti/launch' }, 'BAD_LOGIN'],
    ['no address', { target_link_uri: 'lti' }, 'BAD_LOGIN'],
  ])('that begins with %s is refused', async (_, fields, code) => {
    const answer = await browser.begin(fields);
    expect([answer.statusCode, refusedAs(answer), answer.headers.location]).toEqual([403, code, undefined]);
  });

  test('of two activities that are opened at once enter both, though neither login met a cookie', async () => {
    const others = [new LtiBrowser(server.app, platform), new LtiBrowser(server.app, platform)] as const;
    const launches = [await others[0].fetchLaunch(), await others[1].fetchLaunch()];
    others[0].cookie = [others[0].cookie, others[1].cookie].join('; ');
    for (const launch of launches) expect(entered(await others[0].deliver(launch))).not.toBeNull();
  });

  test('that the platform itself refuses is reported as such, and so is an empty one', async () => {
    expect(refusedAs(await browser.post('/lti/launch', { error: 'login_required', state: 'x' }))).toBe(
      'PLATFORM_SAYS_NO',
    );
    expect(refusedAs(await browser.post('/lti/launch', {}))).toBe('BAD_LOGIN');
    expect(refusedAs(await browser.get('/lti/launch'))).toBe('REPEATED');
  });

  test('in a frame, with cookies blocked or kept, opens a window by a button, and not the game', async () => {
    for (const keepsCookies of [true, false]) {
      const framed = Object.assign(new LtiBrowser(server.app, platform), { isFramed: true, keepsCookies });
      const page = await framed.launch({ claims: { sub: 'quadro' } });
      expect(entered(page)).toBeNull();
      expect(String(page.headers['content-security-policy'])).toContain(`frame-ancestors 'self' ${platform.issuer}`);
      expect(entered(await framed.press(windowButton(page)))?.to).toBe('/jogar');
    }
  });

  test('in a frame where the game may be shown opens it there, and has the button where nothing is kept', async () => {
    const embedOrigins = [platform.issuer];
    const app = await startApp(engine, { settings: { ltiPlatforms: platform.settings, embedOrigins } });
    for (const keepsCookies of [true, false]) {
      const framed = Object.assign(new LtiBrowser(app.app, platform), { isFramed: true, keepsCookies });
      const page = await framed.launch();
      const [, instead = ''] = /<div id="recusa" role="alert" hidden>(.*)<\/div>/.exec(page.payload) ?? [];
      expect(entered(page)).not.toBeNull();
      expect(instead).toContain('ABRIR O JOGO');
    }
    await app.remove();
  });

  test('keeps the platform’s return address in no cookie and in no address', async () => {
    const returns = {
      [`${claimNames.lti}launch_presentation`]: { return_url: `${platform.issuer}/r?sesskey=segredo` },
    };
    for (const isFramed of [true, false]) {
      const visitor = Object.assign(new LtiBrowser(server.app, platform), { isFramed });
      const page = await visitor.launch({ claims: returns });
      const told = isFramed ? await visitor.press(windowButton(page)) : page;
      expect(told.payload).toContain('sesskey=segredo');
      expect(JSON.stringify([page.headers, told.headers])).not.toMatch(/segredo/);
    }
  });

  test('of a new key of the platform is taken, of a dropped one refused, and keys are not asked for each time', async () => {
    const own = await startPlatform();
    const app = await startApp(engine, { settings: { ltiPlatforms: own.settings } });
    const visit = (wishes: LaunchWishes = {}) => new LtiBrowser(app.app, own).launch(wishes);
    for (let i = 0; i < 3; i += 1) expect(entered(await visit())).not.toBeNull();
    expect(own.asked.filter((path) => path === '/jwks')).toHaveLength(1);
    own.dropKey('chave-1');
    await own.newKey();
    await expect.poll(async () => entered(await visit()) !== null).toBe(true);
    expect(refusedAs(await visit({ signedBy: 'chave-1' }))).toBe('SIGNATURE');
    await app.remove();
    await own.close();
  });

  test('while the platform does not give its keys is refused as that, and works again later', async () => {
    const own = await startPlatform();
    const app = await startApp(engine, { settings: { ltiPlatforms: own.settings } });
    const visitor = new LtiBrowser(app.app, own);
    own.refusals['/jwks'] = [500, 302];
    const posted = await visitor.fetchLaunch();
    for (let i = 0; i < 2; i += 1) {
      const answer = await visitor.deliver(posted);
      expect([answer.statusCode, refusedAs(answer)]).toEqual([503, 'PLATFORM_AWAY']);
    }
    expect(own.asked).not.toContain('/elsewhere');
    expect(entered(await visitor.deliver(posted))).not.toBeNull();
    await app.remove();
    await own.close();
  });

  describe('a bound player', () => {
    test('who deletes everything leaves nothing, and comes back as somebody new', async () => {
      const wishes = { claims: { sub: 'apaga', ...gradeClaims(platform.line('2')) } };
      const first = await enter(wishes);
      const before = await kept();
      expect((await api(server.app, first.token).delete('/me', {})).status).toBe(204);
      const after = await kept();
      for (const table of ['player', 'lti_user', 'lti_activity'])
        expect({ table, n: after[table] }).toEqual({ table, n: (before[table] ?? 0) - 1 });
      expect((await enter(wishes)).id).not.toBe(first.id);
    });

    test('stays bound when an account is made of it, and goes with the account', async () => {
      const wishes = { claims: { sub: 'guarda' } };
      const { id, token } = await enter(wishes);
      const account = { email: `${id}@exemplo.com.br`, name: 'Ana', characterName: 'Bia', password: 'Segredo1!' };
      expect((await api(server.app, token).post('/auth/claim', account)).status).toBe(200);
      expect((await enter(wishes)).id).toBe(id);
      expect((await api(server.app, token).delete('/me', { password: 'Segredo1!' })).status).toBe(204);
      expect(await look('select 1 from lti_user where player_id = $1', [id])).toEqual([]);
    });

    test('is kept for a year without use, and then deleted with what binds it', async () => {
      const { id } = await enter({ claims: { sub: 'some' } });
      const sweep = (days: number) => unusedGuests(server.database, () => Date.now() + days * DAY).piece(signal);
      await sweep(364);
      expect(await look('select 1 from player where player_id = $1', [id])).toHaveLength(1);
      await sweep(366);
      expect(await look('select 1 from player where player_id = $1', [id])).toEqual([]);
      expect(await look('select 1 from lti_user where player_id = $1', [id])).toEqual([]);
    });

    test('that an older server deleted is created again', async () => {
      const { id } = await enter({ claims: { sub: 'órfã' } });
      await look('delete from player where player_id = $1', [id]);
      expect((await enter({ claims: { sub: 'órfã' } })).id).not.toBe(id);
    });
  });

  describe('a choice of a teacher', () => {
    const RETURN = 'https://escola.example/volta?x=1';
    const DEEP = { target_link_uri: 'http://jogo.test/lti/deep-link' };
    async function choosing() {
      const page = await browser.launch({ claims: choiceClaims(RETURN) }, DEEP);
      const [, asked = ''] = /name="pedido" value="([^"]+)"/.exec(page.payload) ?? [];
      return { page, asked };
    }

    test('offers the whole game, every dream and a live group, and takes the signed answer back to the platform', async () => {
      platform.gameKeys = async () => (await browser.get('/lti/jwks.json')).json();
      const { page, asked } = await choosing();
      expect([...page.payload.matchAll(/type="radio"/g)]).toHaveLength(11);
      const back = await browser.post('/lti/deep-link/escolha', { pedido: asked, alvo: 'dream-3' });
      expect(back.payload).toContain(`action="${RETURN}"`);
      expect(String(back.headers['content-security-policy'])).toContain('form-action https://escola.example;');
      const [, answer = ''] = /name="JWT" value="([^"]+)"/.exec(back.payload) ?? [];
      const claims = await platform.readAnswer(answer);
      expect(claims).toMatchObject({
        [`${claimNames.lti}message_type`]: 'LtiDeepLinkingResponse',
        [`${claimNames.lti}version`]: '1.3.0',
        [`${claimNames.deepLink}data`]: 'pedido 7',
        nonce: expect.any(String),
      });
      const [item] = claims[`${claimNames.deepLink}content_items`] as [Record<string, unknown>];
      expect(item).toMatchObject({
        type: 'ltiResourceLink',
        url: 'http://jogo.test/lti/launch',
        custom: { sonho: '3' },
        lineItem: { scoreMaximum: 100 },
      });
    });

    test.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>> | undefined]>([
      [{ alvo: 'live-4' }, { ao_vivo: '4' }],
      [{ alvo: 'live-6', turnos: '0' }, { ao_vivo: '6' }],
      [{ alvo: 'game' }, undefined],
      [{ alvo: 'game', turnos: '0' }, { turnos: '0' }],
      [
        { alvo: 'dream-3', turnos: '0' },
        { sonho: '3', turnos: '0' },
      ],
    ])('of %j is a link with its own custom fields', async (chosen, custom) => {
      const { page, asked } = await choosing();
      expect(page.payload).toContain('name="turnos"');
      const back = await browser.post('/lti/deep-link/escolha', { pedido: asked, ...chosen });
      const [, answer = ''] = /name="JWT" value="([^"]+)"/.exec(back.payload) ?? [];
      const [item] = (await platform.readAnswer(answer))[`${claimNames.deepLink}content_items`] as [
        { custom?: object },
      ];
      expect(item.custom).toEqual(custom);
    });

    test('makes no player', async () => {
      const before = await kept();
      await choosing();
      expect((await kept()).player).toBe(before.player);
    });

    test('of nobody or of an unknown dream is refused', async () => {
      const { asked } = await choosing();
      const choose = (pedido: string, alvo: string) => browser.post('/lti/deep-link/escolha', { pedido, alvo });
      expect(refusedAs(await choose('x', 'game'))).toBe('STATE');
      expect(refusedAs(await choose(asked, 'dream-99'))).toBe('BAD_LOGIN');
      const bad = await browser.launch({ claims: choiceClaims('http://elsewhere.example') }, DEEP);
      expect(refusedAs(bad)).toBe('MESSAGE');
    });
  });

  test('names in its steps the fields of Moodle 4.5 in Portuguese, that of the selection among them', async () => {
    const { payload } = await browser.get('/lti');
    for (const field of [
      'URL de Seleção de Conteúdo',
      'Suporta Links Profundos',
      'Iniciar URL de login',
      'Public keyset',
    ])
      expect(payload).toContain(field);
    for (const field of ['Keyset URL', 'Container de inicialização padrão', 'Compartilhar nome de inicialização'])
      expect(payload).toContain(field);
  });

  test('has a page with the addresses to paste, and a configuration to be taken by its address', async () => {
    const page = await browser.get('/lti');
    for (const path of ['launch', 'login', 'jwks.json', 'deep-link', 'canvas.json'])
      expect(page.payload).toContain(`http://jogo.test/lti/${path}<`);
    expect((await browser.get('/lti/canvas.json')).json()).toMatchObject({
      target_link_uri: 'http://jogo.test/lti/launch',
      oidc_initiation_url: 'http://jogo.test/lti/login',
      public_jwk_url: 'http://jogo.test/lti/jwks.json',
    });
    const { keys } = (await browser.get('/lti/jwks.json')).json();
    expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  test('is unknown to a server without the setting', async () => {
    const bare = await startApp(engine);
    for (const url of ['/lti', '/lti/login', '/lti/jwks.json', '/lti/canvas.json'])
      expect((await bare.app.inject({ url })).statusCode).toBe(404);
    for (const url of ['/lti/login', '/lti/launch'])
      expect((await bare.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    await bare.remove();
  });
});
