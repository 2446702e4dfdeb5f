import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { newSecret } from '../src/features/desk/second-factor.ts';
import { pupilHashes } from '../src/features/lti/bound-guest.ts';
import { ltiKeys } from '../src/features/lti/keys.ts';
import { type LtiPlatform, readPlatforms } from '../src/features/lti/platform-settings.ts';
import { endedRegistrations, registeredIn } from '../src/features/lti/registered.ts';
import { startApp, type TestApp } from './support/app.ts';
import { entered, LtiBrowser } from './support/lti-browser.ts';
import {
  activityClaims,
  CLIENT,
  DEPLOYMENT,
  REGISTRATION_TOKEN,
  ReferencePlatform,
  startPlatform,
  TOOL,
} from './support/lti-platform.ts';

const TOKEN = 'mesa-de-teste-0123456789';
const OTHER = 'cliente-forjado';
const AWAY = 'http://127.0.0.1:9/token';

/** A school whose configuration may name addresses of somebody else. */
class School extends ReferencePlatform {
  changed: Readonly<Record<string, unknown>> = {};
  override get configuration() {
    return { ...super.configuration, ...this.changed };
  }
}

let school: School;
let server: TestApp;
let clock = Date.now();
beforeAll(async () => {
  school = await startPlatform(School);
  const entry = { ...school.settings[0], clientId: OTHER } as Partial<LtiPlatform>;
  const { issuer, clientId, authUrl, tokenUrl, jwksUrl, deploymentIds } = entry;
  const forged = JSON.stringify([{ issuer, clientId, authUrl, tokenUrl, jwksUrl, deploymentIds }]);
  server = await startApp(undefined, {
    settings: {
      ltiPlatforms: [...school.settings, ...readPlatforms(forged, 'http://localhost')],
      operatorToken: TOKEN,
      publicUrl: 'http://localhost',
    },
    now: () => clock,
  });
});
afterAll(async () => {
  await server.remove();
  await school.close();
});

/** The player whom a launch enters. */
async function playerOf(user: string, client = CLIENT, id = 'atividade-1'): Promise<string | undefined> {
  const browser = new LtiBrowser(server.app, school);
  const target = { client_id: client, target_link_uri: 'http://localhost/lti/launch' };
  return entered(
    await browser.launch({ claims: { sub: user, aud: client, ...activityClaims(id) } }, target),
  )?.token.slice(0, 21);
}
const run = (name: string, text: string, values: readonly Uint8Array[] = []) =>
  server.database.query(statement(`test-${name}`)`${text}`, values);

test('another registration of the same issuer enters nobody’s player', async () => {
  const own = await playerOf('ana');
  expect(own).toHaveLength(21);
  expect(await playerOf('ana', OTHER)).not.toBe(own);
  expect(await playerOf('ana')).toBe(own);
});

test.each([
  ['by the issuer', 2],
  ['by the platform', 1],
])(
  'a pupil whom an older version bound %s keeps the player in the activity, and a forged registration enters nobody',
  async (how, at) => {
    const own = await playerOf(how);
    const [platform] = school.settings;
    if (platform === undefined) throw new Error('no platform');
    const activity = { deploymentId: DEPLOYMENT, activity: 'atividade-1' };
    const hashes = await pupilHashes({ keys: ltiKeys(server.database, Date.now) }, platform, activity, how);
    const [now, before] = [hashes[0], hashes[at] ?? hashes[0]];
    await run('old-user', 'update lti_user set user_hash = $1 where user_hash = $2', [before, now]);
    await run('old-player', 'update player set lti_user = $1 where lti_user = $2', [before, now]);
    expect(await playerOf(how, OTHER)).not.toBe(own);
    expect(await playerOf(how)).toBe(own);
    expect(await playerOf(how, CLIENT, 'atividade-2'), 'another activity').not.toBe(own);
    expect(await playerOf(how)).toBe(own);
  },
);

const bearer = { authorization: `Bearer ${TOKEN}` };
const desk = async () => (await server.app.inject({ url: '/operador', headers: bearer })).payload;
const registerNow = () => {
  const fields = {
    openid_configuration: `${school.issuer}/openid-configuration`,
    registration_token: REGISTRATION_TOKEN,
  };
  return server.app.inject({ url: `/lti/register?${new URLSearchParams(fields)}` });
};

