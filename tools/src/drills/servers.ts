import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { fail, skip, stopOnSignals } from '../rig/ending.ts';
import { BUILT_SERVER } from '../rig/game-rig.ts';
import { findPrograms, PostgresCluster } from '../rig/postgres-cluster.ts';
import { ExampleProxy, findNginx } from '../rig/proxy.ts';
import { ServerProcess } from '../rig/server-process.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';

/**
 * Two servers on one PostgreSQL behind the nginx of deploy/, under load. `npm run drill -- servers [rounds]`: they start together
 * on an empty database, so that only one may migrate it; then, round after round, one of them is killed and started again.
 * `npm run drill -- rolling FOLDER [seconds]`: both are of the version before, of which FOLDER is a built clone; one is stopped and
 * this version started in its place, which migrates; old and new serve side by side, while players sign up on both; then the other
 * is replaced. Nothing that was answered may be lost, and nothing be answered with 500. Exits 1 otherwise.
 */
const ROUNDS = 4;
/** Seconds that old and new serve side by side. */
const TOGETHER = 60;
const PLAYERS = 6;
/** Milliseconds of play before a kill, while one server is dead, and with all of them again. */
const PLAY = 1_500;
/** Milliseconds of play before a server is replaced, and after. */
const PLAY_LONG = 5_000;

stopOnSignals();
const [first = `${ROUNDS}`, folder = '', given = `${TOGETHER}`] = process.argv.slice(2);
const isRolling = first === 'rolling';
const count = Number(isRolling ? given : first);
const oldServer = isRolling ? join(resolve(folder), 'apps/server/dist/main.js') : BUILT_SERVER;
if (!existsSync(oldServer) || !Number.isInteger(count) || count < 1)
  fail(
    'Usage: npm run drill -- servers [rounds] | rolling FOLDER [seconds], FOLDER being a built clone of the version before',
  );
const [programs, nginx] = [findPrograms(), findNginx()];
if (programs === null || nginx === null)
  skip(`${programs === null ? 'PostgreSQL' : 'nginx'} is not installed (Debian has it): nothing was tested.`);

const cluster = await PostgresCluster.make(programs);
const place = { DATABASE_URL: cluster.url };
const settings = { ...place, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' };
const ports = [await getPort(), await getPort()] as const;
const serverOf = (main: string, at: 0 | 1) => new ServerProcess(main, ports[at], settings);
const [one, other] = [serverOf(oldServer, 0), serverOf(oldServer, 1)];
const [newOne, newOther] = [serverOf(BUILT_SERVER, 0), serverOf(BUILT_SERVER, 1)];
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
    const at = cluster.sql('select max(name) from migration');
    const counts = { answered, 'without an answer': unanswered, faults: faults.join('; ') || 'none' };
    rows.push({ what, 'migrated to': at, ...counts });
  }
}

async function killInTurn(players: LedgerPlayers): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const victim = round % 2 === 0 ? one : other;
    await period(`server ${1 + (round % 2)} killed`, [players], async () => {
      await pause(PLAY);
      await victim.kill();
      await pause(PLAY);
      await victim.start();
      await pause(PLAY);
    });
  }
}

async function replaceInTurn(players: LedgerPlayers, origin: string): Promise<void> {
  await period('two old servers, one replaced', [players], async () => {
    await pause(PLAY_LONG);
    await other.stop();
    await newOther.start();
    await pause(PLAY_LONG);
  });
  const newcomers = await LedgerPlayers.signUp(origin, PLAYERS);
  await period('old and new side by side', [players, newcomers], () => pause(count * 1_000));
  await period('the other replaced, new servers only', [players, newcomers], async () => {
    await one.stop();
    await newOne.start();
    await pause(PLAY_LONG);
  });
  const operate = join(dirname(BUILT_SERVER), 'operate.js');
  const env = { PATH: process.env.PATH, ...place };
  const check = spawnSync(process.execPath, [operate, 'admin', 'check'], { env, encoding: 'utf8' });
  console.log(check.stdout.trim());
  isFaulty ||= check.status !== 0;
}

try {
  await Promise.all([one.start(), other.start()]);
  const migrations = cluster.sql("select count(*) || ' of ' || count(distinct name) from migration");
  console.log(`two servers started together on an empty database: migrations ${migrations}`);
  proxy = await ExampleProxy.start(nginx, [...ports], await getPort());
  const players = await LedgerPlayers.signUp(proxy.origin, PLAYERS);
  await (isRolling ? replaceInTurn(players, proxy.origin) : killInTurn(players));
} finally {
  await proxy?.stop();
  for (const server of [one, other, newOne, newOther]) await server.kill();
  await cluster.remove();
}
console.table(rows);
process.exitCode = isFaulty ? 1 : 0;
