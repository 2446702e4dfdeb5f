import { setTimeout as pause } from 'node:timers/promises';
import {
  cpuTime,
  type EngineName,
  fail,
  type GameRig,
  openRig,
  quantile,
  residentMegabytes,
  rounded,
  stopOnSignals,
  WireClient,
} from '@consorcio/tools/rig';
import { forAll } from './load/burst.ts';
import { LIVE_CALLS, type LiveCall, type LiveSeat, openGroups } from './load/live-groups.ts';
import { classPace } from './load/live-pace.ts';
import { openStreams } from './load/live-streams.ts';

/**
 * What live groups cost: `npm run bench -- live [streams …]`, 2,000 and 10,000 by default, on PostgreSQL; then one group of 40
 * on the embedded database. Every seat has a stream, plays its month once and looks at its view as its page does. CPU is that
 * of server and database together.
 */
const STREAMS = [2_000, 10_000];
const SEATS_OF_GROUP = 40;
/** Streams that open at the same moment, on the embedded database, and how often that is tried. */
const AT_ONCE = 2_000;
const ROUNDS = 3;
/** Streams of 1,000 groups of 40. */
const ALL = 40_000;
const CONNECTIONS = 48;
/** Seconds: streams at rest, and a class that plays. */
const REST = 30;
const PLAY = 40;
/** Seconds of a month of people (LIVE 3.2). */
const MONTH = 210;
/** Seats whose calls are measured one kind after the other. */
const MEASURED = 960;
/** Seats whose calls come before, so that the server's code is warm. */
const WARMING = 320;
const LINES: Readonly<Record<LiveCall, number | string>> = { begin: 0.8, seal: 0.8, view: 0.4, 'view, 304': 0.15 };

const spent = ({ server, cluster }: GameRig): number =>
  cpuTime(server.pid) + (cluster === null ? 0 : cpuTime(cluster.pid));

async function startRig(engine: EngineName): Promise<GameRig | null> {
  const rig = await openRig(engine, { settings: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, isBySocket: true });
  await rig?.server.start();
  return rig;
}

/** Has a server's code warm: it serves for hours, and the first calls of a process cost more. */
async function warm(clients: readonly WireClient[], seats: readonly LiveSeat[]): Promise<void> {
  for (const call of Object.keys(LIVE_CALLS) as LiveCall[]) await forAll(clients, seats, LIVE_CALLS[call]);
}

/** Groups of 40 in their first month. */
async function classesAtPlay(clients: readonly WireClient[], seats: number): Promise<readonly LiveSeat[]> {
  const groups = await openGroups(clients, seats / SEATS_OF_GROUP, SEATS_OF_GROUP);
  for (const group of groups) await group.closeRoom();
  return groups.flatMap((group) => group.seats);
}

/** Milliseconds of CPU a call, of every seat one after the other kind. */
async function callRows(rig: GameRig, clients: readonly WireClient[]): Promise<object[]> {
  const rows: object[] = [];
  await warm(clients, await classesAtPlay(clients, WARMING));
  const measured = await classesAtPlay(clients, MEASURED);
  for (const call of Object.keys(LIVE_CALLS) as LiveCall[]) {
    const times: number[] = [];
    const before = spent(rig);
    await forAll(clients, measured, async (seat, client) => times.push((await LIVE_CALLS[call](seat, client)).took));
    const cpu = (spent(rig) - before) / measured.length;
    rows.push({ call, calls: times.length, 'CPU ms': rounded(cpu, 3), 'line ms': LINES[call] });
  }
  return rows;
}

