import { createHash, createHmac } from 'node:crypto';
import { endpoints, type ReplyOf, type RouteName } from '@consorcio/contract';
import { gridText } from '@consorcio/copy/week';
import { hoursOf, weekAfter, weekOf } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import { type Call, type Plan, plans, takeTurn } from '@consorcio/players';
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { verifyDraws } from '@consorcio/rules/audit';
import { pictureOf, proofOf } from '@consorcio/rules/week';
import { describe, expect, test } from 'vitest';
import { SECOND, serveSecondRulebook } from '../../../packages/rules/test/support/second-rulebook.ts';
import { countWeeks, GRACE } from '../src/features/week/count-weeks.ts';
import { noter } from '../src/features/week/noter.ts';
import { call, Player } from './game/player.ts';
import { onOneEngine, type World } from './game/world.ts';
import { checked } from './support/check.ts';

/** The root of RULES 8.6. */
const ROOT = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const HOUR = 3_600_000;
const SLOT = { query: { slot: 'week' } } as const;
const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** The driver's calls, all in the slot of the week. */
const inSlot =
  (player: Player): Call =>
  async (name, given = {}) => {
    const isSlotted = 'query' in endpoints[name];
    const { message, reply } = await player.ask(name, { ...given, ...(isSlotted ? SLOT : {}) });
    if (message !== undefined) throw new Error(`${name} was refused: ${JSON.stringify(message)}`);
    return reply;
  };

type StageReply = ReplyOf<'stageCurrent'>;
/** Where the try in the slot stands. */
async function standing(player: Player): Promise<StageReply> {
  const { message, info, reply } = await player.ask('stageCurrent', SLOT);
  return message === undefined ? reply : must(info as StageReply | undefined, `a try (${String(message)})`);
}

const start = (player: Player, ranked: boolean) => player.get('weekStart', { body: { ranked } });

/** Lives the try in the slot to its end, months after the letter included. */
async function live(player: Player, plan: Plan = plans.regular): Promise<void> {
  for (;;) {
    const now = await standing(player);
    if (now.campaign.status !== 'ACTIVE') break;
    await takeTurn(now, plan, inSlot(player));
  }
  const { campaign } = await standing(player);
  player.campaignId = campaign.id;
  if (campaign.after?.status === 'OPEN') await player.payTheRest(3);
}

const week = (player: Player) => player.get('week', {});
const count = (world: World) =>
  countWeeks({ database: world.server.database, noter: noter(() => undefined), now: () => world.clock ?? Date.now() });

/** Weeks of the past, each for one test: their keys may be published, and no other test has played them. */
let last = '2024-S01';
function freshWeek(): { name: string; opens: number; closes: number; next: number } {
  last = weekAfter(weekAfter(last));
  return { name: last, ...hoursOf(last) };
}

