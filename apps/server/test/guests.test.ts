import { NICKNAMES } from '@consorcio/copy/nicknames';
import { QUIZ_VERSION } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { unusedGuests } from '../src/features/me/unused.ts';
import { checkAll } from '../src/operate/check.ts';
import { Player } from './game/player.ts';
import { onOneEngine, type World } from './game/world.ts';
import { api, signUp } from './support/client.ts';

const refusal = (statusCode: number, message: string) => ({ status: statusCode, body: { statusCode, message } });
const PASSWORD = 'Segredo1!';
const account = (email: string) => ({ email, name: 'Ana Maria', characterName: 'Bia', password: PASSWORD });
const DAY = 86_400_000;
const { signal } = new AbortController();

interface Made {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly email: string;
}

async function newGuest(world: World) {
  const { status, body } = await api(world.app).post('/auth/guest');
  expect(status).toBe(201);
  const made = body as Made;
  return { ...made, password: '', api: api(world.app, made.token) };
}
const playersOf = (world: World, id: string) => world.look('select 1 from player where player_id = $1', [id]);
const deletions = async (world: World): Promise<number> =>
  (await world.look<{ n: number }>('select count(*)::integer as n from deletion', []))[0]?.n ?? 0;
const goThrough = (world: World, now: number) => unusedGuests(world.server.database, () => now).piece(signal);
async function faults(world: World): Promise<readonly string[]> {
  const told: string[] = [];
  await checkAll(world.server.database, { campaigns: () => undefined, fault: (fault) => told.push(fault) });
  return told;
}