async function streamRow(rig: GameRig, clients: readonly WireClient[], count: number): Promise<object> {
  /* Streams before people: what joining leaves to be cleared away would hide what streams take. */
  const groups = await openGroups(clients, Math.ceil(count / SEATS_OF_GROUP), 0);
  const places = groups.flatMap(({ groupId }) => Array.from({ length: SEATS_OF_GROUP }, () => groupId));
  const empty = residentMegabytes(rig.server.pid);
  const streams = await openStreams(rig.server.origin, places.slice(0, count));
  await pause(5_000);
  const memory = residentMegabytes(rig.server.pid) - empty;
  await forAll(clients, groups, (group, client) => group.seat(SEATS_OF_GROUP, client));
  const seats = groups.flatMap((group) => group.seats);
  const beforeRest = spent(rig);
  await pause(REST * 1_000);
  const rest = (spent(rig) - beforeRest) / (REST * 1_000);
  await warm(clients, await classesAtPlay(clients, WARMING));
  for (const group of groups) await group.closeRoom();
  /* A month that opens is news: every page has its view when the month is played. */
  await forAll(clients, seats, LIVE_CALLS.view);
  await pause(5_000);
  const beforePlay = spent(rig);
  const times = await classPace(clients, seats, { seconds: PLAY, month: MONTH });
  const play = (spent(rig) - beforePlay) / (PLAY * 1_000);
  const heard = streams.events() / streams.open();
  const row = {
    streams: streams.open(),
    'memory, kB a stream': rounded((memory * 1_024) / count, 1),
    [`GB for ${ALL}`]: rounded((memory * ALL) / count / 1_024, 2),
    'cores at rest': rounded(rest, 3),
    'cores, class at play': rounded(play, 3),
    [`cores for ${ALL}`]: rounded((play * ALL) / count, 2),
    'commands and looks': times.command.length + times.look.length,
    'command p95, ms': rounded(quantile(times.command, 0.95), 0),
    'events a stream': rounded(heard, 1),
  };
  streams.close();
  return row;
}

/** Milliseconds for which the server's thread was held at most since it was asked before. */
async function heldSince({ server }: GameRig): Promise<number> {
  const text = await fetch(`${server.origin}/metrics`).then((answer) => answer.text());
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}

/** A school whose phones all open their stream at the same moment, three times. */
async function openingRows(rig: GameRig, clients: readonly WireClient[], count: number): Promise<object[]> {
  const groups = await openGroups(clients, Math.ceil(count / SEATS_OF_GROUP), 0);
  const places = groups.flatMap(({ groupId }) => Array.from({ length: SEATS_OF_GROUP }, () => groupId));
  const rows: object[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(2_000);
    await heldSince(rig);
    const from = performance.now();
    const streams = await openStreams(rig.server.origin, places.slice(0, count), count);
    const took = performance.now() - from;
    rows.push({
      'streams at once, embedded': streams.open(),
      'all open, ms': rounded(took, 0),
      'thread held at most, ms': rounded(await heldSince(rig), 0),
    });
    streams.close();
  }
  return rows;
}

stopOnSignals();
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : STREAMS;
if (!counts.every((count) => Number.isInteger(count) && count > 0)) fail('Usage: npm run bench -- live [streams …]');
async function embeddedOpenings(): Promise<void> {
  const rig = await startRig('embedded');
  if (rig === null) return;
  console.table(await openingRows(rig, connect(rig), AT_ONCE));
  await rig.remove();
}

const connect = (rig: GameRig) => Array.from({ length: CONNECTIONS }, () => new WireClient(rig.server.origin));

await embeddedOpenings();
const postgres = await startRig('postgres');
if (postgres === null) console.log('PostgreSQL is not installed: its part is left out.');
else {
  const clients = connect(postgres);
  console.table(await callRows(postgres, clients));
  await postgres.remove();
}
for (const count of counts) {
  const rig = await startRig('postgres');
  if (rig === null) break;
  console.table([await streamRow(rig, connect(rig), count)]);
  await rig.remove();
}
const embedded = await startRig('embedded');
if (embedded !== null) {
  const clients = connect(embedded);
  const [group] = await openGroups(clients, 1, SEATS_OF_GROUP);
  if (group !== undefined) {
    const streams = await openStreams(
      embedded.server.origin,
      group.seats.map(({ groupId }) => groupId),
    );
    await group.closeRoom();
    const times = await classPace(clients, group.seats, { seconds: PLAY, month: PLAY });
    const all = [...times.command, ...times.look];
    console.table([{ 'one group of 40, embedded': all.length, 'answer p95, ms': rounded(quantile(all, 0.95), 0) }]);
    streams.close();
  }
  await embedded.remove();
}
process.exit(0);