onOneEngine((world) => {
  /** Somebody with an account and a persona on the first day of a week that nobody has played. */
  async function onMonday() {
    const hours = freshWeek();
    world.clock = hours.opens + HOUR;
    return { ...hours, player: await world.player() };
  }

  describe('a week', () => {
    test('is sealed once, a week ahead, and reveals nothing of its key; reading it is one statement', async () => {
      const { player, name, opens, closes, next } = await onMonday();
      const first = await week(player);
      expect(first).toMatchObject({ week: name, status: 'OPEN', try: null, slot: null, root: null, seed: null });
      expect([first.opens, first.closes, first.next].map(Date.parse)).toEqual([opens, closes, next]);
      expect(await world.statementsOf(() => week(player))).toBe(1);
      world.clock = next;
      const second = await week(player);
      expect([second.week, second.seal]).toEqual([first.nextWeek, first.nextSeal]);
      expect(Date.parse(second.sealedAt)).toBeLessThan(next);
    });

    test('is drawn once, however many servers ask at the same time', async () => {
      const { player } = await onMonday();
      const told = await Promise.all(Array.from({ length: 8 }, () => week(player)));
      expect(new Set(told.map(({ seal, nextSeal }) => seal + nextSeal)).size).toBe(1);
    });

    test('asks for a session', async () => {
      const { player } = await onMonday();
      const { app } = player;
      for (const url of ['/api/week', '/api/week/start']) {
        const method = url.endsWith('start') ? 'PUT' : 'GET';
        expect((await app.inject({ method, url })).statusCode).toBe(401);
      }
    });
  });

  describe('the ranked try', () => {
    test('is lived beside the own campaign, which stays as it was, and is ranked once the week is counted', async () => {
      const { player, name, closes } = await onMonday();
      await player.choose(1, 'minha');
      await player.play(2);
      const own = await player.current();
      const { seal } = await week(player);
      const badges = await player.get('badgeEarned', {});

      const begun = await start(player, true);
      expect(begun).toMatchObject({ week: name, ranked: true, seedCommitment: seal });
      expect((await standing(player)).dream).toMatchObject({ id: 8, name: 'Assembleia da semana', cycles: 3 });
      expect((await week(player)).try).toMatchObject({ status: 'PLAYING', note: null, place: null, grid: null });
      await live(player);
      expect(await player.current()).toEqual(own);
      expect(await player.get('badgeEarned', {})).toEqual(badges);

      const open = must((await week(player)).try, 'ranked try');
      expect(open).toMatchObject({ status: 'DONE', place: null, of: null });
      expect(open.low).toBeLessThanOrEqual(must(open.note, 'note'));
      const other = await world.player();
      await start(other, true);
      /* As skilled, and always at the mall: decisions alone are ranked. */
      await live(other, { ...plans.defaulter, skill: 'script' });

      world.clock = closes;
      expect(await week(player)).toMatchObject({ status: 'COUNTING', notes: [], root: null });
      await count(world);
      expect(await week(player)).toMatchObject({ status: 'COUNTING' });
      world.clock = closes + GRACE;
      await Promise.all([count(world), count(world)]);
      const published = await week(player);
      expect(published).toMatchObject({ status: 'PUBLISHED', try: { ...open, place: 1, of: 2 } });
      expect((await week(other)).try).toMatchObject({ status: 'DONE', place: 2, of: 2 });
      expect(published.notes.reduce((sum, { tries }) => sum + tries, 0)).toBe(2);
      expect([sha256(must(published.root, 'root')), sha256(must(published.seed, 'seed'))]).toEqual([
        published.seed,
        published.seal,
      ]);
      expect(gridText(name, { note: 0, low: 0, high: 0, ...(open as object) }, must(open.grid, 'grid'))).toMatch(
        /^Assembleia da semana \d{4}-S\d\d\nNota das escolhas \d+ \(de \d+ a \d+\)\n1 .*#VAIDECONSORCIO$/su,
      );
      expect((await checked(world.server.database)).faults).toEqual([]);
    });

    test('is the same for everybody: quota, cards, minigames', async () => {
      const { player } = await onMonday();
      const other = await world.player();
      const [one, two] = await Promise.all([start(player, true), start(other, true)]);
      expect(one.quota).toBe(two.quota);
      const begin = async (who: Player) => {
        const { stage } = await standing(who);
        return (await who.get('stageBegin', { body: { stageId: stage.id, roomId: 2 } })).run;
      };
      expect(await begin(player)).toEqual(await begin(other));
    });

    test('is a statement to look at and two a command', async () => {
      const { player } = await onMonday();
      await week(player);
      expect(await world.statementsOf(() => start(player, true))).toBe(2);
      const { stage } = await standing(player);
      expect(await world.statementsOf(() => standing(player))).toBe(1);
      const body = { stageId: stage.id, roomId: 2 };
      expect(await world.statementsOf(() => player.get('stageBegin', { body }))).toBe(2);
      expect(await world.statementsOf(() => player.get('stageBegin', { body }))).toBe(1);
    });

    test('is there once, also when it is begun many times at once', async () => {
      const { player } = await onMonday();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => player.ask('weekStart', { body: { ranked: true } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(answers.filter(({ status }) => status === 409).map(({ message }) => message)).toEqual(
        Array.from({ length: 5 }, () => 'CAMP_NOT_FINISHED'),
      );
      await player.get('giveUp', SLOT);
      const again = await player.ask('weekStart', { body: { ranked: true } });
      expect(again.message).toBe('CAMP_INVALID_STATUS');
      expect((await week(player)).try).toMatchObject({ status: 'EXPIRED', note: null });
    });

    test('sent again with its key is answered as the first time, and with another body refused', async () => {
      const { player } = await onMonday();
      const requestKey = Buffer.alloc(32, 7).toString('base64url');
      const first = await player.ask('weekStart', { body: { ranked: true }, requestKey });
      const repeats = await Promise.all(
        Array.from({ length: 3 }, () => player.ask('weekStart', { body: { ranked: true }, requestKey })),
      );
      for (const { reply } of repeats) expect(reply).toEqual(first.reply);
      expect((await player.ask('weekStart', { body: { ranked: false }, requestKey })).message).toBe('KEY_REUSED');
    });

    test('needs an account: a guest plays free tries only', async () => {
      const { player } = await onMonday();
      const { reply } = await call(player.app, null, 'guest', { body: {} });
      const guest = new Player(player.app, reply);
      expect((await guest.ask('weekStart', { body: { ranked: false } })).message).toBe('PERSONA_NOT_FOUND');
      await guest.get('personaChoose', { body: { personaId: 2 } });
      expect((await guest.ask('weekStart', { body: { ranked: true } })).message).toBe('ACCOUNT_REQUIRED');
      expect(await start(guest, false)).toMatchObject({ ranked: false });
      expect(await week(guest)).toMatchObject({ isGuest: true, try: null, slot: { ranked: false, isPlayable: true } });
    });

    test('whose months after the letter are open at the close is counted by what was decided', async () => {
      /* A week whose draws are known: a bid wins. */
      const name = '2023-S10';
      await world.look("insert into week values ($1, decode($2, 'hex'), now())", [name, ROOT]);
      const { opens, closes } = hoursOf(name);
      world.clock = opens;
      const player = await world.player();
      await start(player, true);
      for (let now = await standing(player); now.campaign.status === 'ACTIVE'; now = await standing(player))
        await takeTurn(now, { ...plans.regular, bid: ({ balance }) => balance.effort }, inSlot(player));
      const { campaign } = await standing(player);
      player.campaignId = campaign.id;
      expect(campaign).toMatchObject({ context: 'BID', after: { status: 'OPEN' } });
      expect((await week(player)).try).toMatchObject({ status: 'PLAYING', note: null });
      world.clock = closes + GRACE;
      const { month } = await player.after();
      const late = { params: { campaignId: campaign.id }, body: { month, works: 3 } };
      expect((await player.ask('afterLetterPlan', late)).message).toBe('CAMP_INVALID_STATUS');
      await count(world);
      expect((await week(player)).try).toMatchObject({ status: 'DONE', note: expect.any(Number), place: 1, of: 1 });
    });
  });

  describe('the rulebook of a week', () => {
    test('is that of the day on which it was sealed: try, quota, proof and picture are by it', async () => {
      serveSecondRulebook();
      const name = '2023-S20';
      await world.look("insert into week values ($1, decode($2, 'hex'), now(), null, null, $3)", [name, ROOT, SECOND]);
      const { opens, closes } = hoursOf(name);
      world.clock = opens;
      const player = await world.player();
      const proof = proofOf(name, ROOT, SECOND);
      expect(await week(player)).toMatchObject({ week: name, rulebook: SECOND, picture: pictureOf(name, SECOND) });
      expect((await start(player, true)).quota).toBe(proof.quota);
      const { campaign, dream } = await standing(player);
      expect([campaign.rulebook, dream.picture]).toEqual([SECOND, pictureOf(name, SECOND)]);
      await live(player);
      world.clock = closes + GRACE;
      await count(world);
      const past = (await player.get('pastWeeks', {})).find((one) => one.week === name);
      expect(past).toMatchObject({ rulebook: SECOND, of: 1, proof });
      expect(await week(player)).toMatchObject({ try: { status: 'DONE', place: 1 } });
      const others = (await player.get('pastWeeks', {})).filter((one) => one.week > '2024');
      for (const other of others) expect(other.rulebook).toBe(CURRENT_RULEBOOK);
    });

    test('of one that a server of 1.0.0 sealed is rulebook 3', async () => {
      const name = '2023-S30';
      await world.look("insert into week (week, root, sealed_at) values ($1, decode($2, 'hex'), now())", [name, ROOT]);
      world.clock = hoursOf(name).opens;
      expect(await week(await world.player())).toMatchObject({ week: name, rulebook: 3, picture: pictureOf(name, 3) });
    });
  });

  describe('the key of a week', () => {
    test('is in no reply about a try before the count, and never in the export', async () => {
      const { player, closes } = await onMonday();
      await start(player, true);
      await live(player);
      const named = { params: { campaignId: player.campaignId } };
      const names = ['audit', 'afterLetter', 'choices', 'group', 'statement'] as const satisfies readonly RouteName[];
      const texts = async () => [
        ...(await Promise.all(names.map(async (name) => JSON.stringify((await player.ask(name, named)).reply)))),
        JSON.stringify(await standing(player)),
        JSON.stringify(await week(player)),
        JSON.stringify(await player.get('pastWeeks', {})),
      ];
      const before = (await texts()).join();
      expect((await player.ask('audit', named)).reply).toMatchObject({ seed: null, draws: [], root: null });
      expect((await player.ask('publicCampaign', named)).message).toBe('CAMP_NOT_FOUND');
      world.clock = closes + GRACE;
      await count(world);
      const { root, seed } = await week(player);
      for (const key of [root, seed]) {
        expect(before).not.toContain(key);
        const exported = await player.app.inject({
          url: '/api/me/export',
          headers: { authorization: `Bearer ${player.token}` },
        });
        expect(exported.body).not.toContain(key);
      }
      const audit = await player.get('audit', named);
      expect(audit).toMatchObject({ seed, root });
      expect(verifyDraws(audit)).toMatchObject({ isFair: true });
    });

    test('proves the week to the verifier of the game, and to ten lines of Node', async () => {
      const { player, name, closes } = await onMonday();
      const { seal } = await week(player);
      const { quota } = await start(player, true);
      expect((await player.get('pastWeeks', {})).some((past) => past.week === name)).toBe(false);
      world.clock = closes + GRACE;
      await count(world);
      const past = must(
        (await player.get('pastWeeks', {})).find((one) => one.week === name),
        'published week',
      );
      const { proof } = past;
      expect(proof).toMatchObject({ commitment: seal, quota, clientSeed: expect.stringMatching(`^${name}-\\d+$`) });
      expect(verifyDraws(proof)).toMatchObject({ isSealTrue: true, isRootTrue: true, isFair: true });

      const drawn = (key: string, label: string, n: number): number => {
        const limit = Math.floor(2 ** 32 / n) * n;
        for (let block = 0; ; block += 1) {
          const text = `consorcio:v1|${proof.clientSeed}|${label}|${block}`;
          const digest = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
          for (let i = 0; i < 32; i += 4) if (digest.readUInt32BE(i) < limit) return digest.readUInt32BE(i) % n;
        }
      };
      expect([sha256(proof.root), sha256(proof.seed)]).toEqual([proof.seed, seal]);
      for (const { label, n, value } of proof.draws)
        expect([label, drawn(proof.seed, label, n)]).toEqual([label, value]);
      for (const { label, n, value } of proof.rootDraws)
        expect([label, drawn(proof.root, label, n)]).toEqual([label, value]);
    });
  });

  describe('the clock', () => {
    test('ends the ranked try on Sunday at 18:00, to the millisecond, and leaves the free ones until Monday', async () => {
      const { player, closes, next } = await onMonday();
      await start(player, true);
      const { stage, campaign } = await standing(player);
      const begin = () => player.ask('stageBegin', { body: { stageId: stage.id, roomId: 2 } });
      world.clock = closes;
      expect((await begin()).message).toBe('CAMP_INVALID_STATUS');
      expect((await player.ask('giveUp', SLOT)).message).toBe('CAMP_INVALID_STATUS');
      expect((await player.ask('weekStart', { body: { ranked: true } })).message).toBe('CAMP_INVALID_STATUS');
      expect((await week(player)).try).toMatchObject({ status: 'EXPIRED' });
      world.clock = closes - 1;
      expect((await standing(player)).campaign).toEqual(campaign);
      expect((await begin()).status).toBe(200);
      world.clock = closes;
      expect((await begin()).status).toBe(200);

      await start(player, false);
      world.clock = next - 1;
      const free = (await standing(player)).stage.id;
      const enter = () => player.ask('stageBegin', { body: { stageId: free, roomId: 2 } });
      world.clock = next;
      expect((await enter()).message).toBe('CAMP_INVALID_STATUS');
      world.clock = next - 1;
      expect((await enter()).status).toBe(200);
    });

    test('that goes back over the turn of a week refuses what is not open yet, and loses nothing', async () => {
      const { player, name, opens } = await onMonday();
      await start(player, true);
      const before = await standing(player);
      world.clock = opens - 1;
      expect(weekOf(world.clock)).not.toBe(name);
      for (const ranked of [true, false])
        expect((await player.ask('weekStart', { body: { ranked } })).message).toBe('CAMP_INVALID_STATUS');
      const body = { stageId: before.stage.id, roomId: 2 };
      expect((await player.ask('stageBegin', { body })).message).toBe('CAMP_INVALID_STATUS');
      world.clock = opens;
      expect(await standing(player)).toEqual(before);
      expect((await player.ask('stageBegin', { body })).status).toBe(200);
    });

    test('that goes back before the close opens no week whose key is out', async () => {
      const { player, closes } = await onMonday();
      await week(player);
      world.clock = closes + GRACE;
      await count(world);
      world.clock = closes - HOUR;
      expect(await week(player)).toMatchObject({ status: 'PUBLISHED' });
      expect((await player.ask('weekStart', { body: { ranked: true } })).message).toBe('CAMP_INVALID_STATUS');
      expect((await player.ask('weekStart', { body: { ranked: false } })).status).toBe(200);
    });

    test("that is ahead of the database's publishes nothing early", async () => {
      /* The database's own week may have closed already. */
      const name = weekAfter(weekOf(Date.now()));
      const { closes } = hoursOf(name);
      world.clock = closes - HOUR;
      const player = await world.player();
      await week(player);
      world.clock = closes + 2 * GRACE;
      await count(world);
      expect(await week(player)).toMatchObject({ week: name, root: null });
    });
  });

  test('free tries are unlimited, each with another word, and none is ranked', async () => {
    const { player, name, closes } = await onMonday();
    const quotas = [];
    for (let i = 0; i < 4; i += 1) {
      quotas.push((await start(player, false)).quota);
      expect((await player.ask('weekStart', { body: { ranked: false } })).message).toBe('CAMP_NOT_FINISHED');
      await player.get('giveUp', SLOT);
    }
    const words = await world.look<{ word: string }>(
      'select client_seed as word from campaign where player_id = $1 order by week_try',
      [player.id],
    );
    expect(words.map(({ word }) => word)).toEqual([1, 2, 3, 4].map((n) => `${name}-treino-${n}`));
    world.clock = closes + GRACE;
    await count(world);
    expect(await week(player)).toMatchObject({ try: null, notes: [] });
  });

  test('an invalid slot is refused with a line, and an unknown try with its code', async () => {
    const { player } = await onMonday();
    const odd = await player.ask('stageCurrent', { query: { slot: 'other' } });
    expect([odd.status, odd.message]).toEqual([400, ['slot: Deve ser um destes: week']]);
    expect((await player.ask('stageCurrent', SLOT)).message).toBe('CAMP_NOT_FOUND');
    expect((await player.ask('keepEffort', SLOT)).message).toBe('CAMP_NOT_FOUND');
    for (const ranked of [undefined, 'true', 1])
      expect((await player.ask('weekStart', { body: { ranked } })).status).toBe(400);
  });
});

describe('the hours of a week', () => {
  test.each([
    ['2026-05-18T02:59:59Z', '2026-S20'],
    ['2026-05-18T03:00:00Z', '2026-S21'],
    ['2026-12-31T12:00:00Z', '2026-S53'],
    ['2027-01-04T03:00:00Z', '2027-S01'],
    ['1969-12-29T03:00:00Z', '1970-S01'],
  ])('%s is in %s', (moment, name) => {
    expect(weekOf(Date.parse(moment))).toBe(name);
  });
  test('begin on Monday and end ranked tries on Sunday at 18:00, in UTC-3', () => {
    const { opens, closes, next } = hoursOf('2026-S21');
    expect([opens, closes, next].map((at) => new Date(at).toISOString())).toEqual([
      '2026-05-18T03:00:00.000Z',
      '2026-05-24T21:00:00.000Z',
      '2026-05-25T03:00:00.000Z',
    ]);
  });
  test('follow one another for thirty years', () => {
    let name = '2020-S01' as ReturnType<typeof weekOf>;
    for (let i = 0; i < 1_566; i += 1) {
      const { opens, next } = hoursOf(name);
      expect([weekOf(opens), weekOf(next - 1)]).toEqual([name, name]);
      name = weekAfter(name);
    }
    expect(name).toBe('2050-S01');
  });
});
