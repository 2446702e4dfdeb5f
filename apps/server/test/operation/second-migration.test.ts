import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.ts';
import { databaseOn, type Engine } from '../../src/db/engine.ts';
import { checkVersion, type Migration, migrate, readMigrations } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { readBackup, writeBackup } from '../../src/operate/backup-file.ts';
import { backUp, restore } from '../../src/operate/transfer.ts';
import { engines, type TestPlace } from '../support/engines.ts';

/** The migrations of a later version: those of today and one more. */
const LATER: readonly Migration[] = [
  ...readMigrations(),
  ...readMigrations(fileURLToPath(new URL('second-migration/', import.meta.url))),
];
const PLAYER = '018f0000-0000-7000-8000-000000000001';
const CAMPAIGN = '018f0000-0000-7000-8000-000000000002';
const quiet = (): void => undefined;

const openEngine = ({ databaseUrl, dataDir }: DatabasePlace): Promise<Engine> =>
  databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl);
const rows = (opened: Engine, text: string) => opened.query({ text }).then((answer) => answer.rows);

/** What `work` gives on the bare engine, whatever migrations the database has had. */
async function on<T>(made: TestPlace, work: (engine: Engine) => Promise<T>): Promise<T> {
  const opened = await openEngine(made.place);
  return work(opened).finally(() => opened.close());
}

/** A player with a campaign, as this version writes them. */
async function fill(opened: Engine): Promise<void> {
  await rows(
    opened,
    `insert into player (player_id, name, character_name, email, password_hash, next_seed, next_root, next_rulebook, latest_campaign_id)
      values ('${PLAYER}', 'Ana', 'Bia', 'ana@exemplo.com.br', 'x', sha256('root'), 'root', 3, '${CAMPAIGN}')`,
  );
  await rows(
    opened,
    `insert into campaign (player_id, campaign_id, number, dream_id, status, energy, effort, seed, root, client_seed, state,
        movements, created_at)
      values ('${PLAYER}', '${CAMPAIGN}', 7, 1, 'ACTIVE', 5, 5, sha256('root'), 'root', '', '{}', '',
        '2026-01-01T00:00:00Z')`,
  );
}
const KEPT = 'select p.*, c.* from player p join campaign c on c.player_id = p.player_id';
const names = (opened: Engine) => rows(opened, 'select name from migration order by name');

describe.each(engines)('a second migration on $name', (engine) => {
  let made: TestPlace;
  beforeAll(async () => {
    made = await engine.make();
    await on(made, fill);
  });
  afterAll(() => made.remove());

  test('is missed by a command that reads, which says the version that it met and changes nothing', async () => {
    await expect(on(made, (opened) => checkVersion(opened, LATER))).rejects.toThrow(
      /^The database is at 0011-class-turns\.sql and has not had 9001-second\.sql: [^\n]+\.$/,
    );
    expect(await on(made, names)).toHaveLength(readMigrations().length);
  });

  test('is applied on top, after the first ones and once: every row stays as it was, and has what is new', async () => {
    const before = await on(made, (opened) => rows(opened, KEPT));
    expect(await on(made, (opened) => migrate(opened, LATER))).toEqual(['9001-second.sql']);
    expect(await on(made, (opened) => migrate(opened, LATER))).toEqual([]);
    expect(await on(made, names)).toEqual(LATER.map(({ name }) => ({ name })));
    const after = await on(made, (opened) => rows(opened, KEPT));
    expect(before).toHaveLength(1);
    expect(after).toMatchObject(before.map((row) => ({ ...(row as object), number: expect.anything() })));
    expect(after).toMatchObject([{ shown_as: 'Bia' }]);
  });

  test('stops the version before it with a sentence', async () => {
    await expect(openDatabase(made.place)).rejects.toThrow(
      /^The database is newer than this server \(it knows 9001-second\.sql\): [^\n]+\.$/,
    );
  });

  test('that was changed after it ran is refused, like every other one', async () => {
    for (const place of [0, LATER.length - 1]) {
      const changed = LATER.map((one, i) => (i === place ? { ...one, checksum: 'other' } : one));
      await expect(on(made, (opened) => migrate(opened, changed))).rejects.toThrow(
        `The migration ${LATER[place]?.name} was changed after it ran on this database`,
      );
    }
  });
});

