import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { readMigrations } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open.ts';

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

async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const addressOf = (admin: string, name: string): string => Object.assign(new URL(admin), { pathname: `/${name}` }).href;

/** Any number: whoever holds it makes the template. */
const TEMPLATE_LOCK = 1179;

/** Name of a migrated database that is copied for each test file; made by the first that asks. */
async function templateDatabase(admin: string): Promise<string> {
  const name = `template_${hashOfMigrations()}`;
  return administer(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const aside = `making_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${aside}`);
    await (await openDatabase({ databaseUrl: addressOf(admin, aside), dataDir: '' })).close();
    await client.query(`alter database ${aside} rename to ${name}`);
    return name;
  });
}

function postgres(admin: string): TestEngine {
  const makeFrom = async (template: string): Promise<TestPlace> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await administer(admin, (client) => client.query(`create database ${name} template ${template}`));
    const place = { databaseUrl: addressOf(admin, name), dataDir: '' };
    const remove = async (): Promise<void> => {
      await administer(admin, (client) => client.query(`drop database ${name} with (force)`));
    };
    return { place, remove };
  };
  return {
    name: 'postgres',
    make: async () => makeFrom(await templateDatabase(admin)),
    makeBare: () => makeFrom('template0'),
  };
}

const postgresUrl = inject('postgresUrl');

/** The embedded database, and PostgreSQL wherever there is one: `describe.each(engines)('… on $name', (engine) => …)`. */
export const engines: readonly TestEngine[] = postgresUrl === null ? [embedded] : [embedded, postgres(postgresUrl)];

export const embeddedEngine = embedded;
/** For tests of PostgreSQL itself; empty where there is none. */
export const postgresEngines: readonly TestEngine[] = engines.filter(({ name }) => name === 'postgres');
