import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { CitusCluster } from '../../rig/citus-cluster.ts';
import { cpuTime } from '../../rig/cpu-time.ts';
import { rounded } from '../../rig/figures.ts';
import { BUILT_SERVER } from '../../rig/game-rig.ts';
import { PostgresCluster } from '../../rig/postgres-cluster.ts';
import { ServerProcess } from '../../rig/server-process.ts';
import { LedgerPlayers } from '../ledger/ledger-players.ts';

const PLAYERS = 8;
/** Milliseconds of play before connections and plans stand, and that are measured. */
const WARM = 4_000;
const MEASURED = 15_000;

/** Milliseconds of CPU that the database takes for a stage that is finished. */
async function measure(url: string, machines: readonly PostgresCluster[]): Promise<number> {
  const server = new ServerProcess(BUILT_SERVER, await getPort(), {
    DATABASE_URL: url,
    RATE_LIMITS: 'off',
    REPLAY_CLOCK: 'off',
  });
  let stages = 0;
  const taken = (): number => machines.reduce((sum, { pid }) => sum + cpuTime(pid), 0);
  try {
    await server.start();
    const players = await LedgerPlayers.signUp(server.origin, PLAYERS, (deed) => {
      if (deed !== 'bid') stages += 1;
    });
    players.start();
    await pause(WARM);
    const [before, from] = [taken(), stages];
    await pause(MEASURED);
    const cost = (taken() - before) / (stages - from);
    players.stop();
    await players.check();
    return cost;
  } finally {
    await server.kill();
  }
}

/** The same play on plain PostgreSQL, and on Citus asked at the coordinator and at a worker. */
export async function compareCost(programs: string): Promise<void> {
  const plain = await PostgresCluster.make(programs);
  const alone = await measure(plain.url, [plain]).finally(() => plain.remove());
  const cluster = await CitusCluster.make(programs);
  try {
    const atCoordinator = await measure(cluster.coordinator.url, cluster.all);
    const atWorker = await measure(cluster.workers[0]?.url ?? '', cluster.all);
    const row = (database: string, cost: number) => ({
      database,
      'ms of CPU a stage': rounded(cost),
      'times PostgreSQL': rounded(cost / alone, 1),
    });
    console.table([
      row('PostgreSQL', alone),
      row('Citus, asked at the coordinator', atCoordinator),
      row('Citus, asked at a worker', atWorker),
    ]);
  } finally {
    await cluster.remove();
  }
}
