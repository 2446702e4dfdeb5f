import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import getPort from 'get-port';
import { playAll } from './releases/moments.ts';
import { fail, stopOnSignals } from './rig/ending.ts';
import { findPrograms, PostgresCluster } from './rig/postgres-cluster.ts';
import { ServerProcess } from './rig/server-process.ts';

/**
 * Makes what a release leaves behind, for the tests of every later one: `npm run tool -- fixture NUMBER [folder of a built clone]`.
 * That clone's server is played to every moment of a campaign; then its data folder, its backup, a dump of the database that
 * it moves to PostgreSQL, and its replies about each player are written to `apps/server/test/releases/NUMBER`. Needs an
 * installed PostgreSQL. A fixture that exists is never written over.
 */
const HERE = fileURLToPath(new URL('../../', import.meta.url));

stopOnSignals();
const [release = '', clone = HERE] = process.argv.slice(2);
const programs = findPrograms();
if (!/^\d+$/.test(release)) fail('Use: npm run tool -- fixture NUMBER [folder of a built clone]');
if (programs === null) fail('PostgreSQL is not installed: a dump is part of a fixture.');
const target = join(HERE, 'apps/server/test/releases', release);
const at = (file: string): string => join(target, file);

const home = mkdtempSync(join(tmpdir(), 'consorcio-release-'));
const place = { DATA_DIR: join(home, 'data') };
const built = (file: string): string => join(resolve(clone), 'apps/server/dist', file);
mkdirSync(dirname(target), { recursive: true });
mkdirSync(target);
try {
  const server = new ServerProcess(built('main.js'), await getPort(), {
    ...place,
    RATE_LIMITS: 'off',
    REPLAY_CLOCK: 'off',
  });
  await server.start();
  const players = await playAll(server.origin, (moment) => console.log(moment));
  await server.stop();
  compress('players.json.br', Buffer.from(JSON.stringify(players)));
  operate('backup', at('backup'));
  const cluster = await PostgresCluster.make(programs);
  operate('move-to-postgres', { DATABASE_URL: cluster.url });
  const dump = output(join(programs, 'pg_dump'), ['--inserts', '--rows-per-insert=50', '--no-owner', cluster.url]);
  await cluster.remove();
  // Lines that only psql understands.
  compress('dump.sql.br', Buffer.from(dump.toString().replaceAll(/^\\.*\n/gm, '')));
  const reproducible = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  compress('folder.tar.br', output('tar', [...reproducible, '-C', place.DATA_DIR, '-cf', '-', 'database']));
  for (const file of ['players.json.br', 'backup', 'dump.sql.br', 'folder.tar.br'])
    console.log(`${file}: ${Math.ceil(statSync(at(file)).size / 1024)} kB`);
} catch (error) {
  rmSync(target, { recursive: true, force: true });
  throw error;
} finally {
  rmSync(home, { recursive: true, force: true });
}

function output(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Buffer {
  const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 2 ** 30 };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr.toString()}`);
  return stdout;
}

function operate(command: string, more: string | Readonly<Record<string, string>>): void {
  const [args, env] = typeof more === 'string' ? [[more], {}] : [[], more];
  output(process.execPath, [built('operate.js'), command, ...args], { ...place, ...env });
}

function compress(file: string, bytes: Buffer): void {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(at(file), brotliCompressSync(bytes, { params }));
}
