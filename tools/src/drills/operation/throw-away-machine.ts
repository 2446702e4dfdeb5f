import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which systemd must be up, and gone again. */
const BOOT = 60_000;
const SHUTDOWN = 15_000;

/** This machine once more, with a systemd and a network of its own; what is written in it is gone with it. */
export interface Machine {
  /** Runs a script as root and shows what it runs and says; gives its exit code. */
  run(script: string): number;
  /** The same in silence; gives what it wrote to its standard output. */
  ask(script: string): string;
  remove(): Promise<void>;
}

/** Why there can be no such machine here, or null. */
export function whyNoMachine(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this is not root on Linux';
  const missing = ['systemd-nspawn', 'unshare', 'nsenter', 'runuser'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  return missing.length === 0 ? null : `there is no ${missing.join(', ')}`;
}

/** Our root folder, seen a second time: systemd-nspawn does not take / itself. */
const BOOTED = `set -e
mount --make-rprivate /
mount --bind / "$1"
shift
exec systemd-nspawn --quiet --register=no --keep-unit --private-network --volatile=overlay --console=pipe "$@" --boot -- --unit=basic.target`;

/** The process with number 1 of the machine that a systemd-nspawn runs. */
function leaderOf(nspawn: number): number | null {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, state = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) /);
      const command = readFileSync(`/proc/${name}/comm`, 'utf8').trim();
      if (Number(state.split(' ')[1]) === nspawn && command === 'systemd') return Number(name);
    } catch {
      // It has ended meanwhile.
    }
  }
  return null;
}

async function ended(child: ChildProcess, limit: number): Promise<void> {
  const until = Date.now() + limit;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) await pause(50);
}

/** Starts one. `clone` is seen at each of `places`, where writing leaves it as it is. */
export async function throwAwayMachine(clone: string, places: readonly string[]): Promise<Machine> {
  const base = mkdtempSync(join(tmpdir(), 'consorcio-machine-'));
  const overlays = places.map((place) => `--overlay=${clone}::${place}`);
  const child = spawn('unshare', ['--mount', 'sh', '-c', BOOTED, 'sh', base, '-D', base, ...overlays], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  process.once('exit', () => child.kill('SIGKILL'));
  const until = Date.now() + BOOT;
  let leader: number | null = null;
  const inside = (script: string) => ['-t', String(leader), '-a', 'bash', ...['-c', script]];
  const isUp = (): boolean =>
    leader !== null &&
    /running|degraded/.test(spawnSync('nsenter', inside('systemctl is-system-running')).stdout.toString());
  while (!isUp()) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the machine does not start: ${output}`);
    await pause(200);
    leader ??= leaderOf(child.pid ?? 0);
  }
  return {
    run: (script) =>
      spawnSync('nsenter', ['-t', String(leader), '-a', 'bash', '-ev', '-o', 'pipefail', '-c', script], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { PATH: process.env.PATH, HOME: '/root', LANG: 'C.UTF-8' },
      }).status ?? 1,
    ask: (script) => spawnSync('nsenter', inside(script)).stdout.toString(),
    async remove() {
      child.kill('SIGTERM');
      await ended(child, SHUTDOWN);
      child.kill('SIGKILL');
      await ended(child, SHUTDOWN);
      rmdirSync(base);
    },
  };
}
