import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { fail, skip, stopOnSignals } from '../rig/ending.ts';
import { serverOn } from '../rig/game-rig.ts';
import { findPrograms, PostgresCluster } from '../rig/postgres-cluster.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';

/**
 * PostgreSQL with a streaming replica, and the primary dies while players play: `npm run drill -- failover [rounds] [async]`.
 * Just before, the replica is cut off from the primary, so that the replica lacks what was committed last; then the primary is
 * killed, the replica promoted, and the address led to it. With a replica that confirms (the default) nothing that was
 * answered may be lost: exits 1 otherwise. `async` shows what is lost without it: then losses are reported, not judged.
 */
const ROUNDS = 3;
const PLAYERS = 6;
/** Milliseconds of play before, between the cut and the death, and after. */
const PLAY = 1_500;
const APART = 300;

/** A TCP relay with a fixed port whose target, a port of this machine, can change, as a floating address or a pooler has. */
async function relayTo(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    sockets.add(near).add(far);
    pipeline(near, far, near, () => {
      for (const socket of [near, far]) sockets.delete(socket.destroy());
    });
  });
  const port = await getPort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port,
    /** Leads to another port from now on; connections to the one before end. */
    leadTo(next: number): void {
      target = next;
      cut();
    },
    close(): void {
      server.close();
      cut();
    },
  };
}

stopOnSignals();
const [given = `${ROUNDS}`, mode = 'sync'] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1 || !['sync', 'async'].includes(mode))
  fail('Usage: npm run drill -- failover [rounds] [async]');
const programs = findPrograms();
if (programs === null) skip('PostgreSQL is not installed: there is nothing to fail over.');

/** A replica of the primary. Only the primary is set to wait for it: once promoted, it must not wait for a replica it does not have. */
async function joinReplica(primary: PostgresCluster): Promise<PostgresCluster> {
  const replica = await primary.replica();
  if (mode === 'sync') {
    primary.sql("alter system set synchronous_standby_names = '*'");
    primary.sql('select pg_reload_conf()');
    while (primary.sql('select count(*) from pg_stat_replication where sync_state = $$sync$$') !== '1') await pause(50);
  }
  return replica;
}

let primary = await PostgresCluster.make(programs);
const relay = await relayTo(primary.port);
const server = await serverOn(`postgres://postgres@127.0.0.1:${relay.port}/postgres`);
const rows: object[] = [];
const clusters = new Set([primary]);
let isLost = false;
try {
  await server.start();
  const players = await LedgerPlayers.signUp(server.origin, PLAYERS);
  for (let round = 1; round <= rounds; round += 1) {
    const replica = await joinReplica(primary);
    clusters.add(replica);
    players.start();
    await pause(PLAY);
    replica.cutOff();
    await pause(APART);
    await primary.kill();
    const from = performance.now();
    replica.promote();
    relay.leadTo(replica.port);
    await server.whenReady();
    const back = performance.now() - from;
    await pause(PLAY);
    players.stop();
    const { answered, unanswered, faults } = await players.check();
    isLost ||= faults.length > 0;
    rows.push({
      'the replica': mode === 'sync' ? 'confirms' : 'follows',
      'answered commands': answered,
      'without an answer': unanswered,
      'back after ms': Math.round(back),
      lost: faults.join('; ') || 'none',
    });
    await primary.remove();
    clusters.delete(primary);
    primary = replica;
  }
} finally {
  await server.kill();
  relay.close();
  for (const cluster of clusters) await cluster.remove();
}
console.table(rows);
process.exitCode = isLost && mode === 'sync' ? 1 : 0;