test('the desk shows each address of another origin, client, deployment, time and who asked, and a second of an issuer', async () => {
  school.changed = { token_endpoint: AWAY };
  expect((await registerNow()).statusCode).toBe(200);
  const page = await desk();
  for (const told of [AWAY, CLIENT, DEPLOYMENT, 'do endereço 127.0.0.1', 'Já existe outro registro'])
    expect(page).toContain(told);
  expect(page).not.toContain(`outro site: ${school.issuer}`);
  school.changed = {};
});

test.each(['http://internal.example/token', 'ftp://127.0.0.1/token', 'https://user@127.0.0.1/token'])(
  'a registration whose token address is %s is refused',
  async (token_endpoint) => {
    school.changed = { token_endpoint };
    expect((await registerNow()).statusCode).toBe(400);
    school.changed = {};
  },
);

test.each([
  ['turns the line around', 'cliente\u202Eadalived'],
  ['ends its sentence', 'cliente. Instalação 1. Confirmada pela escola'],
  ['fills the page', 'x'.repeat(20_000)],
  ['begins a new line', 'cliente\u2028'],
])('a registration that %s at the desk is refused', async (_what, told) => {
  // One address may register twenty times an hour.
  clock += 3_600_001;
  for (const given of [{ client_id: told }, { [TOOL]: { deployment_id: told } }]) {
    school.registeredAs = given;
    expect((await registerNow()).statusCode).toBe(400);
  }
  school.registeredAs = {};
  for (const name of ['issuer', 'token_endpoint', 'authorization_server']) {
    school.changed = { [name]: `${school.issuer}/${told}` };
    expect((await registerNow()).statusCode, name).toBe(400);
  }
  school.changed = {};
});

const forget = () => endedRegistrations(server.database, () => clock).piece(new AbortController().signal);

test('a registration that waits ends after a day, and fifty junk ones shut nobody out', async () => {
  const registered = registeredIn(server.database);
  for (let n = 0; n < 50; n += 1) {
    const at = `https://junk-${n}.example`;
    const entry = { issuer: at, clientId: 'x', authUrl: at, tokenUrl: at, jwksUrl: at, deploymentIds: [] };
    await registered.add(entry, { now: clock, askedBy: `203.0.113.${n % 20}` });
  }
  expect((await registerNow()).statusCode).toBe(200);
  expect(await desk()).toContain('junk-7.example');
  clock += 86_400_001;
  expect(await desk()).not.toContain('junk-7.example');
  await forget();
  expect(await run('waiting', 'select 1 from lti_platform')).toEqual([]);
  expect((await registerNow()).statusCode).toBe(200);
});

test('one address lets three platforms wait, and no more', async () => {
  const registered = registeredIn(server.database);
  for (let n = 0; n < 3; n += 1) {
    const at = `https://many-${n}.example`;
    const entry = { issuer: at, clientId: 'x', authUrl: at, tokenUrl: at, jwksUrl: at, deploymentIds: [] };
    await registered.add(entry, { now: clock, askedBy: '127.0.0.1' });
  }
  expect((await registerNow()).statusCode).toBe(400);
});

test('registrations that come at once leave no more waiting than those that come one by one', async () => {
  await run('clean', 'delete from lti_platform');
  clock += 3_600_001;
  let n = 0;
  school.registeredAs = {
    get client_id() {
      n += 1;
      return `cliente-${n}`;
    },
  };
  await Promise.all(Array.from({ length: 8 }, registerNow));
  school.registeredAs = {};
  expect(await run('waiting', 'select 1 from lti_platform')).toHaveLength(3);
  await run('clean', 'delete from lti_platform');
});

