import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CitusCluster } from '../../rig/citus-cluster.ts';
import { serverOn } from '../../rig/game-rig.ts';
import type { PostgresCluster } from '../../rig/postgres-cluster.ts';
import { LedgerPlayers } from '../ledger/ledger-players.ts';

const PLAYERS = 12;
/** Milliseconds of play before the worker is killed, while it is dead, and afterwards. */
const BEFORE = 3_000;
const DEAD = 8_000;
const AFTER = 5_000;

interface SignUp {
  /** The address in the form in which it is kept. */
  readonly email: string;
  readonly status: number;
  readonly isToldWhen: boolean;
  /** Empty unless it succeeded. */
  readonly id: string;
}

/** Milliseconds between two of them: a password's hash costs as much as many calls. */
const REST = 100;

/** Signs up players one after the other for a number of milliseconds. */
async function signUpFor(origin: string, ms: number): Promise<readonly SignUp[]> {
  const done: SignUp[] = [];
  for (const until = Date.now() + ms; Date.now() < until; await pause(REST)) {
    const email = `${randomUUID()}@exemplo.com.br`;
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name: 'Ana', characterName: 'Bia', password: 'Segredo-9x!' }),
    });
    const { id = '' } = (await answer.json()) as { id?: string };
    done.push({ email, status: answer.status, isToldWhen: answer.headers.has('retry-after'), id });
  }
  return done;
}

/** What is wrong with how the sign-ups ended while a worker was dead. */
function faultsOf(signUps: readonly SignUp[], cluster: CitusCluster, dead: PostgresCluster): readonly string[] {
  return signUps.flatMap(({ email, status, isToldWhen, id }) => {
    if (cluster.isOn(dead, 'login_email', email))
      return status === 503 && isToldWhen ? [] : [`an address of the dead worker got ${status}`];
    if (status !== 201) return [`a sign-up whose address can be kept got ${status}`];
    return cluster.isOn(dead, 'player', id) ? ['a newcomer was answered whose player is on the dead worker'] : [];
  });
}

/** Kills one worker while players play on both, over a server at `entry`, and gives the row of the table. */
async function killUnder(
  cluster: CitusCluster,
  [what, entry]: readonly [string, PostgresCluster],
  dead: PostgresCluster,
): Promise<{ readonly row: object; readonly isBroken: boolean }> {
  const server = await serverOn(entry.url);
  try {
    await server.start();
    const all = await LedgerPlayers.signUp(server.origin, PLAYERS);
    const [gone, living] = all.parted(({ id }) => cluster.isOn(dead, 'player', id));
    all.start();
    await pause(BEFORE);
    const missedBefore = all.misses;
    await dead.kill();
    const signUps = await signUpFor(server.origin, DEAD);
    const missedByGone = gone.misses;
    await dead.start();
    const from = performance.now();
    // All of the dead worker's players are answered again.
    await gone.whenAllAnswered();
    const back = performance.now() - from;
    await pause(AFTER);
    all.stop();
    const { answered, faults } = await all.check();
    const wrong = [
      ...faults,
      ...faultsOf(signUps, cluster, dead),
      ...(missedBefore + living.misses > 0 ? [`${missedBefore + living.misses} refusals of living players`] : []),
      ...(missedByGone === 0 ? ['no player of the dead worker was refused'] : []),
      ...(all.bareMisses > 0 ? [`${all.bareMisses} refusals without Retry-After`] : []),
    ];
    const row = {
      'the server asks': what,
      'players living, dead': `${living.count}, ${gone.count}`,
      'answered commands': answered,
      'refused: living': living.misses,
      'dead, with 503': missedByGone,
      'sign-ups kept': signUps.filter(({ status }) => status === 201).length,
      'to come again': signUps.filter(({ status }) => status === 503).length,
      'back after ms': Math.round(back),
      lost: faults.join('; ') || 'none',
      verdict: wrong.length === 0 ? 'held' : `BROKEN: ${[...new Set(wrong)].join('; ')}`,
    };
    return { row, isBroken: wrong.length > 0 };
  } finally {
    await server.kill();
  }
}

/**
 * One of two workers is killed under load and started again: with the server at the coordinator, then with the server at the
 * living worker. True when everything held.
 */
export async function killWorkers(programs: string): Promise<boolean> {
  const cluster = await CitusCluster.make(programs);
  const [first, second] = cluster.workers;
  try {
    if (first === undefined || second === undefined) throw new Error('there are no two workers');
    const rounds = [];
    rounds.push(await killUnder(cluster, ['the coordinator', cluster.coordinator], second));
    rounds.push(await killUnder(cluster, ['the living worker', first], second));
    console.table(rounds.map(({ row }) => row));
    return rounds.every(({ isBroken }) => !isBroken);
  } finally {
    await cluster.remove();
  }
}
