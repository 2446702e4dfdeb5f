import type { ReplyOf } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePlayer } from '../src/account/deletion.ts';
import { type Database, statement } from '../src/db/database.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';
import { oneEngine } from './support/engines.ts';

const TABLES = statement<{ name: string }>('test-tables')`
  select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;

/** Every row of every table as text, so that nothing can hide in a column that a test forgot. */
async function everything(database: Database): Promise<string> {
  const tables = await database.query(TABLES);
  const rows: unknown[] = [];
  for (const { name } of tables) {
    const text = `select '${name}' as of, t::text from "${name}" t`;
    rows.push(await database.query(statement(`test-all-${name}`)`${text}`));
  }
  return JSON.stringify(rows);
}

describe.each(oneEngine)("a player's data on $name", (engine) => {
  let server: TestApp;
  let clock = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => clock });
  });
  afterAll(() => server.remove());

  async function playerWithCampaign() {
    const player = await signUp(server.app);
    await player.api.put('/persona/choose', { personaId: 2 });
    await player.api.put('/dream/choose', { dreamId: 1, clientSeed: 'sorte' });
    await player.api.put('/concept/learn', { conceptId: 3 });
    return player;
  }

  test('can be exported completely, without the keys to what is still secret', async () => {
    const player = await playerWithCampaign();
    const current = await player.api.get('/stage/current');
    const { status, body } = await player.api.get('/me/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      login_email: [{ email: player.email }],
      player: [{ player_id: player.id, name: 'Ana Maria', character_name: 'Bia', persona_id: 2 }],
      session: [{ player_id: player.id }],
      campaign: [
        {
          public_id: (current.body as ReplyOf<'stageCurrent'>).campaign.id,
          dream_id: 1,
          client_seed: 'sorte',
          status: 'ACTIVE',
        },
      ],
      concept: [{ concept_id: 3 }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['argon2', 'next_seed', '_root', 'token_hash', '"seed"']) expect(text).not.toContain(secret);
  });

  test('is a file at an address for two minutes, without a login and as often as an app asks, while the session lives', async () => {
    const player = await playerWithCampaign();
    const take = (ticket: string) => server.app.inject(`/api/me/export/${ticket}`);
    const made = async () => ((await player.api.post('/me/export')).body as ReplyOf<'exportTicket'>).ticket;
    const ticket = await made();
    for (const answer of [await take(ticket), await take(ticket)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-disposition': 'attachment; filename="meus-dados.json"',
        'cache-control': 'no-store',
      });
      expect(answer.json()).toMatchObject({ login_email: [{ email: player.email }], concept: [{ concept_id: 3 }] });
    }
    const other = await signUp(server.app);
    const changed = Buffer.from(ticket, 'base64url');
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(changed);
    expect((await take(changed.toString('base64url'))).statusCode).toBe(404);
    const later = Buffer.from(ticket, 'base64url');
    later.writeUInt8(later.readUInt8(21) ^ 1, 21);
    for (const wrong of [later.toString('base64url'), 'x'.repeat(72), 'x'])
      expect((await take(wrong)).statusCode).toBe(404);
    expect((await api(server.app).post('/me/export')).status).toBe(401);
    clock += 120_000;
    expect((await take(ticket)).statusCode).toBe(404);
    const next = await made();
    await player.api.post('/auth/logout');
    expect((await take(next)).statusCode).toBe(404);
  });

  test('is read page by page, each row once, however many there are', async () => {
    const player = await playerWithCampaign();
    const MANY = statement<never>('test-many-shares')`
      insert into share (player_id, share_id, user_badge_id, platform)
        select $1, gen_random_uuid(), gen_random_uuid(), 'x' from generate_series(1, 450)`;
    await server.database.query(MANY, [player.id]);
    let body: unknown;
    const names = await server.statementsOf(async () => {
      ({ body } = await player.api.get('/me/export'));
    });
    expect(names.filter((name) => name.startsWith('me-export-share'))).toHaveLength(3);
    const { share, session } = body as { share: { share_id: string }[]; session: unknown[] };
    expect(new Set(share.map(({ share_id }) => share_id)).size).toBe(450);
    expect([share.length, session.length]).toEqual([450, 1]);
  });

  test('is exported for four at a time; others get Retry-After', async () => {
    const player = await playerWithCampaign();
    let begun = 0;
    let letOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const { database } = server;
    const query: Database['query'] = async (asked, values) => {
      if (asked.name.startsWith('me-export-campaign')) {
        begun += 1;
        await held;
      }
      return database.query(asked, values);
    };
    const slow = await startApp(engine, { database: { ...database, query, close: async () => undefined } });
    const ask = () => slow.app.inject({ url: '/api/me/export', headers: { authorization: `Bearer ${player.token}` } });
    const four = [ask(), ask(), ask(), ask()];
    await expect.poll(() => begun).toBe(4);
    const fifth = await ask();
    expect([fifth.statusCode, fifth.headers['retry-after'], fifth.json().message]).toEqual([503, '5', 'UNAVAILABLE']);
    letOn();
    expect((await Promise.all(four)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    // Each that has ended makes room again.
    const statuses = async () => (await Promise.all([ask(), ask(), ask(), ask()])).map(({ statusCode }) => statusCode);
    await expect.poll(statuses).toEqual([200, 200, 200, 200]);
    await slow.remove();
  });

  test('leaves no address when it is corrected while the account is deleted', async () => {
    const player = await signUp(server.app);
    const { database } = server;
    const query: Database['query'] = async (asked, values) => {
      const email = 'corrigida@exemplo.com.br';
      if (asked.name === 'address-give' && values?.[0] === player.email)
        await player.api.put('/me/email', { email, password: player.password });
      return database.query(asked, values);
    };
    await deletePlayer({ query }, player.id, player.email);
    expect(await everything(database)).not.toContain('corrigida@');
    expect(await everything(database)).not.toContain(player.id);
  });

  test('stays when the password is wrong', async () => {
    const player = await signUp(server.app);
    expect(await player.api.delete('/me', { password: 'Segredo2!' })).toMatchObject({
      status: 401,
      body: { message: 'PW_MISMATCH' },
    });
    expect(await player.api.delete('/me', {})).toMatchObject({ body: { message: ['password: Campo obrigatório'] } });
    expect((await player.api.get('/auth')).status).toBe(200);
  });

  test('is gone after deletion: no row of any table knows the player', async () => {
    const player = await playerWithCampaign();
    expect(await everything(server.database)).toContain(player.id);
    expect(await player.api.delete('/me', { password: player.password })).toMatchObject({ status: 204 });
    const rest = await everything(server.database);
    expect(rest).not.toContain(player.id);
    expect(rest).not.toContain(player.email);
    expect((await player.api.get('/auth')).body).toEqual({ statusCode: 401, message: 'TOKEN_INVALID' });
    const again = await api(server.app).post('/auth/login', { email: player.email, password: player.password });
    expect(again.body).toEqual({ statusCode: 404, message: 'USER_NOT_FOUND' });
    await signUp(server.app, { email: player.email });
  });
});
