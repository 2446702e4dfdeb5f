import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CitusCluster } from '../../rig/citus-cluster.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url));

/**
 * Runs the server's integration tests, whole or those of some names, with Citus in the place of PostgreSQL. They also look
 * at the plan of every statement (`statements.test.ts`). True when all hold.
 */
export async function runSuite(programs: string, names: readonly string[]): Promise<boolean> {
  // Not durable, for tests only: commits do not wait for the disk.
  const cluster = await CitusCluster.make(programs, ['fsync=off']);
  try {
    const env = {
      ...process.env,
      TEST_DATABASE_URL: cluster.coordinator.url,
      TEST_CITUS_WORKERS: cluster.workers.map(({ url }) => url).join(' '),
    };
    const args = [VITEST, 'run', '--project', 'integration', ...names];
    return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
  } finally {
    await cluster.remove();
  }
}
