import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import type { Engine } from '../src/db/engine.ts';
import { migrate, readMigrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { engines, type TestPlace } from './support/engines.ts';

const PLAYER = '018f0000-0000-7000-8000-000000000001';
const CAMPAIGN = '018f0000-0000-7000-8000-000000000002';
/** The most that `smallint` holds. */
const LAST_OLD_NUMBER = 32_767;

const until = (name: string) => readMigrations().filter((migration) => migration.name < name);

describe.each(engines)('rows that an earlier version wrote, on $name', (engine) => {
  let made: TestPlace;

  /** What `work` gives on the bare engine, whatever migrations the database has had. */
  async function onEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const { databaseUrl, dataDir } = made.place;
    const opened = databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
    return work(opened).finally(() => opened.close());
  }
  const rows = (opened: Engine, text: string) => opened.query({ text }).then((answer) => answer.rows);

  beforeAll(async () => {
    made = await engine.makeBare();
    await onEngine(async (opened) => {
      await migrate(opened, until('0005'));
      await rows(
        opened,
        `insert into player (player_id, name, character_name, email, password_hash, next_seed, latest_campaign_id)
          values ('${PLAYER}', 'Ana', 'Ana', 'ana@exemplo.com.br', 'x', decode(repeat('00', 32), 'hex'), '${CAMPAIGN}')`,
      );
      await rows(
        opened,
        `insert into campaign (player_id, campaign_id, number, dream_id, status, energy, effort, seed, client_seed, state,
            movements, created_at)
          values ('${PLAYER}', '${CAMPAIGN}', ${LAST_OLD_NUMBER}, 1, 'ACTIVE', 5, 5, decode(repeat('00', 32), 'hex'), '',
            '{}', '', '2026-01-01T00:00:00Z')`,
      );
      await rows(
        opened,
        `insert into run (player_id, campaign_number, ordinal, version, ticks, points, inputs)
          values ('${PLAYER}', ${LAST_OLD_NUMBER}, 1, 1, 60, 3, '\\x0102')`,
      );
    });
  });
  afterAll(() => made.remove());

  test('stay behind when a command reads them, which says the version that it met', async () => {
    const names = () => onEngine((opened) => rows(opened, 'select name from migration order by name'));
    const before = await names();
    await expect(openDatabase(made.place, 'read')).rejects.toThrow(
      /^The database is at 0004-[^\n]+ and has not had 0005-/,
    );
    expect(await names()).toEqual(before);
  });

  test('are kept as they are, and a player may have more campaigns than before', async () => {
    const kept = (opened: Engine) =>
      rows(
        opened,
        'select c.*, r.* from campaign c join run r on r.player_id = c.player_id and r.campaign_number = c.number',
      );
    const before = await onEngine(kept);
    await (await openDatabase(made.place)).close();
    expect(before).toHaveLength(1);
    expect(await onEngine(kept)).toMatchObject(before);

    const database = await openDatabase(made.place);
    const next = (table: string, column: string) =>
      database.query(statement({ name: `test-next-${table}`, text: `update ${table} set ${column} = ${column} + 1` }));
    await next('campaign', 'number');
    await next('run', 'campaign_number');
    await database.close();
    expect(await onEngine(kept)).toMatchObject([{ number: LAST_OLD_NUMBER + 1, campaign_number: LAST_OLD_NUMBER + 1 }]);
  });

  test("have seeds of rulebook 1, and a server of before leaves no root beside a seed that is not the root's", async () => {
    await (await openDatabase(made.place)).close();
    const seals = (opened: Engine) =>
      rows(
        opened,
        'select p.next_rulebook, p.next_root, c.root from player p join campaign c on c.player_id = p.player_id',
      );
    const before = { next_rulebook: 1, next_root: null, root: null };
    expect(await onEngine(seals)).toEqual([before]);
    const seal = `update player set next_rulebook = 2, next_root = 'r', next_seed =`;
    await expect(onEngine((opened) => rows(opened, `${seal} sha256('s')`))).rejects.toThrow(/check constraint/);
    await onEngine((opened) => rows(opened, `${seal} sha256('r')`));
    const openedBefore = `select campaign_open('${PLAYER}', 0, sha256('next'), gen_random_uuid(), 2, 1::smallint, 5, 5, sha256('r'), '',
      '{}'::json, '', now(), null) as written`;
    expect(await onEngine((opened) => rows(opened, openedBefore))).toEqual([{ written: true }]);
    expect(await onEngine(seals)).toEqual([before, before]);
  });
});
