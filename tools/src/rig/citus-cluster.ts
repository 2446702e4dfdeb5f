import { findPrograms, PostgresCluster } from './postgres-cluster.ts';

const WORKERS = 2;
/** No usage reports, and as many sessions on each machine as the servers of a test have. */
const SETTINGS = [
  'shared_preload_libraries=citus',
  'citus.enable_statistics_collection=off',
  // All on one machine.
  'citus.node_conninfo=sslmode=disable',
  'max_connections=300',
  'max_prepared_transactions=300',
  'max_worker_processes=100',
];

/** Folder of PostgreSQL's programs in which Citus is installed: the setting CITUS_PROGRAMS, or PostgreSQL's own. */
export async function findCitus(): Promise<string | null> {
  const programs = process.env.CITUS_PROGRAMS || findPrograms();
  if (programs === null) return null;
  const plain = await PostgresCluster.make(programs);
  const count = plain.sql("select count(*) from pg_available_extensions where name = 'citus'");
  await plain.remove();
  return count === '1' ? programs : null;
}

/** A coordinator and two workers of Citus on this machine; the database `postgres` of each is joined. */
export class CitusCluster {
  readonly coordinator: PostgresCluster;
  readonly workers: readonly PostgresCluster[];

  private constructor(coordinator: PostgresCluster, workers: readonly PostgresCluster[]) {
    this.coordinator = coordinator;
    this.workers = workers;
  }

  /** `settings`: more of them, for each machine. */
  static async make(programs: string, settings: readonly string[] = []): Promise<CitusCluster> {
    const machine = () => PostgresCluster.make(programs, [...SETTINGS, ...settings]);
    const coordinator = await machine();
    const workers: PostgresCluster[] = [];
    while (workers.length < WORKERS) workers.push(await machine());
    for (const one of [coordinator, ...workers]) one.sql('create extension citus');
    coordinator.sql(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
    for (const { port } of workers) coordinator.sql(`select citus_add_node('127.0.0.1', ${port})`);
    return new CitusCluster(coordinator, workers);
  }

  /** True when a table's row of this key is kept on that worker. */
  isOn(worker: PostgresCluster, table: 'player' | 'login_email', key: string): boolean {
    const port = this.coordinator.sql(`select nodeport from pg_dist_shard_placement
      where shardid = get_shard_id_for_distribution_column('${table}', '${key}')`);
    return Number(port) === worker.port;
  }

  async remove(): Promise<void> {
    for (const one of [this.coordinator, ...this.workers]) await one.remove();
  }
}
