import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { findPrograms, PostgresCluster } from './postgres-cluster.ts';
import { ServerProcess } from './server-process.ts';

export type EngineName = 'embedded' | 'postgres';
export const ENGINES: readonly EngineName[] = ['embedded', 'postgres'];

export const BUILT_SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** Settings of a server that is played on as fast as it goes. */
export const UNLIMITED = { RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' } as const;

/** Such a server, not started yet, on a database that is there. */
export const serverOn = async (url: string): Promise<ServerProcess> =>
  new ServerProcess(BUILT_SERVER, await getPort(), { DATABASE_URL: url, ...UNLIMITED });

/** A server and its own database, for a drill or a bench. `remove` ends both and deletes the data. */
export interface GameRig {
  readonly engine: EngineName;
  readonly server: ServerProcess;
  readonly cluster: PostgresCluster | null;
  /** Settings that lead another process to the same database. */
  readonly place: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

interface RigOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** PostgreSQL is asked over its Unix socket, as docs/scaling.md says for one machine. */
  readonly isBySocket?: boolean;
  /** Another built server. */
  readonly main?: string;
}

/** Makes a rig; the server is not started yet. Null where the engine is not installed. */
export async function openRig(engine: EngineName, options: RigOptions = {}): Promise<GameRig | null> {
  const programs = engine === 'postgres' ? findPrograms() : null;
  if (engine === 'postgres' && programs === null) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-rig-'));
  const cluster = programs === null ? null : await PostgresCluster.make(programs);
  const place =
    cluster === null ? { DATA_DIR: dataDir } : { DATABASE_URL: options.isBySocket ? cluster.socketUrl : cluster.url };
  const server = new ServerProcess(options.main ?? BUILT_SERVER, await getPort(), { ...place, ...options.settings });
  return {
    engine,
    server,
    cluster,
    place,
    async remove() {
      await server.kill();
      await cluster?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Does work with a started rig of each engine, or of the one that is named, and removes it. */
export async function onEngines(
  only: string,
  options: RigOptions,
  work: (rig: GameRig) => Promise<void>,
): Promise<void> {
  for (const engine of ENGINES) {
    if (only !== '' && only !== engine) continue;
    const rig = await openRig(engine, options);
    if (rig === null) {
      console.log('PostgreSQL is not installed: its half is left out.');
      continue;
    }
    try {
      await rig.server.start();
      await work(rig);
    } finally {
      await rig.remove();
    }
  }
}
