import { setTimeout as pause } from 'node:timers/promises';
import { fail, skip, stopOnSignals } from '../rig/ending.ts';
import { quantile, rounded } from '../rig/figures.ts';
import { type GameRig, openRig, UNLIMITED } from '../rig/game-rig.ts';
import type { PostgresCluster } from '../rig/postgres-cluster.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';
import { Callers, type CallResult } from './outage/callers.ts';

/**
 * Takes PostgreSQL away from the running server for a while, three ways, under load (QUALITY, 'A database that goes
 * away'): `npm run drill -- outage [seconds]`. Every call meanwhile must be answered in time, with 503 and Retry-After at
 * worst; afterwards the game goes on by itself and nothing that was answered is lost. Exits 1 otherwise.
 */
const SECONDS = 30;
const PLAYERS = 4;
/** Milliseconds: QUALITY's line, and until the game must go on by itself. */
const LINE = 1_000;
const BACK = 5_000;
/** Milliseconds that a way may take beside the outage itself: a game that never comes back must end this too. */
const PATIENCE = 60_000;
/** Milliseconds between two cuts. */
const CUT_EVERY = 400;

interface Outage {
  readonly name: string;
  /** Takes the database away and gives it back. */
  readonly cause: (cluster: PostgresCluster, ms: number) => Promise<void>;
  /** Some calls may get through. */
  readonly isPartial?: true;
}

const OUTAGES: readonly Outage[] = [
  {
    name: 'stopped',
    async cause(cluster, ms) {
      await cluster.kill();
      await pause(ms);
      await cluster.start();
    },
  },
  {
    name: 'hanging',
    async cause(cluster, ms) {
      cluster.freeze();
      await pause(ms);
      cluster.thaw();
    },
  },
  {
    name: 'connections cut again and again',
    isPartial: true,
    async cause(cluster, ms) {
      for (const until = Date.now() + ms; Date.now() < until; await pause(CUT_EVERY)) cluster.cutConnections();
    },
  },
];

const timesOf = (results: readonly CallResult[]): readonly number[] => results.map(({ took }) => took);

async function outlast(rig: GameRig, cluster: PostgresCluster, { name, cause, isPartial }: Outage, ms: number) {
  const { origin } = rig.server;
  const callers = new Callers(origin);
  const [players] = await Promise.all([LedgerPlayers.signUp(origin, PLAYERS), callers.start()]);
  players.start();
  await pause(1_000);
  const gone = callers.now;
  await cause(cluster, ms);
  const back = callers.now;
  await pause(BACK);
  await callers.stop();
  players.stop();
  const { answered, faults: lost } = await players.check();
  const meanwhile = callers.results.filter(({ at, took }) => at - took > gone && at < back);
  const during = meanwhile.filter(({ isFree }) => !isFree);
  const busy = quantile(timesOf(meanwhile.filter(({ isFree }) => isFree)), 0.99);
  const refused = during.filter(({ status }) => status === 503);
  const strange = callers.results.filter(({ status }) => status !== 503 && status >= 400);
  const good = callers.results.find(({ at, took, status, isFree }) => !isFree && at - took > back && status < 300);
  const slowest = Math.max(0, ...timesOf(refused));
  const isRight =
    refused.length > 0 &&
    (isPartial || refused.length === during.length) &&
    strange.length === 0 &&
    slowest - busy <= LINE &&
    refused.every(({ retryAfter }) => retryAfter > 0) &&
    good !== undefined &&
    lost.length === 0;
  return {
    'the database is': name,
    seconds: rounded((back - gone) / 1000, 1),
    calls: during.length,
    '503': refused.length,
    'other errors': strange.length,
    'p50 ms': rounded(
      quantile(
        refused.map(({ took }) => took),
        0.5,
      ),
      0,
    ),
    'most ms': rounded(slowest, 0),
    'of that the machine, ms': rounded(busy, 0),
    'back after ms': good === undefined ? 'never' : Math.round(good.at - back),
    'answered commands': answered,
    lost: lost.join('; ') || 'none',
    verdict: isRight ? 'held' : 'BROKEN',
  };
}

stopOnSignals();
const [given = `${SECONDS}`] = process.argv.slice(2);
if (!(Number(given) > 0)) fail('Usage: npm run drill -- outage [seconds]');
setTimeout(
  () => {
    console.error('BROKEN: the game does not come back');
    process.exit(1);
  },
  OUTAGES.length * (Number(given) * 1_000 + PATIENCE),
).unref();
const rig = await openRig('postgres', { settings: UNLIMITED });
if (rig?.cluster === undefined || rig.cluster === null)
  skip('PostgreSQL is not installed: there is nothing to take away.');
const rows: Awaited<ReturnType<typeof outlast>>[] = [];
try {
  await rig.server.start();
  for (const outage of OUTAGES) rows.push(await outlast(rig, rig.cluster, outage, Number(given) * 1_000));
} finally {
  rig.cluster.thaw();
  await rig.remove();
}
console.table(rows);
process.exitCode = rows.every(({ verdict }) => verdict === 'held') ? 0 : 1;
