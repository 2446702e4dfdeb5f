import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { BUILT_SERVER } from '../rig/game-rig.ts';
import { findPrograms, PostgresCluster } from '../rig/postgres-cluster.ts';
import { ExampleProxy, findNginx } from '../rig/proxy.ts';
import { ServerProcess } from '../rig/server-process.ts';
import { stopOnSignals } from '../rig/stop-on-signals.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';

/**
 * A rolling update: `npm run drill -- rolling FOLDER [seconds]`, where FOLDER is a built clone of the version before. Two
 * of its servers stand behind the nginx of deploy/ on one PostgreSQL, under load. The second is stopped and this version
 * started in its place, which migrates; old and new then serve one database side by side, while players sign up on both; then
 * the first is replaced. Nothing that was answered may be lost and nothing may be answered with 500. Exits 1 otherwise.
 */
const PLAYERS = 6;
/** Seconds that old and new serve side by side. */
const TOGETHER = 60;
/** Milliseconds of play before, and with new servers only. */
const PLAY = 5_000;

stopOnSignals();
const [folder = '', given = `${TOGETHER}`] = process.argv.slice(2);
const seconds = Number(given);
const oldServer = join(resolve(folder), 'apps/server/dist/main.js');
if (folder === '' || !existsSync(oldServer) || !Number.isInteger(seconds) || seconds < 1) {
  console.error('Usage: npm run drill -- rolling FOLDER [seconds], FOLDER being a built clone of the version before');
  process.exit(1);
}
const [programs, nginx] = [findPrograms(), findNginx()];
if (programs === null || nginx === null) {
  console.log(`${programs === null ? 'PostgreSQL' : 'nginx'} is not installed (Debian has it): nothing was tested.`);
  process.exit(0);
}

const cluster = await PostgresCluster.make(programs);
const place = { DATABASE_URL: cluster.url };
const settings = { ...place, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' };
const ports = [await getPort(), await getPort()] as const;
const before = ports.map((port) => new ServerProcess(oldServer, port, settings));
const after = ports.map((port) => new ServerProcess(BUILT_SERVER, port, settings));
const migrations = (): string => cluster.sql('select max(name) from migration');
const rows: object[] = [];
let [isFaulty, proxy]: [boolean, ExampleProxy | null] = [false, null];

/** Lets the players play for a while, doing something meanwhile, and compares their ledgers with what is kept. */
async function period(what: string, players: readonly LedgerPlayers[], work: () => Promise<unknown>) {
  for (const some of players) some.start();
  await work();
  for (const some of players) some.stop();
  for (const some of players) {
    const { answered, unanswered, faults } = await some.check();
    isFaulty ||= faults.length > 0;
    const at = migrations();
    rows.push({
      what,
      'migrated to': at,
      answered,
      'without an answer': unanswered,
      faults: faults.join('; ') || 'none',
    });
  }
}

try {
  for (const server of before) await server.start();
  proxy = await ExampleProxy.start(nginx, [...ports], await getPort());
  const { origin } = proxy;
  const first = await LedgerPlayers.signUp(origin, PLAYERS);
  await period('two old servers, one replaced', [first], async () => {
    await pause(PLAY);
    await before[1]?.stop();
    await after[1]?.start();
    await pause(PLAY);
  });
  const second = await LedgerPlayers.signUp(origin, PLAYERS);
  await period('old and new side by side', [first, second], () => pause(seconds * 1_000));
  await period('the other replaced, new servers only', [first, second], async () => {
    await before[0]?.stop();
    await after[0]?.start();
    await pause(PLAY);
  });
  const operate = join(dirname(BUILT_SERVER), 'operate.js');
  const env = { PATH: process.env.PATH, ...place };
  const check = spawnSync(process.execPath, [operate, 'admin', 'check'], { env, encoding: 'utf8' });
  console.log(check.stdout.trim());
  isFaulty ||= check.status !== 0;
} finally {
  await proxy?.stop();
  for (const server of [...before, ...after]) await server.kill();
  await cluster.remove();
}
console.table(rows);
process.exitCode = isFaulty ? 1 : 0;
