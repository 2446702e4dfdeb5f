import { expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { cutOffSignUps } from '../src/features/auth/chores.ts';
import { onEveryEngine, type World } from './game/world.ts';
import { checked } from './support/check.ts';
import { api, type NewPlayer, signUp } from './support/client.ts';

const ANA = { name: 'Ana Maria', characterName: 'Bia', password: 'Segredo1!' };
const { signal } = new AbortController();
const age = (world: World, days: number): Promise<unknown> =>
  world.look(
    `update player set created_at = now() - make_interval(days => $1::integer),
      last_used_at = now() - make_interval(days => $1::integer)`,
    [days],
  );
const idsIn = async (world: World): Promise<readonly string[]> =>
  (await world.look<{ id: string }>('select player_id as id from player order by 1', [])).map(({ id }) => id);

/** A sign-up whose second write, that of the address, never reached the database. Gives the row that it has left. */
async function cutOff(world: World, email: string): Promise<string> {
  const before = await idsIn(world);
  world.fates = ['runs', 'runs', 'is lost'];
  expect((await api(world.app).post('/auth/register', { ...ANA, email })).status).toBe(503);
  const [left, ...others] = (await idsIn(world)).filter((id) => !before.includes(id));
  expect(others).toEqual([]);
  return String(left);
}

onEveryEngine((world) => {
  test('the player of an interrupted sign-up is deleted after a day, and nobody else', async () => {
    const newcomer: NewPlayer = await signUp(world.app);
    const left = await cutOff(world, 'cortada@exemplo.com.br');
    const { piece } = cutOffSignUps(world.server.database, Date.now);
    await piece(signal);
    expect(await idsIn(world)).toContain(left);
    await age(world, 2);
    // The piece before has come to the end: this one begins anew.
    await piece(signal);
    await piece(signal);
    expect(await idsIn(world)).toEqual([newcomer.id]);
    expect(await world.look('select 1 from session where player_id = $1', [left])).toEqual([]);
    expect((await newcomer.api.get('/auth')).status).toBe(200);
    expect((await checked(world.server.database)).faults).toEqual([]);
  });

  test('whoever signs up again with the address keeps the account that it leads to', async () => {
    const left = await cutOff(world, 'denovo@exemplo.com.br');
    const again = await signUp(world.app, { email: 'denovo@exemplo.com.br' });
    await age(world, 2);
    const { piece } = cutOffSignUps(world.server.database, Date.now);
    await piece(signal);
    expect(await idsIn(world)).not.toContain(left);
    expect(await idsIn(world)).toContain(again.id);
  });

  test('an address that is corrected in that very moment keeps its player', async () => {
    const player = await signUp(world.app, { email: 'antes@exemplo.com.br' });
    await age(world, 2);
    const { database } = world.server;
    const correcting: Database = {
      ...database,
      query: async (asked, values) => {
        if (asked.name === 'account-by-email' && values?.[0] === 'antes@exemplo.com.br') {
          for (const text of [
            'update player set email = $2 where player_id = $1',
            'delete from login_email where player_id = $1 and email <> $2',
            'insert into login_email (player_id, email) values ($1, $2)',
          ])
            await world.look(text, [player.id, 'depois@exemplo.com.br']);
        }
        return database.query(asked, values);
      },
    };
    await cutOffSignUps(correcting, Date.now).piece(signal);
    const { email } = (await player.api.get('/auth')).body as { email: string };
    expect(email).toBe('depois@exemplo.com.br');
  });
});
