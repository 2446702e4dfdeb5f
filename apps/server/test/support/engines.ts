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
}

const CACHE = fileURLToPath(new URL('../../../../.cache/test-databases/', import.meta.url));
const BUILDING = 'building-';

/**
 * A built and migrated data folder, made once for each set of migrations: building one takes seconds, a copy does not.
 * Test files run side by side: the quickest one's folder is kept, whole or not at all.
 */
async function template(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
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
  async make() {
    const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-test-'));
    cpSync(await template(), dataDir, { recursive: true });
    return {
      place: { databaseUrl: null, dataDir },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
};

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const postgres = (admin: string): TestEngine => ({
  name: 'postgres',
  async make() {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await administer(admin, `create database ${name}`);
    const url = new URL(admin);
    url.pathname = `/${name}`;
    const place = { databaseUrl: url.href, dataDir: '' };
    await (await openDatabase(place)).close();
    return { place, remove: () => administer(admin, `drop database ${name} with (force)`) };
  },
});

const postgresUrl = inject('postgresUrl');

/** The embedded database, and PostgreSQL wherever there is one: `describe.each(engines)('… on $name', (engine) => …)`. */
export const engines: readonly TestEngine[] = postgresUrl === null ? [embedded] : [embedded, postgres(postgresUrl)];

export const embeddedEngine = embedded;
/** For tests of PostgreSQL itself; empty where there is none. */
export const postgresEngines: readonly TestEngine[] = engines.filter(({ name }) => name === 'postgres');
