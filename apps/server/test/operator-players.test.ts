import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { passwords } from '../src/features/auth/password.ts';
import { actOnPlayer, cellsOf } from '../src/operate/player.ts';
import { type Protection, protectRestored } from '../src/operate/protect-restored.ts';
import { backUp, restore } from '../src/operate/transfer.ts';
import { call } from './game/player.ts';
import { onOneEngine } from './game/world.ts';
import { startApp } from './support/app.ts';
import { signUp } from './support/client.ts';
import { embeddedEngine } from './support/engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-players-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const quiet = (): void => undefined;
const OLD = 'Segredo1!';
const NEW = 'OutraSenha2@';

/** Works on an empty database and removes it. */
async function onEmpty<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { place, remove } = await embeddedEngine.make();
  const database = await openDatabase(place, 'fill');
  return work(database).finally(() => database.close().then(remove));
}

onOneEngine((world) => {
  const somebody = () => signUp(world.app);
  const login = (email: string, password: string) => call(world.app, null, 'login', { body: { email, password } });
  const isOpen = async (token: string) => (await call(world.app, token, 'auth', {})).status === 200;
  const act = (what: Parameters<typeof actOnPlayer>[1], who: string) =>
    actOnPlayer(world.server.database, what, who, 'maria');
  const acts = async () =>
    (await world.look<{ line: string }>('select a::text as line from operator_act a order by at, act_id', [])).map(
      ({ line }) => line,
    );

  describe('an operator', () => {
    test('finds a player by address or id, and sees neither name nor secret', async () => {
      const { id, email } = await somebody();
      const { found } = await act('FIND', ` ${email.toUpperCase()} `);
      expect(found).toMatchObject({ id, sessions: 1, campaigns: 0, hasCode: false });
      expect((await act('FIND', id)).found).toEqual(found);
      expect(JSON.stringify(found)).not.toMatch(/Ana|argon/);
    });

    test('sees the days of an account in words that a terminal can print', async () => {
      const { found } = await act('FIND', (await somebody()).email);
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
      expect(cellsOf(found)).toMatchObject({ id: found.id, 'signed up': day, 'last used': day });
      expect(cellsOf({ ...found, lastUsed: null })).toMatchObject({ 'last used': 'no session is open' });
    });

    test('resets an account: password and sessions end, and a code for the player sets a new one, once', async () => {
      const { email, token } = await somebody();
      const { code } = await act('RESET', email);
      expect(await isOpen(token)).toBe(false);
      expect(await login(email, OLD)).toMatchObject({ status: 401 });
      const recover = () => call(world.app, null, 'recover', { body: { email, code, password: NEW } });
      expect(await recover()).toMatchObject({ status: 200 });
      expect(await recover()).toMatchObject({ status: 401, message: 'RECOVERY_INVALID' });
      expect(await login(email, NEW)).toMatchObject({ status: 200 });
    });

    test('gives a code that ends after a day', async () => {
      const { id, email } = await somebody();
      const { code } = await act('RESET', email);
      await world.look("update recovery set made_at = now() - interval '1 day' where player_id = $1", [id]);
      expect(await call(world.app, null, 'recover', { body: { email, code, password: NEW } })).toMatchObject({
        message: 'RECOVERY_INVALID',
      });
    });

    test('deletes a player by the id only', async () => {
      const { id, email, token } = await somebody();
      await expect(act('DELETE', email)).rejects.toThrow(/needs the id/);
      expect(await isOpen(token)).toBe(true);
      await act('DELETE', id);
      expect(await login(email, OLD)).toMatchObject({ message: 'USER_NOT_FOUND' });
      await expect(act('FIND', id)).rejects.toThrow(/no such player/);
    });

    test('hands out what the player’s own export holds, for who cannot log in', async () => {
      const { id, email, token } = await somebody();
      const { exported } = await act('EXPORT', email);
      if (exported === null) throw new Error('nothing was exported');
      let text = '';
      for await (const piece of exported) text += piece;
      const own = await world.app.inject({ url: '/api/me/export', headers: { authorization: `Bearer ${token}` } });
      const without = (value: unknown) => JSON.stringify(value).replaceAll(/"(last_used_at|exportedAt)":"[^"]*"/g, '');
      expect(without(JSON.parse(text))).toBe(without(own.json()));
      expect(text).toContain(id);
      expect(text).not.toMatch(/argon2|token_hash/);
    });

    test('leaves a line of every act, without address, id or code', async () => {
      const { id, email } = await somebody();
      const before = (await acts()).length;
      await act('FIND', email);
      const { code } = await act('RESET', email);
      await act('EXPORT', email);
      await act('DELETE', id);
      await act('FIND', 'ninguem@exemplo.com.br').catch(quiet);
      const lines = (await acts()).slice(before);
      expect(lines.map((line) => /maria,(\w+),/.exec(line)?.[1])).toEqual([
        'FIND',
        'RESET',
        'EXPORT',
        'DELETE',
        'FIND',
      ]);
      for (const secret of [id, email, String(code)]) expect(lines.join()).not.toContain(secret);
    });
  });

  describe('a restore', () => {
    const [older, newer] = [join(folder, 'before'), join(folder, 'after')];
    let [owner, guest, mover]: { email: string; token: string }[] = [];
    const MOVED = 'mudou@exemplo.com.br';
    beforeAll(async () => {
      const { database } = world.server;
      [owner, mover] = [await somebody(), await somebody()];
      const { body } = await world.app.inject({ method: 'POST', url: '/api/auth/guest', payload: {} });
      guest = { email: '', token: (JSON.parse(body) as { token: string }).token };
      await act('RESET', mover.email);
      await call(world.app, owner.token, 'makeRecoveryCode', { body: { password: OLD } });
      const add = (id: string) =>
        world.look(
          `insert into lti_platform (platform, entry, asked_at, confirmed_at) values ('\\x${id}', '{"n":${id}}', now(), now())`,
          [],
        );
      for (const id of ['01', '02', '03']) await add(id);
      await backUp(database, older, quiet);
      await world.look(`delete from lti_platform where platform = '\\x01'`, []);
      await world.look(`update lti_platform set entry = '{}' where platform = '\\x03'`, []);
      await call(world.app, owner.token, 'changePassword', { body: { password: OLD, newPassword: NEW } });
      await world.look(`update player set email = '${MOVED}' where email = $1`, [mover.email]);
      await world.look(`update login_email set email = '${MOVED}' where email = $1`, [mover.email]);
      await backUp(database, newer, quiet);
      await world.look('delete from lti_platform', []);
    });
    /** What a server on the restored database lets in. */
    const after = (protection: Partial<Protection>) =>
      onEmpty(async (database) => {
        const now = Date.now() + 3 * 86_400_000;
        let told: readonly string[] = [];
        const newest = protection.newest ?? null;
        await restore(database, older, quiet, undefined, newest === null ? [] : [newest], async (query) => {
          told = await protectRestored(query, database.kind, { newest, noPassword: null, now, ...protection });
        });
        const look = async (text: string) => (await database.query({ name: `test-${text.length}`, text })) as unknown[];
        const { app } = await startApp(undefined, { database: { ...database, close: async () => undefined } });
        const login = async (email = '', password: string) =>
          (await call(app, null, 'login', { body: { email, password } })).status;
        const isIn = async (token = '') => (await call(app, token, 'auth', {})).status === 200;
        const found = {
          oldPassword: await login(owner?.email, OLD),
          newPassword: await login(owner?.email, NEW),
          session: await isIn(owner?.token),
          guest: await isIn(guest?.token),
          address: await look(
            `select email from login_email where email in ('${MOVED}', '${mover?.email}') order by 1`,
          ),
          codes: await look('select kind from recovery'),
          platforms: await look(
            `select encode(platform, 'hex') as id from lti_platform where confirmed_at is not null order by 1`,
          ),
          waiting: await look('select 1 from lti_platform where confirmed_at is null'),
          age: await look('select at from age_clock'),
        };
        await app.close();
        expect(found.age).toEqual([{ at: new Date(now) }]);
        return { ...found, told };
      });

    test('opens nothing that was closed since: a newer backup says what', async () => {
      expect(await after({ newest: newer })).toMatchObject({
        oldPassword: 401,
        newPassword: 200,
        session: false,
        guest: true,
        codes: [],
        platforms: [{ id: '02' }],
        waiting: [{}],
        address: [{ email: MOVED }],
      });
    });

    test('without a newer backup ends sessions and codes, has platforms confirmed again, and says what it does not know', async () => {
      const { told, ...found } = await after({});
      expect(found).toMatchObject({ oldPassword: 200, session: false, guest: true, codes: [], platforms: [] });
      expect(found.waiting).toHaveLength(3);
      expect(told.join(' ')).toMatch(/has the old one again.*3 school platforms wait/);
    });

    test('ends every password where that is asked for', async () => {
      const found = await after({
        newest: newer,
        noPassword: await passwords().hash('nobody knows'),
      });
      expect(found).toMatchObject({ oldPassword: 401, newPassword: 401, guest: true });
    });
  });

  describe('a player who deleted the account', () => {
    test('is not brought back by an older backup, as far as a newer one knows of it', async () => {
      const [gone, stays] = [await somebody(), await somebody()];
      const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
      const { database } = world.server;
      await backUp(database, older, quiet);
      await call(world.app, gone.token, 'deleteMe', { body: { password: OLD } });
      await backUp(database, newer, quiet);
      await onEmpty(async (restored) => {
        const ids = async () =>
          (await restored.query({ name: 'test-ids', text: 'select player_id::text as id from player' })).map(
            (row) => (row as { id: string }).id,
          );
        await restore(restored, older, quiet, undefined, [newer]);
        expect(await ids()).toContain(stays.id);
        expect(await ids()).not.toContain(gone.id);
        const text = 'select email from login_email where email = $1';
        expect(await restored.query({ name: 'test-address', text }, [gone.email])).toEqual([]);
        // The list goes on with the next backup.
        const next = join(folder, 'next');
        await backUp(restored, next, quiet);
        await onEmpty(async (again) => {
          await restore(again, older, quiet, undefined, [next]);
          expect(
            await again.query({ name: 'test-gone', text: 'select 1 from player where player_id = $1' }, [gone.id]),
          ).toEqual([]);
        });
      });
      rmSync(older);
      rmSync(newer);
      rmSync(join(folder, 'next'));
    });
  });
});
