import { randomUUID } from 'node:crypto';
import type { RouteName } from '@consorcio/contract';
import { describe, expect, test } from 'vitest';
import { call } from './game/player.ts';
import { onOneEngine } from './game/world.ts';
import { signUp } from './support/client.ts';

const OLD = 'Segredo1!';
const NEW = 'OutraSenha2@';
const refusal = (status: number, message: string) => ({ status, message });
const anAddress = (): string => `${randomUUID()}@exemplo.com.br`;

onOneEngine((world) => {
  const somebody = () => signUp(world.app);
  const ask =
    (token: string | null) =>
    <Name extends RouteName>(name: Name, body?: unknown, params?: unknown) =>
      call(world.app, token, name, { body, params });
  const login = (email: string, password: string) => ask(null)('login', { email, password });
  const isOpen = async (token: string) => (await ask(token)('auth')).status === 200;
  const anotherSession = async (email: string, password = OLD) => (await login(email, password)).reply;

  describe('a new password', () => {
    test('takes the place of the old one, ends every other session and keeps the one that asked', async () => {
      const { email, token } = await somebody();
      const other = await anotherSession(email);
      expect(await ask(token)('changePassword', { password: OLD, newPassword: NEW })).toMatchObject({ status: 204 });
      expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false]);
      expect(await login(email, OLD)).toMatchObject(refusal(401, 'PW_MISMATCH'));
      expect(await login(email, NEW)).toMatchObject({ status: 200 });
    });

    test('is refused when it is weak, and when the old one is wrong; then nothing changes', async () => {
      const { email, token } = await somebody();
      const other = await anotherSession(email);
      const change = (password: string, newPassword: string) => ask(token)('changePassword', { password, newPassword });
      expect(await change(OLD, 'fraca')).toMatchObject(refusal(400, 'PW_TOO_WEAK'));
      expect(await change(OLD, 'Senha@123')).toMatchObject(refusal(400, 'PW_TOO_WEAK'));
      expect(await change('Errada1!', NEW)).toMatchObject(refusal(401, 'PW_MISMATCH'));
      expect(await isOpen(other.token)).toBe(true);
      expect(await login(email, OLD)).toMatchObject({ status: 200 });
    });

    test('sent again after a lost answer is answered as the first time', async () => {
      const { token } = await somebody();
      const body = { password: OLD, newPassword: NEW };
      for (let i = 0; i < 3; i += 1) expect(await ask(token)('changePassword', body)).toMatchObject({ status: 204 });
    });
  });

  describe('the open sessions', () => {
    test('are listed with what they were opened on, the one that asks among them, and no token with them', async () => {
      const { email, token } = await somebody();
      await world.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: OLD },
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' },
      });
      const { reply } = await ask(token)('account');
      const { sessions } = reply;
      expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
        ['ANDROID', false],
        ['OTHER', true],
      ]);
      expect(JSON.stringify(reply)).not.toContain(token.slice(22));
    });

    test('end one by one, and an unknown one is ended already', async () => {
      const { email, token } = await somebody();
      const other = await anotherSession(email);
      const { reply } = await ask(token)('account');
      const found = reply.sessions.find((one) => !one.isCurrent);
      const end = (id: string | undefined) => ask(token)('endSession', undefined, { id });
      expect(await end(found?.id)).toMatchObject({ status: 204 });
      expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false]);
      expect(await end(found?.id)).toMatchObject({ status: 204 });
      expect(await end('x')).toMatchObject({ status: 204 });
      expect(await isOpen(token)).toBe(true);
    });

    test("end all at once, here too, and nobody else's", async () => {
      const [{ email, token }, stranger] = [await somebody(), await somebody()];
      const other = await anotherSession(email);
      expect(await ask(token)('endSessions')).toMatchObject({ status: 204 });
      expect([await isOpen(token), await isOpen(other.token), await isOpen(stranger.token)]).toEqual([
        false,
        false,
        true,
      ]);
    });

    test('of somebody else cannot be ended by their name', async () => {
      const [one, stranger] = [await somebody(), await somebody()];
      const { reply } = await ask(stranger.token)('account');
      const [{ id } = { id: '' }] = reply.sessions;
      await ask(one.token)('endSession', undefined, { id });
      expect(await isOpen(stranger.token)).toBe(true);
    });
  });

  describe('a correction', () => {
    test('of the names is what the game says from then on', async () => {
      const { token } = await somebody();
      const names = { name: 'Ana Clara', characterName: 'Bia da Feira' };
      expect((await ask(token)('correctName', { ...names, name: ' Ana Clara ' })).reply).toEqual(names);
      expect((await ask(token)('auth')).reply).toMatchObject(names);
    });

    test('of the address takes the new one and frees the old one, and may be sent again', async () => {
      const { email, token } = await somebody();
      const next = anAddress();
      const body = { email: ` ${next.toUpperCase()}`, password: OLD };
      for (let i = 0; i < 2; i += 1)
        expect((await ask(token)('correctEmail', body)).reply).toEqual({ email: next.toUpperCase() });
      expect(await login(next, OLD)).toMatchObject({ status: 200 });
      expect(await login(email, OLD)).toMatchObject(refusal(404, 'USER_NOT_FOUND'));
      await signUp(world.app, { email });
      await ask(token)('deleteMe', { password: OLD });
      await signUp(world.app, { email: next });
    });

    test('of the address is refused when it is none, when the password is wrong and when it is taken', async () => {
      const [{ email, token }, stranger] = [await somebody(), await somebody()];
      const move = (to: string, password = OLD) => ask(token)('correctEmail', { email: to, password });
      expect(await move('ana')).toMatchObject(refusal(400, 'EMAIL_INVALID'));
      expect(await move(anAddress(), 'Errada1!')).toMatchObject(refusal(401, 'PW_MISMATCH'));
      expect(await move(stranger.email.toUpperCase())).toMatchObject(refusal(409, 'EMAIL_UNAVAILABLE'));
      expect((await ask(token)('account')).reply).toMatchObject({ email });
      expect(await login(stranger.email, OLD)).toMatchObject({ status: 200, reply: { id: stranger.id } });
    });

    test('to one address by two at once is given to one of them', async () => {
      const [one, other, next] = [await somebody(), await somebody(), anAddress()];
      const answers = await Promise.all(
        [one, other].map(({ token }) => ask(token)('correctEmail', { email: next, password: OLD })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
