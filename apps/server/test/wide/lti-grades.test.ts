import { createHash, randomBytes } from 'node:crypto';
import { unpackCampaign } from '@consorcio/game';
import { choicesOf } from '@consorcio/rules';
import { noteOf, provisionalWorths, redraws } from '@consorcio/rules/what-if';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { machineAges } from '../../src/age-clock.ts';
import { GIVE_UP_AFTER, gradesFound, gradesSent } from '../../src/features/lti/grade-chores.ts';
import { freshKeys } from '../../src/features/lti/keys.ts';
import { ltiOf } from '../../src/features/lti/lti.ts';
import { serviceUrl } from '../../src/features/lti/platform-client.ts';
import { Player } from '../game/player.ts';
import { type Luck, luckyFate, plainFate } from '../game/seeds.ts';
import { startApp, type TestApp, testSettings } from '../support/app.ts';
import { api } from '../support/client.ts';
import { oneEngine } from '../support/engines.ts';
import { entered, LtiBrowser } from '../support/lti-browser.ts';
import { activityClaims, CLIENT, customClaims, gradeClaims, startPlatform } from '../support/lti-platform.ts';
import { StrictPlatform } from '../support/strict-platform.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const { signal } = new AbortController();

test('results go below the address of a line, before its query', () => {
  const scores = (line: string): string => serviceUrl(line, 'scores').href;
  expect(scores('https://a.example/lines/1?type_id=2')).toBe('https://a.example/lines/1/scores?type_id=2');
  expect(scores('https://a.example/lines/1/')).toBe('https://a.example/lines/1/scores');
});

