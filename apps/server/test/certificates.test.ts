import { certificateCode, readCertificateCode } from '@consorcio/contract';
import { describe, expect, test } from 'vitest';
import { lostCodes } from '../src/features/share/certificate/certified.ts';
import { MOMENTS } from './game/moments.ts';
import { call, type Player } from './game/player.ts';
import { onOneEngine, type World } from './game/world.ts';
import { api, signUp } from './support/client.ts';

const { signal } = new AbortController();
const winner = (world: World): Promise<Player> => MOMENTS['with the dream fulfilled'](world);
const issue = (player: Player, campaignId = player.campaignId) =>
  player.ask('issueCertificate', { params: { campaignId } });
const check = (world: World, code: string) => call(world.app, null, 'checkCertificate', { params: { code } });
const codesOf = (world: World, { id }: { readonly id: string }) =>
  world.look<{ code: string }>('select code from certificate where player_id = $1', [id]);
/** Of nobody. */
const UNKNOWN = certificateCode(Uint8Array.of(1, 2, 3, 4, 5, 6, 7));

onOneEngine((world) => {
  describe('a code', () => {
    test('is given for a dream that came true, the same every time and however many ask at once', async () => {
      const player = await winner(world);
      const answers = await Promise.all(Array.from({ length: 6 }, () => issue(player)));
      const [{ reply }] = answers as [(typeof answers)[number]];
      expect(reply).toEqual({ code: expect.any(String), on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(readCertificateCode(reply.code)).toBe(reply.code);
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, reply });
      expect(await codesOf(world, player)).toEqual([{ code: reply.code }]);
    });

    test('is not given while the dream is open, nor for the campaign of somebody else, nor for none', async () => {
      const [owner, other] = [await winner(world), await MOMENTS['at the first stage'](world)];
      expect(await issue(other)).toMatchObject({ status: 409, message: 'CAMP_INVALID_STATUS' });
      for (const id of [owner.campaignId, 'x', world.server.ids.of(other.id, other.id)])
        expect(await issue(other, id)).toMatchObject({ status: 404, message: 'CAMP_NOT_FOUND' });
      expect(
        await call(world.app, 'A'.repeat(64), 'issueCertificate', { params: { campaignId: owner.campaignId } }),
      ).toMatchObject({ status: 401, message: 'TOKEN_INVALID' });
      expect(await codesOf(world, owner)).toEqual([]);
    });

    test('that another campaign has leaves the next one', async () => {
      const player = await winner(world);
      const { code } = (await issue(player)).reply;
      await world.look('update certificate set player_id = gen_random_uuid() where code = $1', [code]);
      const next = (await issue(player)).reply.code;
      expect(next).not.toBe(code);
      expect((await issue(player)).reply.code).toBe(next);
      await world.look('delete from certificate where code = $1', [code]);
    });
  });

  test('another site that shows a certificate gets its sentence, and nothing for an unknown code', async () => {
    const player = await winner(world);
    const { code } = (await issue(player)).reply;
    const told = async (one: string) => {
      const url = `http://jogo.test/c/${one}`;
      const { statusCode, body } = await world.app.inject({ url: `/oembed?${new URLSearchParams({ url })}` });
      return { status: statusCode, body: JSON.parse(body) };
    };
    expect(await told(code)).toMatchObject({
      status: 200,
      body: { type: 'link', title: expect.stringContaining('Ana') },
    });
    expect(await told(UNKNOWN)).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
  });

  describe('anybody who has the code', () => {
    test('sees first name, dream, way, day and where the draws can be checked, and nothing else', async () => {
      const player = await winner(world);
      const { code, on } = (await issue(player)).reply;
      const { reply } = await check(world, ` ${code.toLowerCase().replaceAll('0', 'o')} `);
      expect(reply).toEqual({
        code,
        name: 'Ana',
        personaId: 1,
        dream: { name: 'Viagem à praia', imagePath: 'dreams/1.png' },
        how: 'PAID',
        on,
        campaignId: player.campaignId,
        contractEnd: 'QUITADO',
      });
      expect((await call(world.app, null, 'audit', { params: { campaignId: reply.campaignId } })).status).toBe(200);
    });

    test.each([
      ['JACKPOT', 'with a letter that was drawn'],
      ['BID', 'with a letter that a bid won'],
    ] as const)('sees %s as the way', async (how, moment) => {
      const player = await MOMENTS[moment](world);
      expect((await check(world, (await issue(player)).reply.code)).reply).toMatchObject({ how });
    });

    test('sees the day in Brasília', async () => {
      const player = await winner(world);
      await world.look("update campaign set finished_at = '2026-03-01T02:59:59Z' where player_id = $1", [player.id]);
      expect((await issue(player)).reply.on).toBe('2026-02-28');
    });

    test('sees a nickname in place of a name that must not be shown', async () => {
      const player = await winner(world);
      await world.look("update player set name = 'golpe.com.br' where player_id = $1", [player.id]);
      expect((await check(world, (await issue(player)).reply.code)).reply.name).toBe('Dandara');
    });
  });

  describe('a code that leads nowhere', () => {
    test('gets one and the same answer, by the same statements, whether it never was or was deleted', async () => {
      const player = await winner(world);
      const { code } = (await issue(player)).reply;
      const deleted = await player.ask('deleteMe', { body: { password: 'Segredo1!' } });
      expect(deleted.status).toBe(204);
      expect(await codesOf(world, player)).toEqual([]);
      const told = async (asked: string) => {
        let answer: unknown;
        const statements = await world.server.statementsOf(async () => {
          answer = await check(world, asked);
        });
        return { answer, statements };
      };
      const never = await told(UNKNOWN);
      expect(never).toMatchObject({
        answer: { status: 404, message: 'NOT_FOUND' },
        statements: ['certificate-find'],
      });
      expect(await told(code)).toEqual(never);
    });

    test('that is mistyped is not looked up at all', async () => {
      for (const typed of ['x', UNKNOWN.slice(1), `${UNKNOWN}0`, `${UNKNOWN.slice(0, 11)}*`]) {
        expect(await world.statementsOf(() => check(world, typed))).toBe(0);
        expect(await check(world, typed)).toMatchObject({ status: 404, message: 'NOT_FOUND' });
      }
    });
  });

  test("the codes of a guest's certificates go with the guest", async () => {
    const { body } = await api(world.app).post('/auth/guest');
    const guest = body as { id: string; token: string };
    await world.look('insert into certificate (player_id, campaign_id, code) values ($1, gen_random_uuid(), $2)', [
      guest.id,
      'GUEST',
    ]);
    expect((await api(world.app, guest.token).delete('/me', {})).status).toBe(204);
    expect(await codesOf(world, guest)).toEqual([]);
  });

  test('the codes are in the export of a player', async () => {
    const player = await winner(world);
    const { code } = (await issue(player)).reply;
    const { body } = await api(world.app, player.token).get('/me/export');
    expect(body).toMatchObject({ certificate: [{ code, player_id: player.id }] });
  });

  test('maintenance drops a code that was given in the moment in which its account was deleted', async () => {
    const kept = await winner(world);
    const { code } = (await issue(kept)).reply;
    const { id } = await signUp(world.app);
    await world.look('insert into certificate (player_id, campaign_id, code) values (gen_random_uuid(), $1, $2)', [
      id,
      'LOST',
    ]);
    const chore = lostCodes(world.server.database);
    await chore.piece(signal);
    expect(await world.look('select 1 from certificate where code = $1', ['LOST'])).toEqual([]);
    expect(await codesOf(world, kept)).toEqual([{ code }]);
  });
});

onOneEngine(
  (world) => {
    test('an address that asks for 300 unknown codes has to wait; others do not, and a right code is told', async () => {
      const ask = (code: string, remoteAddress: string) =>
        api(world.app).get(`/certificate/${code}`, undefined, { remoteAddress });
      for (let i = 0; i < 300; i += 1) expect((await ask(UNKNOWN, '203.0.113.1')).status).toBe(404);
      const limited = await ask(UNKNOWN, '203.0.113.1');
      expect(limited).toMatchObject({ status: 429, body: { message: 'RATE_LIMITED' } });
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(UNKNOWN, '203.0.113.2')).status).toBe(404);
      expect((await ask('mistyped', '203.0.113.1')).status).toBe(404);
      const { code } = (await issue(await winner(world))).reply;
      expect((await ask(code, '203.0.113.1')).status).toBe(200);
    });
  },
  { rateLimits: true },
);
