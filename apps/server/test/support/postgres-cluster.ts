import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL where the tests may make databases; null where there is none. */
    readonly postgresUrl: string | null;
  }
}

const DEBIAN = '/usr/lib/postgresql';
/** Milliseconds in which a fresh cluster must answer. */
const START_LIMIT = 30_000;
const LEFT_OUT = `
${'!'.repeat(100)}
  THE POSTGRESQL TESTS ARE LEFT OUT: no PostgreSQL is installed and TEST_DATABASE_URL is not set.
  Install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL=postgres://user:password@host:5432/postgres
${'!'.repeat(100)}
`;

/** Folder of PostgreSQL's programs: on the path, or where Debian puts them; null when not installed. */
function programs(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...debian.sort().reverse()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL does not run as root: then as one of the users that Debian always has. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string): number => Number(spawnSync('id', ['-u', user]).stdout.toString() || Number.NaN);
  const uid = ['postgres', 'nobody'].map(idOf).find((id) => Number.isInteger(id) && id > 0);
  return uid === undefined ? {} : { uid, gid: uid };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

async function whenAnswering(url: string): Promise<void> {
  for (const until = Date.now() + START_LIMIT; ; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(100);
    }
  }
}

/** A cluster that lives as long as the tests and is safe from nothing but them. */
async function throwAwayCluster(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = runAs();
  const home = mkdtempSync(join(tmpdir(), 'consorcio-postgres-'));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
  const data = join(home, 'data');
  const port = await freePort();
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    user,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`);
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`],
    { ...user, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await whenAnswering(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Vitest calls it once before all integration tests; what it returns, once after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = programs();
  if (given) project.provide('postgresUrl', given);
  else if (folder !== null) {
    const cluster = await throwAwayCluster(folder);
    project.provide('postgresUrl', cluster.url);
    return cluster.stop;
  } else {
    if (process.env.CI === 'true')
      throw new Error('In CI the PostgreSQL tests are never left out: install PostgreSQL.');
    process.stderr.write(LEFT_OUT);
    project.provide('postgresUrl', null);
  }
  return async () => undefined;
}
