import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineAges } from '../src/age-clock.ts';
import { gradesSent, partKept } from '../src/features/lti/grade-chores.ts';
import { ltiOf } from '../src/features/lti/lti.ts';
import { readPlatforms, registeredPlatform } from '../src/features/lti/platform-settings.ts';
import { startApp, type TestApp, testSettings } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { entered, LtiBrowser, refusedAs } from './support/lti-browser.ts';
import {
  activityClaims,
  choiceClaims,
  claimNames,
  gradeClaims,
  memberClaims,
  type ReferencePlatform,
  startPlatform,
  teacherClaims,
} from './support/lti-platform.ts';

const { signal } = new AbortController();
const [FIRST, SECOND] = [
  'block-v1:Escola+CON+2026+type@lti_consumer+block@um',
  'block-v1:Escola+CON+2026+type@lti+block@dois',
];
const OPENS = `${claimNames.lti}target_link_uri`;

/** An entry for a platform that gives each unit a client id and keys. */
const entryOf = ({ entry }: ReferencePlatform) => ({
  ...entry,
  clientId: '*',
  tokenUrl: `${entry.tokenUrl}/{unit}`,
  jwksUrl: `${entry.jwksUrl}/{unit}`,
});
const read = (entry: object) => readPlatforms(JSON.stringify([entry]), 'http://localhost');

test('only an entry for every client has addresses of units, and no platform registers as every client', async () => {
  const platform = await startPlatform();
  const { entry } = platform;
  expect(read(entryOf(platform))).toHaveLength(1);
  expect(() => read({ ...entry, jwksUrl: `${entry.jwksUrl}/{unit}` })).toThrow('may end in /{unit}');
  expect(() => read({ ...entryOf(platform), jwksUrl: `${entry.jwksUrl}/{unit}/x` })).toThrow('may end in /{unit}');
  expect(() => read({ ...entryOf(platform), jwksUrl: `${entry.issuer}/x{unit}` })).toThrow('may end in /{unit}');
  expect(() => registeredPlatform({ ...entry, clientId: '*' })).toThrow('may not stand for every client');
  await platform.close();
});

describe.each(oneEngine)('a platform with a client id for each unit, by one entry, on $name', (engine) => {
  let platform: ReferencePlatform;
  let server: TestApp;
  beforeAll(async () => {
    platform = await startPlatform();
    server = await startApp(engine, { settings: { ltiPlatforms: read(entryOf(platform)) } });
    platform.gameKeys = async () => (await server.app.inject({ url: '/lti/jwks.json' })).json();
    platform.units[FIRST] = { client: 'unidade-1', kid: await platform.newKey() };
    platform.units[SECOND] = { client: 'unidade-2', kid: await platform.newKey() };
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
  });

  /** Opens a unit of the platform; `claims`: what its message says otherwise. */
  function visit(unit: string, claims: object = {}, { by = unit, client }: { by?: string; client?: string } = {}) {
    const own = platform.units[by];
    if (own === undefined) throw new Error(`there is no unit ${by}`);
    const said = {
      aud: own.client,
      azp: own.client,
      ...activityClaims(unit),
      [OPENS]: 'http://jogo.test/lti/launch',
      ...claims,
    };
    return new LtiBrowser(server.app, platform).launch(
      { claims: said, signedBy: own.kid },
      { client_id: client ?? own.client },
    );
  }
  const playerOf = async (page: ReturnType<typeof visit>) => entered(await page)?.token.slice(0, 21);

  test('opens each unit, with a game of its own in each', async () => {
    const [one, other] = [await playerOf(visit(FIRST)), await playerOf(visit(SECOND))];
    expect(one).toHaveLength(21);
    expect(other).toHaveLength(21);
    expect(other).not.toBe(one);
    expect(await playerOf(visit(FIRST))).toBe(one);
  });

  test('takes no launch of a unit that is signed by another one', async () => {
    expect(refusedAs(await visit(FIRST, {}, { by: SECOND }))).toBe('SIGNATURE');
  });

  test('takes no launch that the platform made for another tool, though its audience is right', async () => {
    expect(refusedAs(await visit(FIRST, { [OPENS]: 'https://outra.example/lti/launch' }))).toBe('UNKNOWN_PLATFORM');
    expect(refusedAs(await visit(FIRST, { [OPENS]: undefined }))).toBe('UNKNOWN_PLATFORM');
  });

  test('takes no launch for another client than the login’s, and no login without one', async () => {
    expect(refusedAs(await visit(FIRST, { aud: 'unidade-2', azp: 'unidade-2' }))).toBe('UNKNOWN_PLATFORM');
    for (const client of ['*', '', 'com espaço']) {
      const page = await new LtiBrowser(server.app, platform).begin({ client_id: client });
      expect(refusedAs(page)).toBe('UNKNOWN_PLATFORM');
    }
  });

  test('is asked for keys below its own address alone, whatever a unit is called', async () => {
    platform.asked.length = 0;
    for (const unit of ['..', '.', '../../token', 'a/../../b', 'x?y#z'])
      expect(entered(await visit(unit, {}, { by: FIRST })), unit).toBeNull();
    expect(
      platform.asked.every((path) => path.startsWith('/jwks/')),
      platform.asked.join(),
    ).toBe(true);
  });

  test('gets the answer of a teacher and each grade under the unit’s own client id, and shows its class', async () => {
    const browser = new LtiBrowser(server.app, platform);
    const { client = '', kid = '' } = platform.units[SECOND] ?? {};
    const said = { aud: client, azp: client, ...activityClaims(SECOND), [OPENS]: 'http://jogo.test/lti/deep-link' };
    const page = await browser.launch(
      { claims: { ...said, ...choiceClaims('https://escola.example/volta') }, signedBy: kid },
      { client_id: client, target_link_uri: 'http://jogo.test/lti/deep-link' },
    );
    const [, asked = ''] = /name="pedido" value="([^"]+)"/.exec(page.payload) ?? [];
    const back = await browser.post('/lti/deep-link/escolha', { pedido: asked, alvo: 'dream-3' });
    const [, answer = ''] = /name="JWT" value="([^"]+)"/.exec(back.payload) ?? [];
    expect(await platform.readAnswer(answer, client)).toMatchObject({ iss: client });

    platform.members = { 'aluna-1': 'Ana Silva' };
    await visit(SECOND, gradeClaims(platform.line('dois')));
    const { database, app } = server;
    const lti = ltiOf({ settings: testSettings({ ltiPlatforms: read(entryOf(platform)) }), database, now: Date.now });
    if (lti === null) throw new Error('the setting is missing');
    const parts = { lti, database, now: Date.now, ages: machineAges(Date.now), log: app.log };
    const [row] = await database.query<{ id: string; activity: Uint8Array }>(
      {
        name: 'test-graded-unit',
        text: 'select player_id as id, activity_hash as activity from lti_activity where sealed is not null',
      },
      [],
    );
    await partKept(parts)({ pupilId: row?.id ?? '', activity: row?.activity ?? new Uint8Array(), note: 50 });
    platform.asked.length = 0;
    await gradesSent(parts).piece(signal);
    expect(platform.scores.map(({ body }) => body.userId)).toEqual(['aluna-1']);
    expect(platform.asked.filter((path) => path.startsWith('/token'))).toEqual(
      expect.arrayContaining([`/token/${encodeURIComponent(SECOND)}`]),
    );
    const seen = await visit(SECOND, { ...teacherClaims, ...memberClaims(`${platform.issuer}/members`) });
    expect(seen.payload).toContain('Ana Silva');
  });
});
