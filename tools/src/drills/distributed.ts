import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CitusCluster, findCitus } from '../rig/citus-cluster.ts';
import { fail, skip, stopOnSignals } from '../rig/ending.ts';
import { killWorkers } from './distributed/worker-killed.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

/**
 * Runs the server's integration tests, whole or those of some names, with Citus in the place of PostgreSQL. They also look
 * at the plan of every statement (`statements.test.ts`). True when all hold.
 */
async function runSuite(programs: string, names: readonly string[]): Promise<boolean> {
  // Not durable, for tests only: commits do not wait for the disk.
  const cluster = await CitusCluster.make(programs, ['fsync=off']);
  try {
    const env = {
      ...process.env,
      TEST_DATABASE_URL: cluster.coordinator.url,
      TEST_CITUS_WORKERS: cluster.workers.map(({ url }) => url).join(' '),
    };
    const args = [VITEST, 'run', '--project', 'integration', '--testTimeout', '300000', ...names];
    return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
  } finally {
    await cluster.remove();
  }
}

/**
 * The game on Citus, a coordinator and two workers: `npm run drill -- distributed [suite|worker] [names of tests]`. Runs
 * the server's integration tests with the plan of every statement, and kills a worker under load.
 * Where Citus is not installed it says so; CITUS_PROGRAMS names the folder of another PostgreSQL's programs. Exits 1 when
 * something does not hold.
 */
const PARTS = ['suite', 'worker'];

stopOnSignals();
const [part = '', ...names] = process.argv.slice(2);
if (part !== '' && !PARTS.includes(part))
  fail(`Usage: npm run drill -- distributed [${PARTS.join('|')}] [names of tests]`);
const programs = await findCitus();
if (programs === null)
  skip('Citus is not installed (pg_available_extensions; CITUS_PROGRAMS is not set to one): nothing was tested.');
const isAsked = (one: string): boolean => part === '' || part === one;
let isRight = true;
if (isAsked('suite')) isRight = (await runSuite(programs, names)) && isRight;
if (isAsked('worker')) isRight = (await killWorkers(programs)) && isRight;
process.exitCode = isRight ? 0 : 1;
