import { describe, expect, test } from 'vitest';
import { call, type Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';
import { type NewPlayer, signUp } from './support/client.ts';

const OLD = 'Segredo1!';
const NEW = 'OutraSenha2@';
const INVALID = { status: 401, message: 'RECOVERY_INVALID' };

onOneEngine((world) => {
  const somebody = () => signUp(world.app);
  const ask = (token: string | null, name: Parameters<Player['ask']>[0], body?: unknown) =>
    call(world.app, token, name, { body });
  const login = (email: string, password: string) => ask(null, 'login', { email, password });
  const isOpen = async (token: string) => (await ask(token, 'auth')).status === 200;
  const recover = (email: string, code: string, password = NEW) =>
    call(world.app, null, 'recover', { body: { email, code, password } });
  const codeOf = async ({ token }: NewPlayer, body: { password?: string } = {}) =>
    (await call(world.app, token, 'makeRecoveryCode', { body })).reply.recoveryCode;

  describe('a recovery code', () => {
    test('is given after sign-up without the password, once', async () => {
      const player = await somebody();
      expect((await ask(player.token, 'account')).reply).toMatchObject({ recoveryCodeAt: null });
      expect(await codeOf(player)).toMatch(/^(\w{4}-){4}\w{4}$/);
      expect((await ask(player.token, 'account')).reply).toMatchObject({ recoveryCodeAt: expect.any(String) });
      expect(await ask(player.token, 'makeRecoveryCode', {})).toMatchObject({ status: 401, message: 'PW_MISMATCH' });
    });

    test('needs the password ten minutes after sign-up', async () => {
      const player = await somebody();
      await world.look(`update player set created_at = now() - interval '10 minutes' where player_id = $1`, [
        player.id,
      ]);
      expect(await ask(player.token, 'makeRecoveryCode', {})).toMatchObject({ status: 401, message: 'PW_MISMATCH' });
      expect(await ask(player.token, 'makeRecoveryCode', { password: 'Errada1!' })).toMatchObject({ status: 401 });
      expect(await codeOf(player, { password: OLD })).toMatch(/^(\w{4}-){4}\w{4}$/);
    });

    test('is kept as a hash only, and leaves neither with the export', async () => {
      const player = await somebody();
      const code = await codeOf(player);
      const [row] = await world.look<{ row: string }>('select r::text as row from recovery r where player_id = $1', [
        player.id,
      ]);
      const exported = JSON.stringify((await ask(player.token, 'exportMe')).reply);
      for (const form of [code, code.replaceAll('-', '')]) {
        expect(row?.row).not.toContain(form);
        expect(exported).not.toContain(form);
      }
      expect(exported).toContain('"recovery":[{');
      expect(exported).not.toContain('code_hash');
    });

    test('sets a new password, ends every session, signs in and gives the next code', async () => {
      const player = await somebody();
      const code = await codeOf(player);
      const { status, reply } = await recover(player.email.toUpperCase(), code.toLowerCase().replaceAll('-', ' '));
      expect({ status, reply }).toMatchObject({ status: 200, reply: { id: player.id, email: player.email } });
      expect([await isOpen(player.token), await isOpen(reply.token)]).toEqual([false, true]);
      expect(await login(player.email, OLD)).toMatchObject({ status: 401 });
      expect(await login(player.email, NEW)).toMatchObject({ status: 200 });
      expect(await recover(player.email, reply.recoveryCode, 'Terceira3#')).toMatchObject({ status: 200 });
    });

    test('works once, however many use it at the same time', async () => {
      const player = await somebody();
      const code = await codeOf(player);
      const answers = await Promise.all(Array.from({ length: 5 }, () => recover(player.email, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
      expect(await recover(player.email, code)).toMatchObject(INVALID);
    });

    test('is valid until it is used or replaced', async () => {
      const player = await somebody();
      const first = await codeOf(player);
      const second = await codeOf(player, { password: OLD });
      await world.look(`update recovery set made_at = now() - interval '3 years' where player_id = $1`, [player.id]);
      expect(await recover(player.email, first)).toMatchObject(INVALID);
      expect(await recover(player.email, second)).toMatchObject({ status: 200 });
    });

    test('is refused in the same words for a wrong code, for another player and for an unknown address', async () => {
      const [player, other] = [await somebody(), await somebody()];
      const code = await codeOf(player);
      const answers = [
        await recover(player.email, '0000-0000-0000-0000-0000'),
        await recover(other.email, code),
        await recover('ninguem@exemplo.com.br', code),
      ];
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject(INVALID);
      expect(await isOpen(player.token)).toBe(true);
    });

    test('asks the database as often for an unknown address as for a wrong code', async () => {
      const player = await somebody();
      const count = (email: string) => world.statementsOf(() => recover(email, '0000-0000-0000-0000-0000'));
      expect(await count('ninguem@exemplo.com.br')).toBe(await count(player.email));
    });

    test('is not used up by a password that is too weak', async () => {
      const player = await somebody();
      const code = await codeOf(player);
      expect(await recover(player.email, code, 'fraca')).toMatchObject({ status: 400, message: 'PW_TOO_WEAK' });
      expect(await recover(player.email, code)).toMatchObject({ status: 200 });
    });
  });
});
