import { spawnSync } from 'node:child_process';
import { rounded } from './load/figures.ts';
import { GamePlayer } from './load/game-player.ts';
import { liveOn } from './load/live-on.ts';
import { cpuOf, measureStageCalls, STAGE_CALLS, type StageCall } from './load/stage-calls.ts';
import { WireClient } from './load/wire-client.ts';
import { type EngineName, type GameScene, openScene } from './scene/game-scene.ts';

/**
 * Does a request cost more when the database holds more? (QUALITY: at 1,000,000 campaigns at most 1.2 times that at
 * 1,000.) `node tools/dist/bench-growth.js [embedded|postgres] [sizes …]`: fills the database with copies of a player whose
 * campaign of 30 stages is over, and lets players from all over it begin a new one.
 */
const CONNECTIONS = 64;
const PLAYERS = 300;
const ROUNDS = 3;
/** Six months long: 30 stages. */
const DREAM = 4;
const FILL = new URL('../../bench/dist/fill-campaigns.js', import.meta.url).pathname;
/** QUALITY. */
const LINE = 1.2;

/** A player whose only campaign is over and seen; gives its id. */
async function original(client: WireClient): Promise<string> {
  const player = new GamePlayer();
  await player.signUp(client);
  while ((await liveOn(player, client, DREAM)) !== 'seen');
  const all = JSON.parse((await player.ask(client, 'GET', '/me/export')).text) as { player: { player_id: string }[] };
  return all.player[0]?.player_id ?? '';
}

/** The copy of that number, whose token the filling has made. */
function copy(number: number): GamePlayer {
  const player = new GamePlayer();
  const id = `01900000000070008000${number.toString(16).padStart(12, '0')}`;
  player.token = Buffer.from(`${id}${number.toString(16).padStart(64, '0')}`, 'hex').toString('base64url');
  return player;
}

function fill({ place }: GameScene, playerId: string, until: number): void {
  const filled = spawnSync(process.execPath, [FILL, playerId, `${until}`], {
    env: { PATH: process.env.PATH, ...place },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (filled.status !== 0) throw new Error('the database could not be filled');
}

async function measureAt(scene: GameScene, playerId: string, size: number) {
  await scene.server.stop();
  fill(scene, playerId, size);
  // What the filling left to do is no request's: it is done before, and not begun again meanwhile.
  scene.cluster?.sql('vacuum analyze');
  scene.cluster?.sql('checkpoint');
  scene.cluster?.sql('alter system set autovacuum = off');
  scene.cluster?.sql('select pg_reload_conf()');
  await scene.server.start();
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => WireClient.to(scene.server.origin)));
  const players = Array.from({ length: PLAYERS }, (_, n) => copy(Math.max(1, Math.floor((size * (n + 1)) / PLAYERS))));
  const bursts = await measureStageCalls(scene, clients, players, ROUNDS);
  for (const client of clients) client.close();
  const cost = (call: StageCall): number => cpuOf(bursts[call], ({ server, database }) => server + database);
  return Object.fromEntries(STAGE_CALLS.slice(0, 3).map((call) => [call, cost(call)]));
}

const [engine = 'postgres', ...sizes] = process.argv.slice(2);
const steps = sizes.length > 0 ? sizes.map(Number) : [1_000, 100_000, 1_000_000];
const scene = await openScene(engine as EngineName, { settings: { RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' } });
if (scene === null) throw new Error(`${engine} is not installed`);
const rows: object[] = [];
try {
  await scene.server.start();
  const client = await WireClient.to(scene.server.origin);
  const playerId = await original(client);
  client.close();
  let first: Readonly<Record<string, number>> | null = null;
  for (const size of steps) {
    const costs = await measureAt(scene, playerId, size);
    first ??= costs;
    for (const [call, cost] of Object.entries(costs)) {
      const times = cost / (first[call] ?? cost);
      rows.push({ engine, campaigns: size, call, 'CPU ms': rounded(cost, 3), times: rounded(times), line: LINE });
    }
    const bytes = scene.cluster?.sql('select pg_size_pretty(pg_database_size(current_database()))') ?? '';
    console.log(`${size.toLocaleString('en')} campaigns ${bytes}`);
  }
} finally {
  await scene.remove();
}
console.table(rows);
