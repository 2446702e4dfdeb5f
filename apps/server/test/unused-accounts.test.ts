import { beforeAll, describe, expect, test } from 'vitest';
import { playerHash } from '../src/account/deletion.ts';
import type { Database } from '../src/db/database.ts';
import { unusedAccounts } from '../src/features/me/unused.ts';
import { checkAll } from '../src/operate/check.ts';
import { countRows } from '../src/operate/tables.ts';
import { MOMENTS } from './game/moments.ts';
import { onOneEngine, type World } from './game/world.ts';
import { api, signUp } from './support/client.ts';

const { signal } = new AbortController();
/** So many months from now, milliseconds since 1970. */
function inMonths(months: number): number {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.getTime();
}
const goThrough = (database: Database, now: number) => unusedAccounts(database, () => now).piece(signal);
const useAt = (world: World, id: string, at: number) =>
  world.look('update player set last_used_at = $2::timestamptz where player_id = $1', [id, new Date(at).toISOString()]);
const monthsUnused = async (world: World, id: string): Promise<number> => {
  const text = 'select extract(epoch from now() - last_used_at)::integer as n from player where player_id = $1';
  const [row] = await world.look<{ n: number }>(text, [id]);
  return Math.round((row?.n ?? Number.NaN) / 86_400 / 30);
};

onOneEngine((world) => {
  describe('an account', () => {
    test('unused for 24 months is deleted completely; one that was used since stays', async () => {
      const [unused, used] = [await signUp(world.app), await MOMENTS['at the payment'](world)];
      await goThrough(world.server.database, inMonths(23));
      expect(await countRows(world.server.database.query)).toMatchObject({ player: 2, login_email: 2 });
      await useAt(world, used.id, inMonths(2));
      await goThrough(world.server.database, inMonths(25));
      expect(await countRows(world.server.database.query)).toMatchObject({ player: 1, login_email: 1, campaign: 1 });
      // By this its pictures leave the cache, and a restore leaves it out.
      const [deleted] = await world.look<{ hash: Uint8Array }>('select player_hash as hash from deletion', []);
      expect(deleted?.hash).toEqual(Buffer.from(playerHash(unused.id)));
      expect((await used.current()).stage.type).toBe('PAYMENT');
      const told: string[] = [];
      await checkAll(world.server.database, { campaigns: () => undefined, fault: (fault) => told.push(fault) });
      expect(told).toEqual([]);
      const { email, password } = unused;
      expect((await api(world.app).post('/auth/login', { email, password })).status).toBe(404);
      await signUp(world.app, { email });
    });

    test('is in use by a login, and by a call with a session that was not used for a day', async () => {
      const { id, email, password, api: calls } = await signUp(world.app);
      await useAt(world, id, inMonths(-23));
      expect(await monthsUnused(world, id)).toBe(23);
      await api(world.app).post('/auth/login', { email, password });
      expect(await monthsUnused(world, id)).toBe(0);
      await useAt(world, id, inMonths(-23));
      await world.look("update session set last_used_at = now() - interval '2 days' where player_id = $1", [id]);
      await calls.get('/auth');
      await expect.poll(() => monthsUnused(world, id)).toBe(0);
    });

    test('that is used in the very moment of its deletion stays', async () => {
      const { id } = await signUp(world.app);
      const { database } = world.server;
      let isFound = false;
      const returning: Database = {
        ...database,
        transaction: async (work) => {
          isFound = true;
          await useAt(world, id, inMonths(24));
          return database.transaction(work);
        },
      };
      await world.look('delete from player where player_id <> $1', [id]);
      await goThrough(returning, inMonths(25));
      expect(isFound).toBe(true);
      expect(await world.look('select 1 from player where player_id = $1', [id])).toHaveLength(1);
    });
  });

  describe('of many accounts', () => {
    beforeAll(async () => {
      const text = `insert into player
          (player_id, name, character_name, email, password_hash, next_seed, next_root, next_rulebook, last_used_at)
        select lpad(n::text, 32, '0')::uuid, 'Ana', 'Bia', n || '@exemplo.com.br', '', sha256('root'), 'root', 3,
          case when n % 50 = 0 then now() else now() + interval '2 months' end
        from generate_series(1, $1::integer) n`;
      await world.look('delete from player where email <> $1', ['']);
      await world.look(text, [450]);
    });

    test('a few are looked at at a time, and the unused ones of them go', async () => {
      const { database } = world.server;
      const left: unknown[] = [];
      const { piece } = unusedAccounts(database, () => inMonths(25));
      for (let pieces = 0; pieces < 3; pieces += 1) {
        await piece(signal);
        left.push((await countRows(database.query)).player);
      }
      expect(left).toEqual([446, 442, 441]);
    });
  });
});
