import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import { call } from './game/player.ts';
import { type Fate, onEveryEngine } from './game/world.ts';

const newKey = (): string => randomBytes(32).toString('base64url');
const somebody = () => ({
  email: `${randomUUID()}@exemplo.com.br`,
  name: 'Ana Maria',
  characterName: 'Bia',
  password: 'Segredo1!',
});
const refusal = (status: number, message: string) => ({ status, message });
/** The last write of a sign-up, after that of the player, and that of a choice; both come after a read. */
const SIGN_UP_LOST: readonly Fate[] = ['runs', 'runs', 'loses its answer'];
const CHOICE_LOST: readonly Fate[] = ['runs', 'loses its answer'];

onEveryEngine((world) => {
  const register = (body: unknown, requestKey?: string) =>
    call(world.app, null, 'register', { body, ...(requestKey && { requestKey }) });

  describe('a sign-up whose answer was lost', () => {
    test('gets the first answer when it is sent again with its key, and the token of it is good', async () => {
      const [body, key] = [somebody(), newKey()];
      world.fates = [...SIGN_UP_LOST];
      expect(await register(body, key)).toMatchObject(refusal(503, 'UNAVAILABLE'));
      const again = await register(body, key);
      expect(again).toMatchObject({ status: 201, reply: { email: body.email, name: body.name } });
      expect(await register(body, key)).toEqual(again);
      expect((await call(world.app, again.reply.token, 'auth', {})).reply).toMatchObject({ email: body.email });
      expect(await world.look('select 1 from session where player_id = $1', [again.reply.id])).toHaveLength(1);
    });

    test('is one account, however many ask with one key at the same time', async () => {
      const [body, key] = [somebody(), newKey()];
      const answers = await Promise.all(Array.from({ length: 5 }, () => register(body, key)));
      expect(new Set(answers.map(({ status, reply }) => `${status} ${JSON.stringify(reply)}`)).size).toBe(1);
    });

    test.each(['name', 'characterName', 'password'] as const)(
      'is refused when the key comes with another %s',
      async (field) => {
        const [body, key] = [somebody(), newKey()];
        await register(body, key);
        const other = { ...body, [field]: 'Outra1!coisa' };
        expect(await register(other, key)).toMatchObject(refusal(422, 'KEY_REUSED'));
      },
    );

    test('stays EMAIL_UNAVAILABLE without the key, with another one, after a day, and when its session was ended', async () => {
      const [body, key] = [somebody(), newKey()];
      const { reply } = await register(body, key);
      const taken = refusal(409, 'EMAIL_UNAVAILABLE');
      expect(await register(body)).toMatchObject(taken);
      expect(await register(body, newKey())).toMatchObject(taken);
      const age = `update session set created_at = now() - interval '1 day' where player_id = $1`;
      await world.look(age, [reply.id]);
      expect(await register(body, key)).toMatchObject(taken);

      const [other, otherKey] = [somebody(), newKey()];
      const { token } = (await register(other, otherKey)).reply;
      await call(world.app, token, 'logout', {});
      expect(await register(other, otherKey)).toMatchObject(taken);
    });
  });

  describe('a dream whose choice lost its answer', () => {
    test('gets the first answer when it is chosen again with its key, also when the campaign has moved on', async () => {
      const player = await MOMENTS['without a campaign'](world);
      const asked = { body: { dreamId: 1, clientSeed: 'sorte' }, requestKey: newKey() };
      world.fates = [...CHOICE_LOST];
      expect(await player.ask('dreamChoose', asked)).toMatchObject(refusal(503, 'UNAVAILABLE'));
      const again = await player.ask('dreamChoose', asked);
      expect(again).toMatchObject({ status: 200, reply: { dreamId: 1, isNewGamePlus: false } });
      const { campaign } = await player.current();
      expect(again.reply).toMatchObject({ campaignId: campaign.id, seedCommitment: campaign.seedCommitment });
      await player.get('giveUp', {});
      expect(await player.ask('dreamChoose', asked)).toEqual(again);
    });

    test('is refused with the key of another choice, and without a key as before', async () => {
      const player = await MOMENTS['without a campaign'](world);
      const requestKey = newKey();
      await player.ask('dreamChoose', { body: { dreamId: 1 }, requestKey });
      for (const body of [{ dreamId: 2 }, { dreamId: 1, clientSeed: 'azar' }])
        expect(await player.ask('dreamChoose', { body, requestKey })).toMatchObject(refusal(422, 'KEY_REUSED'));
      const running = refusal(409, 'CAMP_NOT_FINISHED');
      expect(await player.ask('dreamChoose', { body: { dreamId: 1 } })).toMatchObject(running);
      expect(await player.ask('dreamChoose', { body: { dreamId: 1 }, requestKey: newKey() })).toMatchObject(running);
    });

    test('is forgotten after a day: the key is as good as another', async () => {
      const player = await MOMENTS['without a campaign'](world);
      const asked = { body: { dreamId: 1 }, requestKey: newKey() };
      await player.ask('dreamChoose', asked);
      world.clock = Date.now() + 86_400_000;
      expect(await player.ask('dreamChoose', asked)).toMatchObject(refusal(409, 'CAMP_NOT_FINISHED'));
      world.clock = null;
    });
  });

  test('a key that no page of ours makes is a line, and changes nothing', async () => {
    const body = somebody();
    const line = ['idempotency-key: Invalid input'];
    expect(await register(body, 'curta')).toMatchObject({ status: 400, message: line });
    expect(await register(body, newKey())).toMatchObject({ status: 201 });
  });
});
