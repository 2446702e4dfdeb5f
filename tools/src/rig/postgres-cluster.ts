import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

const DEBIAN = '/usr/lib/postgresql';
/** Milliseconds in which a cluster must answer. */
const START_LIMIT = 30_000;

/** Folder of PostgreSQL's programs: on the path, or where Debian puts them; null when not installed. */
export function findPrograms(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...debian.sort().reverse()];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  // Where links on the path lead to, all the other programs are.
  return found === undefined ? null : dirname(realpathSync(join(found, 'initdb')));
}

/** PostgreSQL refuses to run as root: in that case the ids of a user that Debian always has. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string): number => Number(spawnSync('id', ['-u', user]).stdout.toString() || Number.NaN);
  const uid = ['postgres', 'nobody'].map(idOf).find((id) => Number.isInteger(id) && id > 0);
  return uid === undefined ? {} : { uid, gid: uid };
}

/** Ids of a process's children. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** A PostgreSQL cluster in a temporary folder, with fsync on as in production unless set otherwise, that can be killed. */
export class PostgresCluster {
  readonly url: string;
  readonly #home: string;
  readonly #programs: string;
  readonly #port: number;
  readonly #settings: readonly string[];
  readonly #user = runAs();
  #server: ChildProcess | null = null;

  private constructor(programs: string, home: string, port: number, settings: readonly string[] = []) {
    this.#settings = settings;
    this.#programs = programs;
    this.#home = home;
    this.#port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** Id of the main process, whose children are all the others. */
  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  get port(): number {
    return this.#port;
  }

  /** For a server on the same machine: over the Unix socket. */
  get socketUrl(): string {
    return `postgres://postgres@${encodeURIComponent(this.#home)}:${this.#port}/postgres`;
  }

  /** Folder of the data, for those who copy it. */
  get data(): string {
    return join(this.#home, 'data');
  }

  /** `settings`: such as `max_connections=200`, beside PostgreSQL's own. */
  static async make(programs: string, settings: readonly string[] = []): Promise<PostgresCluster> {
    const home = mkdtempSync(join(tmpdir(), 'consorcio-crash-'));
    const cluster = new PostgresCluster(programs, home, await getPort(), settings);
    const user = cluster.#user;
    if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
    const options = ['-D', join(home, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const made = spawnSync(join(programs, 'initdb'), options, user);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`);
    await cluster.start();
    return cluster;
  }

  /** A streaming replica of this one, started and caught up. */
  async replica(): Promise<PostgresCluster> {
    const home = mkdtempSync(join(tmpdir(), 'consorcio-replica-'));
    const replica = new PostgresCluster(this.#programs, home, await getPort());
    const user = this.#user;
    if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
    // -R: it follows this one from its first start on.
    const options = ['-d', this.url, '-D', replica.data, '-R', '-X', 'stream', '-c', 'fast'];
    const made = spawnSync(join(this.#programs, 'pg_basebackup'), options, user);
    if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.stderr.toString()}`);
    await replica.start();
    return replica;
  }

  /** Cuts a replica off from its primary, as a broken network would. */
  cutOff(): void {
    this.sql("alter system set primary_conninfo = ''");
    this.sql('select pg_reload_conf()');
  }

  /** Makes a replica a primary. */
  promote(): void {
    this.sql('select pg_promote()');
  }

  async start(): Promise<void> {
    const home = this.#home;
    const server = spawn(
      join(this.#programs, 'postgres'),
      [
        ...['-D', join(home, 'data'), '-p', String(this.#port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`],
        ...this.#settings.flatMap((setting) => ['-c', setting]),
      ],
      // Not the home of the current user: a PostgreSQL that asks others looks there for keys.
      { ...this.#user, stdio: 'ignore', env: { ...process.env, HOME: home } },
    );
    this.#server = server;
    process.once('exit', () => server.kill('SIGKILL'));
    for (const until = Date.now() + START_LIMIT; ; ) {
      const asked = spawnSync(join(this.#programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(this.#port)]);
      if (asked.status === 0) return;
      if (server.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL does not start');
      await pause(20);
    }
  }

  #all(): readonly number[] {
    const { pid } = this;
    return pid === 0 ? [] : [pid, ...childrenOf(pid)];
  }

  /** Stops all its processes (SIGSTOP): connections stay open, nothing is answered. */
  freeze(): void {
    for (const pid of this.#all()) process.kill(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#all()) process.kill(pid, 'SIGCONT');
  }

  /** Runs a statement as the database's owner, and gives what psql prints of its rows. */
  sql(text: string): string {
    const asked = spawnSync(join(this.#programs, 'psql'), [
      this.url,
      '-X',
      '-A',
      '-t',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      text,
    ]);
    if (asked.status !== 0) throw new Error(`psql failed: ${asked.stderr.toString()}`);
    return asked.stdout.toString().trim();
  }

  /** Ends every connection of a client but its own. */
  cutConnections(): void {
    this.sql(`select count(pg_terminate_backend(pid)) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  }

  /** Kills the server and all its processes at once, as the end of a machine would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const children = childrenOf(server.pid);
    for (const pid of [server.pid, ...children]) end(pid);
    await ended;
    // Their shared memory is theirs until the last of them is gone.
    while (children.some((pid) => existsSync(`/proc/${pid}`))) await pause(5);
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#home, { recursive: true, force: true });
  }
}