onOneEngine((world) => {
  describe('a guest', () => {
    test('is made by one call that asks for nothing, under a nickname of the list, and is signed in', async () => {
      const { id, name, email, api: calls } = await newGuest(world);
      expect(NICKNAMES).toContain(name);
      expect(email).toBe('');
      expect((await calls.get('/auth')).body).toMatchObject({
        id,
        name,
        characterName: name,
        email: '',
        campaign: null,
      });
      expect((await calls.get('/me/export')).body).toMatchObject({ login_email: [], player: [{ name, email: '' }] });
    });

    test('plays a dream to its end like anybody, and the books add up', async () => {
      const guest = new Player(world.app, await newGuest(world));
      await guest.get('personaChoose', { body: { personaId: 1 } });
      await guest.choose(1);
      await guest.livePaidMonth();
      expect((await guest.current()).user.name).not.toBe('');
      expect(await faults(world)).toEqual([]);
    });

    test('has no password to be guessed, changed or asked for, and no recovery code', async () => {
      const { api: calls } = await newGuest(world);
      expect(await calls.post('/me/recovery-code', {})).toMatchObject(refusal(401, 'PW_MISMATCH'));
      expect(await calls.post('/me/recovery-code', { password: PASSWORD })).toMatchObject(refusal(401, 'PW_MISMATCH'));
      const change = { password: PASSWORD, newPassword: 'OutraSenha2@' };
      expect(await calls.put('/me/password', change)).toMatchObject(refusal(401, 'PW_MISMATCH'));
      const email = { email: 'x@exemplo.com.br', password: PASSWORD };
      expect(await calls.put('/me/email', email)).toMatchObject(refusal(401, 'PW_MISMATCH'));
      expect((await api(world.app).post('/auth/login', { email: '', password: '' })).status).toBeGreaterThanOrEqual(
        400,
      );
    });

    test('deletes all of it without a password, and the deletion is noted', async () => {
      const { id, api: calls } = await newGuest(world);
      const before = await deletions(world);
      expect((await calls.delete('/me', {})).status).toBe(204);
      expect(await playersOf(world, id)).toEqual([]);
      expect(await deletions(world)).toBe(before + 1);
    });
  });

  describe('a claim', () => {
    test('makes an account that keeps the dream, the session and the first recovery code of a sign-up', async () => {
      const guest = await newGuest(world);
      const calls = guest.api;
      await calls.put('/persona/choose', { personaId: 2 });
      await calls.put('/dream/choose', { dreamId: 1 });
      await world.look("update player set created_at = now() - interval '1 day' where player_id = $1", [guest.id]);
      const body = account(' Claim@exemplo.com.br');
      expect(await calls.post('/auth/claim', body)).toMatchObject({
        status: 200,
        body: { id: guest.id, name: 'Ana Maria', email: 'Claim@exemplo.com.br' },
      });
      expect((await calls.get('/auth')).body).toMatchObject({
        name: 'Ana Maria',
        characterName: 'Bia',
        personaId: 2,
        campaign: { dreamId: 1 },
      });
      expect((await calls.post('/me/recovery-code', {})).status).toBe(201);
      const login = await api(world.app).post('/auth/login', { email: 'claim@exemplo.com.br', password: PASSWORD });
      expect(login).toMatchObject({ status: 200, body: { id: guest.id } });
      expect(await faults(world)).toEqual([]);
    });

    test('sent again answers as the first time; with another password or address it says that there is an account', async () => {
      const { api: calls } = await newGuest(world);
      const body = account('de-novo@exemplo.com.br');
      const first = await calls.post('/auth/claim', body);
      expect(await calls.post('/auth/claim', body)).toMatchObject({ status: 200, body: first.body });
      for (const other of [{ email: 'outro@exemplo.com.br' }, { password: 'OutraSenha2@' }])
        expect(await calls.post('/auth/claim', { ...body, ...other })).toMatchObject(refusal(409, 'ALREADY_CLAIMED'));
      expect((await api(world.app).post('/auth/login', { email: body.email, password: PASSWORD })).status).toBe(200);
    });

    test('is refused like a sign-up, in the same order, and the guest stays one', async () => {
      await signUp(world.app, { email: 'tomado@exemplo.com.br' });
      const { api: calls } = await newGuest(world);
      const ask = (email: string, password: string) => calls.post('/auth/claim', { ...account(email), password });
      expect(await ask('tomado', 'fraca')).toMatchObject(refusal(400, 'EMAIL_INVALID'));
      expect(await ask('tomado@exemplo.com.br', 'fraca')).toMatchObject(refusal(400, 'PW_TOO_WEAK'));
      expect(await ask('Tomado@exemplo.com.br', PASSWORD)).toMatchObject(refusal(409, 'EMAIL_UNAVAILABLE'));
      expect((await api(world.app).post('/auth/claim', account('x@exemplo.com.br'))).status).toBe(401);
      expect((await calls.get('/auth')).body).toMatchObject({ email: '' });
    });

    test('of one address wins once, however many guests and servers race for it', async () => {
      const guests = await Promise.all(Array.from({ length: 4 }, () => newGuest(world)));
      const body = account('corrida@exemplo.com.br');
      const told = await Promise.all(guests.map((guest) => guest.api.post('/auth/claim', body)));
      expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    test('of one guest for two addresses keeps one of them, and the other stays free', async () => {
      const { id, api: calls } = await newGuest(world);
      const emails = ['um@exemplo.com.br', 'dois@exemplo.com.br'];
      const told = await Promise.all(emails.map((email) => calls.post('/auth/claim', account(email))));
      expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await world.look('select email from login_email where player_id = $1', [id])).toHaveLength(1);
      expect(await faults(world)).toEqual([]);
    });
  });

  describe('an unused guest', () => {
    test('is deleted with everything after 30 days, and noted; a used one and an account stay', async () => {
      const [unused, used, kept] = [await newGuest(world), await newGuest(world), await newGuest(world)];
      await unused.api.put('/persona/choose', { personaId: 1 });
      await unused.api.put('/dream/choose', { dreamId: 1 });
      await kept.api.post('/auth/claim', account('guardado@exemplo.com.br'));
      const before = await deletions(world);
      await goThrough(world, Date.now() + 29 * DAY);
      expect(await playersOf(world, unused.id)).toHaveLength(1);
      await world.look("update player set last_used_at = now() + interval '2 days' where player_id = $1", [used.id]);
      await world.look("delete from player where email = '' and player_id <> $1 and player_id <> $2", [
        unused.id,
        used.id,
      ]);
      await goThrough(world, Date.now() + 31 * DAY);
      expect(await playersOf(world, unused.id)).toEqual([]);
      expect(await world.look('select 1 from campaign where player_id = $1', [unused.id])).toEqual([]);
      expect(await deletions(world)).toBe(before + 1);
      for (const { id } of [used, kept]) expect(await playersOf(world, id)).toHaveLength(1);
    });

    test('of a class that was drawn is kept for a year, as its answers are compared', async () => {
      const { id } = await newGuest(world);
      const text = `insert into quiz_part (player_id, version, moment, form, answers, confidence, answered_at, class_code)
        values ($1, ${QUIZ_VERSION}, 'BEFORE', 'A', 'kkkkkkkk', '22222222', now(), 'BCDFGH') returning 1`;
      await world.look(text, [id]);
      await goThrough(world, Date.now() + 364 * DAY);
      expect(await playersOf(world, id)).toHaveLength(1);
      await goThrough(world, Date.now() + 366 * DAY);
      expect(await playersOf(world, id)).toEqual([]);
    });
  });
});
