import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Does in a throw-away machine what `podman` would do with the commands of docs/operation.md: it runs programs as the user, in
 * the folder and with the settings of deploy/Containerfile, with the volumes in their places. It builds nothing: the clone is
 * the image (`npm run drill -- container` runs the steps).
 */
const CLONE = fileURLToPath(new URL('../../../../', import.meta.url));
const STEPS = readFileSync(`${CLONE}/deploy/Containerfile`, 'utf8').split('\n');
/** What the last step of a kind says. */
const last = (word: string): string =>
  STEPS.findLast((step) => step.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
/** Number of the user `node` in the image. */
const NODE_USER = 1000;
const PLACE = '/var/lib/containers';

interface Container {
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** Nothing but the volumes and `/tmp` can be written, and no right can be had. */
  readonly isClosed: boolean;
}

/** The folder of a volume; a new one is its user's, as the image's folder is. */
function volume(name: string): string {
  const folder = `${PLACE}/volumes/${name}`;
  mkdirSync(folder, { recursive: true });
  spawnSync('chown', [`${NODE_USER}:${NODE_USER}`, folder]);
  return folder;
}

/** A shell's words that mount what the container sees, in a space of its own, and become its program. */
function programOf({ options, command, isClosed }: Container): readonly string[] {
  const mounts = [
    `mkdir -p /game && mount --bind ${CLONE} /game && mount -o remount,bind,ro /game`,
    ...options.map((option) => {
      const [name = '', path = ''] = option.split(':');
      return `mkdir -p ${path} && mount --bind ${volume(name)} ${path}`;
    }),
  ];
  const user = last('USER') === 'node' ? NODE_USER : 0;
  const closed = isClosed ? 'mount -t tmpfs tmpfs /tmp && mount -o remount,bind,ro /' : '';
  const rights = isClosed ? '--bounding-set -all --inh-caps -all --no-new-privs' : '';
  const script = `${mounts.join('\n')}\n${closed}\ncd ${last('WORKDIR')}\nexec setpriv --reuid ${user} --regid ${user} --clear-groups ${rights} -- "$@"`;
  return ['--mount', 'bash', '-ec', script, 'bash', ...command];
}

const settingsOf = (pairs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

const known = (name: string): string => `${PLACE}/${name}.json`;
const pidFile = (name: string): string => `${PLACE}/${name}.pid`;

function start(name: string): void {
  const container = JSON.parse(readFileSync(known(name), 'utf8')) as Container;
  const log = openSync(`${PLACE}/${name}.log`, 'a');
  const child = spawn('unshare', programOf(container), {
    env: { PATH: process.env.PATH, ...container.env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  writeFileSync(pidFile(name), String(child.pid));
  child.unref();
}

async function stop(name: string): Promise<void> {
  const pid = Number(readFileSync(pidFile(name), 'utf8'));
  process.kill(pid, last('STOPSIGNAL'));
  while (existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '') await pause(50);
  rmSync(pidFile(name));
}

function run(words: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: true,
    options: {
      rm: { type: 'boolean' },
      detach: { type: 'boolean', short: 'd' },
      name: { type: 'string' },
      publish: { type: 'string', short: 'p', multiple: true },
      volume: { type: 'string', short: 'v', multiple: true },
      env: { type: 'string', short: 'e', multiple: true },
      ...{ memory: { type: 'string' }, 'read-only': { type: 'boolean' }, 'cap-drop': { type: 'string' } },
      ...{ 'security-opt': { type: 'string' }, ulimit: { type: 'string' } },
    },
  });
  const [, ...command] = positionals;
  const container: Container = {
    options: values.volume ?? [],
    env: settingsOf([...last('ENV').split(' '), ...(values.env ?? [])]),
    command: command.length > 0 ? command : (JSON.parse(last('CMD')) as string[]),
    isClosed: values['read-only'] === true,
  };
  mkdirSync(PLACE, { recursive: true });
  if (values.detach !== true)
    return (
      spawnSync('unshare', programOf(container), {
        env: { PATH: process.env.PATH, ...container.env },
        stdio: 'inherit',
      }).status ?? 1
    );
  writeFileSync(known(values.name ?? ''), JSON.stringify(container));
  start(values.name ?? '');
  return 0;
}

const [verb, ...words] = process.argv.slice(2);
if (verb === 'run') process.exitCode = run(words);
else if (verb === 'start') start(words[0] ?? '');
else if (verb === 'stop') await stop(words[0] ?? '');
else if (verb !== 'build') throw new Error(`podman ${verb} is not known here`);