test('a platform is confirmed by a code of its own, also where the desk is open', async () => {
  const { secret } = newSecret();
  const codes = new TOTP({ secret });
  const at = 'https://escola-nova.example';
  const settings = { operatorToken: TOKEN, operatorTotp: secret, publicUrl: 'http://localhost' };
  const database = { ...server.database, close: async () => undefined };
  const game = await startApp(undefined, { settings, database, now: () => clock });
  const entry = { issuer: at, clientId: 'x', authUrl: at, tokenUrl: at, jwksUrl: at, deploymentIds: [] };
  const {
    platform: { id },
  } = await registeredIn(database).add(entry, { now: clock, askedBy: '203.0.113.99' });
  const post = (url: string, form: Readonly<Record<string, string>>, cookie = '') =>
    game.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { ...bearer, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const first = codes.generate({ timestamp: clock });
  const entered = await post('/operador/codigo', { codigo: first });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const confirm = (codigo: string) => post('/operador/plataformas', { item: id, ato: 'confirmar', codigo }, cookie);
  const confirmed = () => run('confirmed', 'select 1 from lti_platform where confirmed_at is not null');
  for (const code of ['', '000000', first]) expect((await confirm(code)).statusCode).toBe(403);
  expect(await confirmed()).toEqual([]);
  expect((await confirm(codes.generate({ timestamp: clock + 30_000 }))).statusCode).toBe(303);
  expect(await confirmed()).toHaveLength(1);
  await game.app.close();
});

test('what a leaked token confirmed goes with one act, and what it removed comes back with one, players and all', async () => {
  await run('clean', 'delete from lti_platform');
  const registered = registeredIn(server.database);
  const add = async (name: string, at = clock) => {
    const url = `https://${name}.example`;
    const entry = { issuer: url, clientId: 'x', authUrl: url, tokenUrl: url, jwksUrl: url, deploymentIds: [] };
    const {
      platform: { id },
    } = await registered.add(entry, { now: at, askedBy: name });
    await registered.confirm(id, at);
    return id;
  };
  const open = async () =>
    (await registered.read(clock)).map(({ platform }) => new URL(platform.issuer).hostname).sort();
  const act = (item: string, ato: string) =>
    server.app.inject({
      method: 'POST',
      url: '/operador/plataformas',
      payload: new URLSearchParams({ item, ato }).toString(),
      headers: { ...bearer, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const old = await add('antiga', clock - 8 * 86_400_000);
  await add('ladra');
  await add('outra-ladra');
  expect((await act('recentes', 'remover')).statusCode).toBe(303);
  expect(await open()).toEqual(['antiga.example']);
  expect((await act(old, 'remover')).statusCode).toBe(303);
  expect(await open()).toEqual([]);
  expect(await desk()).toContain('https://antiga.example foi removida');
  expect((await act('removidas', 'confirmar')).statusCode).toBe(303);
  expect(await open()).toEqual(['antiga.example', 'ladra.example', 'outra-ladra.example']);
});

test('a platform that was removed opens nothing, is given back for a week, and waits again where it registers anew', async () => {
  await run('clean', 'delete from lti_platform');
  const registered = registeredIn(server.database);
  const at = 'https://escola-removida.example';
  const entry = { issuer: at, clientId: 'x', authUrl: at, tokenUrl: at, jwksUrl: at, deploymentIds: [] };
  const {
    platform: { id },
  } = await registered.add(entry, { now: clock, askedBy: 'escola' });
  await registered.confirm(id, clock);
  await registered.remove(id, clock);
  expect([await registered.read(clock), await registered.removed(clock - 1)]).toMatchObject([
    [],
    [{ confirmedAt: null }],
  ]);
  await registered.add(entry, { now: clock, askedBy: 'escola' });
  expect([await registered.read(clock), await registered.removed(0)]).toMatchObject([[{ confirmedAt: null }], []]);
  await registered.confirm(id, clock);
  await registered.remove(id, clock);
  await forget();
  expect(await registered.removed(0)).toHaveLength(1);
  clock += 7 * 86_400_000 + 1;
  await forget();
  expect(await run('left', 'select 1 from lti_platform')).toEqual([]);
});

test('the desk lists what commands did to accounts within a week', async () => {
  const at = new Date(clock).toISOString();
  const values = `(gen_random_uuid(), '${at}', 'maria', 'RESET')`;
  await run('act', `insert into operator_act (act_id, at, operator, act) values ${values}`);
  expect(await desk()).toContain('RESET por maria');
});