describe.each(oneEngine)('a grade, on $name', (engine) => {
  let platform: StrictPlatform;
  let server: TestApp;
  /** Milliseconds by which the chores' clock is ahead. */
  let ahead = 0;
  let seed: Uint8Array | null = null;
  beforeAll(async () => {
    platform = await startPlatform(StrictPlatform);
    server = await startApp(engine, {
      settings: { ltiPlatforms: platform.settings, replayClock: false },
      randomBytes: (count) => {
        const bytes = seed ?? randomBytes(count);
        seed = null;
        return bytes;
      },
    });
    platform.gameKeys = async () => (await server.app.inject({ url: '/lti/jwks.json' })).json();
  });
  beforeEach(() => {
    ahead = 0;
    platform.scores.length = 0;
    platform.asked.length = 0;
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
  });

  const now = () => Date.now() + ahead;
  /** What was written about grades that were not taken. */
  const logged: object[] = [];
  /** What became of the results that were sent. */
  const ends: string[] = [];
  /** As a server that was just started does them. */
  function chores() {
    const { database } = server;
    const lti = ltiOf({ settings: testSettings({ ltiPlatforms: platform.settings }), database, now });
    if (lti === null) throw new Error('the setting is missing');
    const parts = {
      lti,
      database,
      now,
      ages: machineAges(now),
      log: { ...server.app.log, warn: (fields: object) => void logged.push(fields) } as FastifyBaseLogger,
      onEnd: (end: string) => void ends.push(end),
    };
    return { found: gradesFound(parts), sent: gradesSent(parts), keys: freshKeys(lti.keys, parts.now) };
  }
  async function doChores(): Promise<void> {
    const { found, sent } = chores();
    await found.piece(signal);
    await sent.piece(signal);
  }
  const look = <Row>(text: string, values: readonly string[]) =>
    server.database.query<Row>({ name: createHash('sha1').update(text).digest('hex'), text }, values);
  const lineOf = async ({ id }: Player) =>
    (
      await look<Record<string, unknown>>(
        'select points, outcome, accepted, due_at from lti_activity where player_id = $1',
        [id],
      )
    )[0];

  /** Somebody who came by a link with a grade. */
  async function pupil(
    sub: string,
    luck: Luck & { readonly dream?: string; readonly ungraded?: true; readonly activity?: string } = {},
  ) {
    const { activity, ungraded } = luck;
    const line = platform.line(activity === undefined ? sub : `${sub}-${activity}`);
    const claims = {
      sub,
      ...(activity && activityClaims(activity)),
      ...(!ungraded && gradeClaims(line)),
      ...(luck.dream && customClaims({ sonho: luck.dream })),
    };
    const browser = new LtiBrowser(server.app, platform);
    const posted = await browser.fetchLaunch({ claims });
    seed = luck.bytes ?? null;
    const { token = '' } = entered(await browser.deliver(posted)) ?? {};
    const { id } = (await api(server.app, token).get('/auth')).body as { id: string };
    const player = new Player(server.app, { id, token });
    await player.get('personaChoose', { body: { personaId: 1 } });
    return player;
  }
  const openAgain = (sub: string) =>
    new LtiBrowser(server.app, platform).launch({ claims: { sub, ...gradeClaims(platform.line(sub)) } });
  /** The first dream comes true in its first month. */
  async function luckyPupil(sub: string, more: { dream?: string; ungraded?: true } = {}) {
    const player = await pupil(sub, { ...luckyFate(1), ...more });
    await player.choose(1, '');
    await player.livePaidMonth();
    await player.keep();
    await player.raffle();
    return player;
  }

  /** The player's campaign as the database has it, and the key of its draws. */
  async function livedBy({ id }: Player) {
    const [row] = await look<{
      dreamId: 1;
      state: Parameters<typeof unpackCampaign>[1];
      energy: number;
      effort: number;
      seed: Uint8Array;
    }>('select dream_id as "dreamId", state, energy, effort, seed from campaign where player_id = $1', [id]);
    if (row === undefined) throw new Error('the campaign is not there');
    const wallet = { energy: row.energy, effort: row.effort };
    const own = { dreamId: row.dreamId, status: 'SUCCESS', resultsSeen: false, wallet } as const;
    return { campaign: unpackCampaign(own, row.state), key: Buffer.from(row.seed).toString('hex') };
  }

  /** Spends everything until the quota is excluded. */
  async function failNow(player: Player): Promise<void> {
    for (let answer = await player.liveBrokeMonth(); !answer.campaignModified; answer = await player.pay())
      await player.play(5);
  }

  test('at the letter is provisional, sent once to the line that asked, under the name that the platform knows', async () => {
    const player = await pupil('ana', luckyFate(1));
    await player.choose(1, '');
    await doChores();
    expect(platform.scores).toEqual([]);
    await player.livePaidMonth();
    await player.keep();
    await player.raffle();
    for (let i = 0; i < 3; i += 1) await doChores();
    const { campaign, key } = await livedBy(player);
    const { note } = noteOf([...provisionalWorths(choicesOf(campaign), 0, key)]);
    expect(platform.scores).toEqual([
      {
        path: '/lines/ana/scores?type_id=1',
        body: {
          userId: 'ana',
          activityProgress: 'Submitted',
          gradingProgress: 'FullyGraded',
          scoreGiven: note / 10,
          scoreMaximum: 100,
          comment: expect.stringMatching(/^Nota provisória: .*não pago\./),
          timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    ]);
    expect(await lineOf(player)).toEqual({ points: note, outcome: 'PROVISIONAL', accepted: note, due_at: null });
  });

  test('is the note once the contract is over, in the place of the provisional one', async () => {
    const player = await luckyPupil('bia');
    await doChores();
    const provisional = Number(platform.scores.at(-1)?.body.scoreGiven);
    await player.payTheRest(3);
    await doChores();
    const { campaign, key } = await livedBy(player);
    const { note } = noteOf([...redraws(choicesOf(campaign), key)].map(({ worth }) => worth ?? 0));
    expect(note / 10).not.toBe(provisional);
    expect(platform.scores.at(-1)?.body).toMatchObject({
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: note / 10,
      scoreMaximum: 100,
      comment: expect.stringMatching(/^Sonho conquistado e contrato quitado\./),
    });
  });

  test('is lower than the provisional one where the months after the letter were worth less', async () => {
    const player = await luckyPupil('desce');
    await doChores();
    await openAgain('desce');
    await doChores();
    expect(await look('select had from lti_activity where player_id = $1', [player.id])).toEqual([{ had: -1 }]);
    await look(
      "update lti_activity set points = 990, accepted = 990 where player_id = $1 and outcome = 'PROVISIONAL'",
      [player.id],
    );
    await player.payTheRest(3);
    await doChores();
    const { scoreGiven, comment } = platform.scores.at(-1)?.body ?? {};
    expect(Number(scoreGiven)).toBeLessThan(99);
    expect(comment).not.toMatch(/provisória/);
  });

  test('of a campaign that failed says so, and not that a dream came true', async () => {
    const player = await pupil('perde', plainFate(1));
    await player.choose(1, '');
    await failNow(player);
    await doChores();
    expect(platform.scores.at(-1)?.body).toMatchObject({
      gradingProgress: 'FullyGraded',
      comment: expect.stringMatching(/^O sonho não foi alcançado desta vez\./),
    });
  });

  test.each([
    ['50 of 0', 0],
    ['50 of 0,000001', 1e-6],
  ])('is no longer due where the platform says that it has %s', async (how, scoreMaximum) => {
    const sub = `tem ${how}`;
    const player = await luckyPupil(sub);
    const path = new URL(`${platform.line(sub)}`).pathname;
    platform.scores.push({ path: `${path}/scores`, body: { userId: sub, scoreGiven: 50, scoreMaximum } });
    await doChores();
    expect(await lineOf(player)).toMatchObject({ due_at: null });
  });

  test('that the platform has of the same user as an earlier player is replaced by a better one alone', async () => {
    const first = await luckyPupil('volta');
    await first.payTheRest(3);
    await doChores();
    const had = platform.scores.at(-1)?.body.scoreGiven;
    expect((await api(server.app, first.token).delete('/me', {})).status).toBe(204);
    const second = await pupil('volta', plainFate(1));
    await second.choose(1, '');
    await failNow(second);
    await doChores();
    expect(platform.scores.at(-1)?.body.scoreGiven).toBe(had);
    expect(await lineOf(second)).toMatchObject({ outcome: 'MISSED', due_at: null });
  });

  test('for who is not graded there is given up after the last pause, and is logged with all that names it', async () => {
    const player = await luckyPupil('monitora');
    ends.length = 0;
    logged.length = 0;
    platform.notGradable.add('monitora');
    for (let i = 0; i < 9; i += 1) {
      await doChores();
      ahead += 6 * HOUR;
    }
    expect(platform.asked.filter((path) => path === '/lines/monitora/scores')).toHaveLength(6);
    expect([ends.length, ends.at(-1)]).toEqual([6, 'given up']);
    expect(await lineOf(player)).toMatchObject({ accepted: null, due_at: null });
    expect(logged.at(-1)).toMatchObject({
      issuer: platform.issuer,
      clientId: CLIENT,
      line: platform.line('monitora'),
      status: 400,
      isOver: true,
      reply: expect.stringContaining('not gradable'),
    });
  });

  test('is tried again until the platform takes it, by whichever server, with pauses', async () => {
    const player = await luckyPupil('caio');
    platform.refusals['/lines/caio/scores'] = [500, 302];
    await doChores();
    await doChores();
    expect(platform.asked.filter((path) => path.endsWith('/scores'))).toHaveLength(1);
    ahead += HOUR;
    await doChores();
    expect(platform.asked).not.toContain('/elsewhere');
    expect(platform.scores).toEqual([]);
    ahead += HOUR;
    await doChores();
    expect(platform.scores).toHaveLength(1);
    expect(await lineOf(player)).toMatchObject({ accepted: expect.any(Number), due_at: null });
  });

  test('is sent by one of two servers that are at it together', async () => {
    await luckyPupil('duda');
    await chores().found.piece(signal);
    await Promise.all([chores().sent.piece(signal), chores().sent.piece(signal)]);
    expect(platform.scores).toHaveLength(1);
  });

  test('waits while the platform gives no token, and one that it forgot is asked for again', async () => {
    await luckyPupil('edu');
    const { found, sent } = chores();
    await found.piece(signal);
    platform.refusals['/token'] = [503];
    await sent.piece(signal);
    ahead += HOUR;
    await sent.piece(signal);
    expect(platform.scores).toHaveLength(1);
    platform.forgetTokens();
    await luckyPupil('fabi');
    for (let i = 0; i < 2; i += 1) {
      await found.piece(signal);
      await sent.piece(signal);
      ahead += HOUR;
    }
    expect(platform.scores).toHaveLength(2);
  });

  test('is given up after 14 days without being taken, and sent again when a better one comes', async () => {
    const player = await luckyPupil('gil');
    ends.length = 0;
    platform.refusals['/lines/gil/scores'] = Array.from({ length: 200 }, () => 500);
    await doChores();
    ahead = GIVE_UP_AFTER - DAY;
    await doChores();
    expect((await lineOf(player))?.due_at).not.toBeNull();
    ahead = GIVE_UP_AFTER + DAY;
    await doChores();
    expect(await lineOf(player)).toMatchObject({ points: expect.any(Number), accepted: null, due_at: null });
    expect(new Set(ends.slice(0, -1))).toEqual(new Set(['refused']));
    expect(ends.at(-1)).toBe('given up');
    const asked = platform.asked.length;
    await doChores();
    expect(platform.asked).toHaveLength(asked);
  });

  test('of a link to one dream counts that dream only, and one that was given up counts nothing', async () => {
    const player = await luckyPupil('hugo', { dream: '2' });
    await doChores();
    expect(await lineOf(player)).toEqual({ points: null, outcome: null, accepted: null, due_at: null });
    const quitter = await pupil('iara');
    await quitter.choose(1);
    await quitter.get('giveUp', {});
    await doChores();
    expect(await lineOf(quitter)).toMatchObject({ points: null });
    expect(platform.scores).toEqual([]);
  });

  test('that the platform already has in a newer form counts as taken', async () => {
    const player = await luckyPupil('joca');
    platform.refusals['/lines/joca/scores'] = [409];
    await doChores();
    expect(await lineOf(player)).toMatchObject({ accepted: expect.any(Number), due_at: null });
  });

  test('that was earned before the platform asked for one is sent at the next graded launch', async () => {
    const player = await luckyPupil('tarde', { ungraded: true });
    await player.payTheRest(3);
    await doChores();
    expect(platform.scores).toEqual([]);
    await openAgain('tarde');
    await doChores();
    expect(platform.scores.at(-1)).toMatchObject({ path: '/lines/tarde/scores?type_id=1', body: { userId: 'tarde' } });
    expect(await lineOf(player)).toMatchObject({ accepted: expect.any(Number), due_at: null });
  });

  test('that the platform has lost, as by a reset of its course, is sent at the next graded launch', async () => {
    const player = await luckyPupil('zerada');
    await player.payTheRest(3);
    await doChores();
    const had = platform.scores.at(-1)?.body.scoreGiven;
    platform.scores.length = 0;
    await openAgain('zerada');
    await doChores();
    expect(platform.scores.map(({ body }) => body.scoreGiven)).toEqual([had]);
    await openAgain('zerada');
    await doChores();
    expect(platform.scores, 'not sent again to who has it').toHaveLength(1);
  });

  test('that was refused for an hour arrives when the platform takes it again', async () => {
    const player = await luckyPupil('fora');
    platform.refusals['/lines/fora/scores'] = [403, 404];
    for (let i = 0; i < 3; i += 1) {
      await doChores();
      ahead += HOUR;
    }
    expect(platform.scores).toHaveLength(1);
    expect(await lineOf(player)).toMatchObject({ accepted: expect.any(Number), due_at: null });
  });

  test('of a second activity is of a game of its own: the first one’s goes on, and each has its result', async () => {
    const first = await luckyPupil('duas');
    const second = await pupil('duas', { ...plainFate(1), activity: 'atividade-2' });
    expect(second.id).not.toBe(first.id);
    await second.choose(1, '');
    await failNow(second);
    await first.payTheRest(3);
    await doChores();
    const told = platform.scores.map(({ path, body }) => [path, /^[^.]*/.exec(String(body.comment))?.[0]]);
    expect(told.sort()).toEqual(
      [
        ['/lines/duas/scores?type_id=1', 'Sonho conquistado e contrato quitado'],
        ['/lines/duas-atividade-2/scores?type_id=1', 'O sonho não foi alcançado desta vez'],
      ].sort(),
    );
  });

  test('is signed with a key that is replaced after 90 days, published a day before it signs, and then deleted', async () => {
    const names = async () =>
      (await look<{ id: number }>('select key_id as id from lti_key where key_id > $1 order by key_id', ['0'])).map(
        ({ id }) => id,
      );
    const rotate = async (days: number) => {
      ahead = days * DAY;
      await chores().keys.piece(signal);
      return names();
    };
    expect(await rotate(89)).toEqual([1]);
    expect(await rotate(91)).toEqual([1, 2]);
    const signer = async () => {
      const { database } = server;
      const lti = ltiOf({ settings: testSettings({ ltiPlatforms: [] }), database, now });
      return (await lti?.keys.signer())?.kid;
    };
    expect(await signer()).toMatch(/^1-/);
    ahead = 93 * DAY;
    expect(await signer()).toMatch(/^2-/);
    expect(await rotate(182)).toEqual([2, 3]);
  });
});
