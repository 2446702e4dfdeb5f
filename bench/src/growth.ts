import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReplyOf } from '@consorcio/contract';
import { type Plan, plans } from '@consorcio/players';
import {
  ENGINES,
  type EngineName,
  fail,
  GamePlayer,
  type GameRig,
  openRig,
  rounded,
  stopOnSignals,
  UNLIMITED,
  WireClient,
} from '@consorcio/tools/rig';
import type { Burst } from './load/burst.ts';
import { bothOf, costOf, cpuOf, measureStageCalls, STAGE_CALLS, type StageCall } from './load/stage-calls.ts';

/**
 * Does a request cost more when the database holds more? (QUALITY: at 1,000,000 campaigns at most 1.2 times that at
 * 1,000.) `npm run bench -- growth [embedded|postgres] [sizes …]`: fills a database for each size with copies of a
 * player whose campaign of 30 stages is over, and lets players from all over it begin a new one. The sizes take turns, so
 * that whatever else the machine does falls on all of them.
 */
const CONNECTIONS = 64;
const PLAYERS = 300;
const TURNS = 5;
/** Six months long: 30 stages. Its logs are empty ones. */
const PLAN: Plan = { ...plans.regular, dream: 4, skill: 'given up' };
const FILL = fileURLToPath(new URL('./fill-campaigns.js', import.meta.url));
/** QUALITY. */
const LINE = 1.2;
const CALLS = STAGE_CALLS.slice(0, 3);

interface Filled {
  readonly size: number;
  readonly rig: GameRig;
  readonly players: readonly GamePlayer[];
  readonly bursts: Readonly<Record<StageCall, Burst[]>>;
}

/** A player whose only campaign is over and seen; gives its id. */
async function original(client: WireClient): Promise<string> {
  const player = new GamePlayer();
  await player.signUp(client);
  while ((await player.playOn(client, PLAN)).kind !== 'see results');
  return (JSON.parse((await player.ask(client, 'auth')).text) as ReplyOf<'auth'>).id;
}

/** The copy of that number, whose token the filling has made. */
function copy(number: number): GamePlayer {
  const player = new GamePlayer();
  const id = `01900000000070008000${number.toString(16).padStart(12, '0')}`;
  player.token = Buffer.from(`${id}${number.toString(16).padStart(64, '0')}`, 'hex').toString('base64url');
  return player;
}

function fill({ place }: GameRig, playerId: string, until: number): void {
  const filled = spawnSync(process.execPath, [FILL, playerId, `${until}`], {
    env: { PATH: process.env.PATH, ...place },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (filled.status !== 0) throw new Error('the database could not be filled');
}

async function fillTo(rig: GameRig, size: number): Promise<Filled> {
  await rig.server.start();
  const client = new WireClient(rig.server.origin);
  const playerId = await original(client);
  client.close();
  await rig.server.stop();
  fill(rig, playerId, size);
  // What the filling left to do is no request's: it is done before, and not begun again meanwhile.
  rig.cluster?.sql('vacuum analyze');
  rig.cluster?.sql('checkpoint');
  rig.cluster?.sql('alter system set autovacuum = off');
  rig.cluster?.sql('select pg_reload_conf()');
  await rig.server.start();
  const bytes = rig.cluster?.sql('select pg_size_pretty(pg_database_size(current_database()))') ?? '';
  console.log(`${size.toLocaleString('en')} campaigns ${bytes}`);
  const players = Array.from({ length: PLAYERS }, (_, n) => copy(Math.max(1, Math.floor((size * (n + 1)) / PLAYERS))));
  const bursts = Object.fromEntries(STAGE_CALLS.map((call) => [call, []])) as unknown as Filled['bursts'];
  return { size, rig, players, bursts };
}

/** One turn of one size: a round that warms up, and one that counts. */
async function takeTurn({ rig, players, bursts }: Filled): Promise<void> {
  const clients = Array.from({ length: CONNECTIONS }, () => new WireClient(rig.server.origin));
  const done = await measureStageCalls(rig, clients, players, 1);
  for (const client of clients) client.close();
  for (const call of CALLS) bursts[call].push(...done[call]);
}

function rowOf(engine: string, call: StageCall, { size, bursts }: Filled, first: Filled): object {
  return {
    engine,
    campaigns: size,
    call,
    ...costOf(bursts[call]),
    times: rounded(cpuOf(bursts[call], bothOf) / cpuOf(first.bursts[call], bothOf)),
    line: LINE,
  };
}

const [engine = 'postgres', ...sizes] = process.argv.slice(2);
if (!ENGINES.includes(engine as EngineName) || !sizes.every((size) => Number(size) > 0))
  fail('Usage: growth [embedded|postgres] [sizes …]');
stopOnSignals();
const rigs: GameRig[] = [];
try {
  const filled: Filled[] = [];
  for (const size of sizes.length > 0 ? sizes.map(Number) : [1_000, 100_000, 1_000_000]) {
    const rig = await openRig(engine as EngineName, { settings: UNLIMITED });
    if (rig === null) throw new Error(`${engine} is not installed`);
    rigs.push(rig);
    filled.push(await fillTo(rig, size));
  }
  for (let turn = 0; turn < TURNS; turn += 1) for (const one of filled) await takeTurn(one);
  const [first] = filled;
  console.table(filled.flatMap((one) => CALLS.map((call) => rowOf(engine, call, one, first ?? one))));
} finally {
  for (const rig of rigs) await rig.remove();
}