describe.each(engines)('a backup of the version before a second migration, restored on $name', (engine) => {
  let from: TestPlace;
  let to: TestPlace;
  let folder: string;
  let backup: string;
  beforeAll(async () => {
    [from, to] = [await engine.make(), await engine.make()];
    folder = mkdtempSync(join(tmpdir(), 'consorcio-backup-'));
    backup = join(folder, 'backup');
    await on(from, fill);
    const source = await openDatabase(from.place, 'read');
    await backUp(source, backup, quiet);
    await source.close();
    await on(to, (opened) => migrate(opened, LATER));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await Promise.all([from.remove(), to.remove()]);
  });
  const restored = (path: string) => on(to, (opened) => restore(databaseOn(opened), path, quiet, LATER));

  test('leaves nothing behind when it is cut off', async () => {
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(backup).subarray(0, -40));
    await expect(restored(cut)).rejects.toThrow(/is cut off/);
    const left = `select (select count(*)::int from player) as players, to_regnamespace('restoring')::text as aside`;
    expect(await on(to, (opened) => rows(opened, left))).toEqual([{ players: 0, aside: null }]);
  });

  test('goes through it: the same rows, with what is new', async () => {
    expect(await restored(backup)).toMatchObject({ player: 1, campaign: 1 });
    expect(await on(to, (opened) => rows(opened, KEPT))).toMatchObject([
      { player_id: PLAYER, campaign_id: CAMPAIGN, name: 'Ana', shown_as: 'Bia' },
    ]);
  });
});

/** Some of the migrations that made every database before 1.0.0. */
const BEFORE_1 = ['0001-player.sql', '0002-campaign.sql', '0003-teaching.sql', '0033-age-clock.sql'];
const REFUSED = / was made before version 1\.0, which later versions do not read: [^\n]+ Nothing was changed\.$/;

describe.each(engines)('a database from before 1.0 on $name', (engine) => {
  const TABLES = `select table_name::text as name, (select count(*)::int from migration) as noted, (select count(*)::int from player) as players
    from information_schema.tables where table_schema = current_schema() order by 1`;
  let made: TestPlace;
  beforeAll(async () => {
    made = await engine.makeBare();
    await on(made, async (opened) => {
      await rows(
        opened,
        'create table migration (name text primary key, checksum text not null, applied_at timestamptz)',
      );
      for (const name of BEFORE_1) await rows(opened, `insert into migration values ('${name}', 'sum', now())`);
      await rows(opened, `create table player as select 'Ana' as name`);
    });
  });
  afterAll(() => made.remove());

  test.each(['serve', 'read', 'fill'] as const)(
    'is refused with one sentence when it is opened to %s it, and nothing is written',
    async (purpose) => {
      await expect(openDatabase(made.place, purpose)).rejects.toThrow(REFUSED);
      expect(await on(made, (opened) => rows(opened, TABLES))).toEqual(
        ['migration', 'player'].map((name) => ({ name, noted: BEFORE_1.length, players: 1 })),
      );
    },
  );
});

test('a backup from before 1.0 is refused with one sentence before anything is opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consorcio-backup-'));
  const backup = join(folder, 'backup');
  const rowsOf = async function* () {
    yield { table: 'player', rows: ['{"name":"Ana"}'] };
  };
  await writeBackup(backup, { migrations: BEFORE_1, checksums: {}, madeAt: '2026-11-01T00:00:00Z' }, rowsOf(), quiet);
  await expect(readBackup(backup)).rejects.toThrow(REFUSED);
  rmSync(folder, { recursive: true });
});
