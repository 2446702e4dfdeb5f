import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { BUILT_SERVER } from '../rig/game-rig.ts';
import { findPrograms, PostgresCluster } from '../rig/postgres-cluster.ts';
import { ExampleProxy, findNginx } from '../rig/proxy.ts';
import { ServerProcess } from '../rig/server-process.ts';
import { stopOnSignals } from '../rig/stop-on-signals.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';

/**
 * Several servers on one PostgreSQL behind the nginx of deploy/: `npm run drill -- servers [rounds]`. They start together
 * on an empty database, so that only one may migrate it; then, round after round, one of them is killed under load and
 * started again. Nothing that was answered may be lost, and players must hardly notice. Exits 1 otherwise.
 */
const ROUNDS = 4;
const SERVERS = 2;
const PLAYERS = 6;
/** Milliseconds of play before a kill, while one server is dead, and with all of them again. */
const PLAY = 1_500;

stopOnSignals();
const [given = `${ROUNDS}`] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run drill -- servers [rounds]');
  process.exit(1);
}
const [programs, nginx] = [findPrograms(), findNginx()];
if (programs === null || nginx === null) {
  console.log(`${programs === null ? 'PostgreSQL' : 'nginx'} is not installed (Debian has it): nothing was tested.`);
  process.exit(0);
}

const cluster = await PostgresCluster.make(programs);
const settings = { DATABASE_URL: cluster.url, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' };
const ports: number[] = [];
while (ports.length < SERVERS) ports.push(await getPort());
const servers = ports.map((port) => new ServerProcess(BUILT_SERVER, port, settings));
const rows: object[] = [];
let [isLost, proxy]: [boolean, ExampleProxy | null] = [false, null];
try {
  await Promise.all(servers.map((server) => server.start()));
  const migrations = cluster.sql("select count(*) || ' of ' || count(distinct name) from migration");
  console.log(`${SERVERS} servers started together on an empty database: migrations ${migrations}`);
  proxy = await ExampleProxy.start(nginx, ports, await getPort());
  const players = await LedgerPlayers.signUp(proxy.origin, PLAYERS);
  for (let round = 0; round < rounds; round += 1) {
    players.start();
    await pause(PLAY);
    const victim = servers[round % SERVERS];
    await victim?.kill();
    await pause(PLAY);
    await victim?.start();
    await pause(PLAY);
    players.stop();
    const { answered, unanswered, faults } = await players.check();
    isLost ||= faults.length > 0;
    rows.push({
      killed: `server ${(round % SERVERS) + 1}`,
      'answered commands': answered,
      'without an answer': unanswered,
      lost: faults.join('; ') || 'none',
    });
  }
} finally {
  await proxy?.stop();
  for (const server of servers) await server.kill();
  await cluster.remove();
}
console.table(rows);
process.exitCode = isLost ? 1 : 0;
