import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODEC } from '@consorcio/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { reportBehaviour } from '../../src/features/campaign/behaviour-report.ts';
import { newId } from '../../src/ids.ts';
import { reportCampaigns, reportFunnel, reportPlayers } from '../../src/operate/reports.ts';
import { readRows } from '../../src/operate/tables.ts';
import { backUp, move, restore } from '../../src/operate/transfer.ts';
import { publicIdsOf } from '../../src/public-ids.ts';
import { everythingOf } from '../game/commands.ts';
import { MOMENTS } from '../game/moments.ts';
import { Player } from '../game/player.ts';
import { onEveryEngine, World } from '../game/world.ts';
import { startApp } from '../support/app.ts';
import { checked } from '../support/check.ts';
import { signUp } from '../support/client.ts';
import { embeddedEngine, engines, postgresEngines, type TestEngine } from '../support/engines.ts';

const quiet = (): void => undefined;
const folder = mkdtempSync(join(tmpdir(), 'consorcio-operate-'));
const file = join(folder, 'backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All rows of all tables as text. */
const rowsOf = (database: Database): Promise<readonly string[]> =>
  database.transaction(async (query) => {
    const all: string[] = [];
    for await (const { table, rows } of readRows(query)) all.push(...rows.map((row) => `${table} ${row}`));
    return all.sort();
  });

/** The same database in other hands: closing it is not ours. */
const held = (database: Database): Database => ({ ...database, close: async () => undefined });

async function expectPlayable(database: Database, { token, id, campaignId }: Player): Promise<void> {
  const server = await startApp(undefined, { database: held(database), settings: { replayClock: false } });
  const player = new Player(server.app, { token, id });
  player.campaignId = campaignId;
  await player.pay();
  expect((await player.current()).extras.phase).toBe('BID_OPEN');
  await server.app.close();
}

async function emptyOn(engine: TestEngine): Promise<{ database: Database; remove: () => Promise<void> }> {
  const { place, remove } = await engine.make();
  const database = await openDatabase(place, 'fill');
  // Test databases are copies of one; two games have two keys.
  await database.query(statement('test-other-key')`update public_id_key set key = sha256(key)`);
  return { database, remove: () => database.close().then(remove) };
}

onEveryEngine((world) => {
  let atPayment: Player;
  beforeAll(async () => {
    await MOMENTS['with the dream fulfilled'](world);
    await MOMENTS['after giving up'](world);
    atPayment = await MOMENTS['at the payment'](world);
    await world.newcomer();
  });

  describe.each(engines)('a backup, restored on $name', (engine) => {
    test('holds every row, printed links too, and the campaigns go on where they were', async () => {
      const { database, ids } = world.server;
      const written = await backUp(database, file, quiet);
      expect(written).toMatchObject({ player: 4, login_email: 4, campaign: 3 });
      const empty = await emptyOn(engine);
      expect(await restore(empty.database, file, quiet)).toEqual(written);
      expect(await rowsOf(empty.database)).toEqual(await rowsOf(database));
      const link = ids.of(atPayment.id, newId());
      expect((await publicIdsOf(empty.database)).read(link)).toEqual(ids.read(link));
      await expectPlayable(empty.database, atPayment);
      await empty.remove();
    });
  });

  test('a backup that is cut off, or fits no more, changes nothing', async () => {
    await backUp(world.server.database, file, quiet);
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(file).subarray(0, -40));
    const other = join(folder, 'other');
    writeFileSync(other, 'no backup');
    const empty = await emptyOn(embeddedEngine);
    const asItWas = await rowsOf(empty.database);
    await expect(restore(empty.database, cut, quiet)).rejects.toThrow(/is cut off/);
    await expect(restore(empty.database, other, quiet)).rejects.toThrow(/is no backup of this game/);
    await expect(restore(empty.database, join(folder, 'none'), quiet)).rejects.toThrow(/There is no file/);
    expect(await rowsOf(empty.database)).toEqual(asItWas);
    await empty.remove();
    await expect(restore(world.server.database, file, quiet)).rejects.toThrow(/already holds players/);
  });

  test('the funnel counts every player who came to a step, and no other', async () => {
    const { database } = world.server;
    const funnel = await reportFunnel(database);
    const players = Object.fromEntries(funnel.map(({ step, players: n }) => [step, n]));
    expect(players).toMatchObject({
      'signed up': 4,
      'chose a persona': 3,
      'chose a dream': 3,
      'finished a minigame': 2,
      'paid an instalment': 1,
      'fulfilled the dream': 1,
      'saw the certificate': 0,
      'shared a badge': 0,
    });
    expect(await reportCampaigns(database)).toMatchObject([{ dream: 1, campaigns: 3, success: 1, 'given up': 1 }]);
    expect((await reportPlayers(database)).map((day) => day['signed up'])).toEqual([4]);
    expect((await reportBehaviour(database)).map(({ bids }) => bids)).toEqual(['', '', '', '']);
  });

  test('a campaign that a newer version has packed is neither played nor restored, and nothing is written', async () => {
    const { database } = world.server;
    const pack = (name: string, codec: number) =>
      database.query(
        statement(name)`
          update campaign set state = jsonb_set(state::jsonb, '{codec}', '${codec}')::json where player_id = $1`,
        [atPayment.id],
      );
    await pack('test-newer', 99);
    const before = await rowsOf(database);
    const stageId = 'A'.repeat(32);
    for (const answer of [
      await atPayment.ask('stageCurrent'),
      await atPayment.ask('stageBegin', { body: { stageId, roomId: 1 } }),
      await atPayment.ask('giveUp', { body: {} }),
    ])
      expect(answer).toMatchObject({ status: 503, message: 'UNAVAILABLE' });
    expect((await checked(database)).faults).toEqual([expect.stringMatching(/cannot be read: .* codec 99/)]);
    await backUp(database, file, quiet);
    expect(await rowsOf(database)).toEqual(before);
    const empty = await emptyOn(embeddedEngine);
    const asItWas = await rowsOf(empty.database);
    await expect(restore(empty.database, file, quiet)).rejects.toThrow(
      new RegExp(
        `^The backup holds campaigns packed by codec 99, this version reads up to ${CODEC}: [^\\n]+ Nothing was changed\\.$`,
      ),
    );
    expect(await rowsOf(empty.database)).toEqual(asItWas);
    await empty.remove();
    await pack('test-known', 1);
  });

  test('the check finds what cannot be read or played on, and what the draws do not give', async () => {
    const { database } = world.server;
    const begun = await MOMENTS['in room 2'](world);
    let changes = 0;
    const change = (set: string, player: Player) => {
      changes += 1;
      const text = `update campaign set ${set} where player_id = $1`;
      return database.query(statement(`test-change-${changes}`)`${text}`, [player.id]);
    };
    /** The one fault after a change that is taken back by another. */
    const faultAfter = async (set: string, back: string, player = atPayment): Promise<string> => {
      await change(set, player);
      const { faults } = await checked(database);
      await change(back, player);
      expect(faults).toHaveLength(1);
      return String(faults[0]).replace(/^campaign \S+ of player \S+ /, '');
    };
    // By what depends on nothing else: Citus refuses to_jsonb in an update.
    const put = (field: string, json: string) => `state = jsonb_set(state::jsonb, '{${field}}', ${json})::json`;
    const marked = (from: string, to: string) =>
      put('stages', `('"' || replace(state->>'stages', '${from},', '${to},') || '"')::jsonb`);
    const moved = (by: number) => put('quota', `(((state->>'quota')::integer + ${by}) % 15 + 1)::text::jsonb`);
    const mark = await faultAfter(marked('F', 'Q'), marked('Q', 'F'));
    expect(mark).toMatch(/^cannot be read: a stage was kept as Q,/);
    expect(
      await faultAfter("movements = movements || 'Z'||E'\n'", "movements = replace(movements, 'Z'||E'\n', '')"),
    ).toMatch(/^cannot be read: a movement was kept as Z/);
    expect(await faultAfter('dream_id = 99', 'dream_id = 1')).toMatch(/^cannot be read: .*dream 99/);
    expect(await faultAfter(moved(0), moved(13))).toMatch(/^contradicts itself: its quota/);
    expect(await faultAfter('run_version = 99', 'run_version = 1', begun)).toMatch(
      /^waits for version 99 of \w+, which is not served any more$/,
    );
    expect((await checked(database)).faults).toEqual([]);
  });

  test('the check finds a wrong balance and dangling rows', async () => {
    const { database } = world.server;
    expect(await checked(database)).toEqual({ campaigns: 4, faults: [] });
    const before = await everythingOf(atPayment);
    const change = (name: string, by: string) =>
      database.query(statement(name)`update campaign set effort = effort ${by} where player_id = $1`, [atPayment.id]);
    await change('test-lie', '+ 1');
    const { faults } = await checked(database);
    expect(faults).toEqual([
      expect.stringMatching(/^campaign \S+ of player \S+ keeps \d+ effort, its movements give \d+$/),
    ]);
    await change('test-truth', '- 1');
    expect(await everythingOf(atPayment)).toEqual(before);
    const strange = "insert into login_email values ('ninguem@exemplo.com.br', gen_random_uuid())";
    await database.query(statement('test-strange')`${strange}`);
    expect((await checked(database)).faults).toEqual(['1 addresses of nobody']);
    await database.query(statement('test-strange-gone')`delete from login_email where email like 'ninguem@%'`);
  });

  test('the check knows an address by the letters that a login knows, whatever the locale of the database', async () => {
    const { database } = world.server;
    const write = (name: string, text: string, ...ids: string[]) => database.query(statement(name)`${text}`, ids);
    const accounts = [];
    for (const email of ['İ@exemplo.com.br', 'ÉLIA@exemplo.com.br', 'Straße@exemplo.com.br', 'ΣΊΣ@exemplo.com.br'])
      accounts.push(await signUp(world.app, { email }));
    for (const { id } of accounts) await write('test-played', 'update player set version = 1 where player_id = $1', id);
    expect((await checked(database)).faults).toEqual([]);
    const [{ id } = { id: '' }] = accounts;
    await write('test-address-lost', 'delete from login_email where player_id = $1', id);
    expect((await checked(database)).faults).toEqual(['1 players without an address']);
  });
});

describe.each(postgresEngines)('moving from the embedded database to $name', (engine) => {
  test('takes every row along, and the campaigns go on where they were', async () => {
    const world = new World();
    await world.open(embeddedEngine, { replayClock: false });
    const small = world.server.database;
    const player = await MOMENTS['at the payment'](world);
    const large = await emptyOn(engine);
    expect(await move(small, large.database, quiet)).toMatchObject({ player: 1, campaign: 1, run: 3 });
    expect(await rowsOf(large.database)).toEqual(await rowsOf(small));
    await expect(move(small, large.database, quiet)).rejects.toThrow(/already holds players/);
    await expectPlayable(large.database, player);
    await world.server.remove();
    await large.remove();
  });
});
