import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { readMigrations } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open.ts';
import { addressOf, administer, type Machines, machines } from './machines.ts';

/** A database of one test file. */
export interface TestPlace {
  /** For openDatabase: opens it, and opens it again after it was closed. */
  readonly place: DatabasePlace;
  /** Removes it; every database opened on it must be closed before. */
  remove(): Promise<void>;
}
export interface TestEngine {
  readonly name: Database['kind'];
  /** An up-to-date, empty database of its own. */
  make(): Promise<TestPlace>;
  /** One that no server has opened yet. */
  makeBare(): Promise<TestPlace>;
}

const CACHE = fileURLToPath(new URL('../../../../.cache/test-databases/', import.meta.url));
const BUILDING = 'building-';

const hashOfMigrations = (): string =>
  createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);

/**
 * A built and migrated data folder, made once for each set of migrations: building one takes seconds, a copy does not.
 * Test files run side by side: the quickest one's folder is kept, whole or not at all.
 */
async function templateFolder(): Promise<string> {
  const hash = hashOfMigrations();
  const folder = join(CACHE, hash);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, BUILDING));
  const database = await openDatabase({ databaseUrl: null, dataDir: aside });
  await database.close();
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  const old = readdirSync(CACHE).filter((name) => name !== hash && !name.startsWith(BUILDING));
  for (const name of old) rmSync(join(CACHE, name), { recursive: true, force: true });
  return folder;
}

const embedded: TestEngine = {
  name: 'embedded',
  async makeBare() {
    const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-test-'));
    const remove = async (): Promise<void> => rmSync(dataDir, { recursive: true, force: true });
    return { place: { databaseUrl: null, dataDir }, remove };
  },
  async make() {
    const bare = await this.makeBare();
    cpSync(await templateFolder(), bare.place.dataDir, { recursive: true });
    return bare;
  },
};

/** Any number: whoever holds it makes the template. */
const TEMPLATE_LOCK = 1179;

/** Name of a migrated database that is copied for each test file; made by the first that asks. */
async function templateDatabase({ first, ...on }: Machines): Promise<string> {
  const name = `template_${hashOfMigrations()}`;
  return administer(first, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const aside = `making_${randomUUID().replaceAll('-', '')}`;
    await on.create(aside, 'template0');
    await (await openDatabase({ databaseUrl: addressOf(first, aside), dataDir: '' })).close();
    await on.seal(aside);
    await on.rename(aside, name);
    return name;
  });
}

function postgres(on: Machines): TestEngine {
  const makeFrom = async (template: string): Promise<TestPlace> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await on.create(name, template);
    const place = { databaseUrl: addressOf(on.first, name), dataDir: '' };
    return { place, remove: () => on.drop(name) };
  };
  return {
    name: 'postgres',
    make: async () => makeFrom(await templateDatabase(on)),
    makeBare: () => makeFrom('template0'),
  };
}

const postgresUrl = inject('postgresUrl');
const citusWorkers = inject('citusWorkers');
const isCitus = citusWorkers.length > 0;
const large: readonly TestEngine[] = postgresUrl === null ? [] : [postgres(machines(postgresUrl, citusWorkers))];

/**
 * The embedded database, and PostgreSQL wherever there is one: `describe.each(engines)('… on $name', (engine) => …)`. Where
 * Citus is given (`npm run drill -- distributed`), only that one.
 */
export const engines: readonly TestEngine[] = isCitus ? large : [embedded, ...large];
/**
 * For tests of what stands above the statements, which no engine can tell apart: the embedded database alone, unless
 * `EVERY_ENGINE` is set (`npm run check:wide`). Statements, locks, faults and migrations are tested on `engines`.
 */
export const oneEngine: readonly TestEngine[] = process.env.EVERY_ENGINE === '1' || isCitus ? engines : [embedded];
/** For tests of a spread database; empty unless Citus is given. */
export const citusEngines: readonly TestEngine[] = isCitus ? large : [];

export const embeddedEngine = embedded;
/** For tests of PostgreSQL itself; empty where there is none. */
export const postgresEngines: readonly TestEngine[] = engines.filter(({ name }) => name === 'postgres');
