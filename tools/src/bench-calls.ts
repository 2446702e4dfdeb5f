import { type Burst, burst, forAll, together } from './load/burst.ts';
import { median, quantile, rounded } from './load/figures.ts';
import { emptyLog, GamePlayer, logOf } from './load/game-player.ts';
import { WireClient } from './load/wire-client.ts';
import { ENGINES, type GameScene, openScene } from './scene/game-scene.ts';

/**
 * What the calls of a stage cost, over HTTP with 64 connections to the built server: CPU time of the server and of the
 * database, requests a second, and how long callers wait (QUALITY, Performance). Part of `npm run bench`;
 * `[rounds] [embedded|postgres]`.
 */
const CONNECTIONS = 64;
const PLAYERS = 320;
/** The longest dream: the largest campaign. */
const DREAM = 7;
const MINIGAME_ROOM = 2;
const MINIGAMES_A_MONTH = 3;
/** Milliseconds of CPU a request: QUALITY's lines. */
const LINES = { 'GET /stage/current': 0.5, 'PUT /stage/begin': 0.8, 'PUT /stage/finish': 0.8 } as const;
type Call = keyof typeof LINES;

/** Milliseconds of CPU a request, of the burst in the middle. */
const cpuOf = (bursts: readonly Burst[], of: (burst: Burst) => number): number =>
  rounded(median(bursts.map((one) => of(one) / one.requests)), 3);

function row(engine: string, call: string, bursts: readonly Burst[], line: number | ''): object {
  const all = together(bursts);
  return {
    ...{ engine, call, requests: all.requests },
    'server ms': cpuOf(bursts, ({ server }) => server),
    'database ms': cpuOf(bursts, ({ database }) => database),
    'CPU ms': cpuOf(bursts, ({ server, database }) => server + database),
    'line ms': line,
    'a second': Math.round((all.requests / all.wall) * 1000),
    'p50 ms': rounded(median(all.times), 1),
    'p99 ms': rounded(quantile(all.times, 0.99), 1),
  };
}

/** Plays the first month's minigames of one campaign after the other, all players in step. */
async function measure(scene: GameScene, rounds: number): Promise<readonly object[]> {
  const { engine, server } = scene;
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => WireClient.to(server.origin)));
  const players = Array.from({ length: PLAYERS }, () => new GamePlayer());
  await forAll(clients, players, (player, client) => player.signUp(client));
  const bursts: Record<Call | 'PUT /stage/finish with its replay', Burst[]> = {
    'GET /stage/current': [],
    'PUT /stage/begin': [],
    'PUT /stage/finish': [],
    'PUT /stage/finish with its replay': [],
  };
  for (let round = 0; round <= rounds; round += 1) {
    await forAll(clients, players, (player, client) => player.choose(client, DREAM));
    for (let position = 1; position <= MINIGAMES_A_MONTH; position += 1) {
      // The pages' logs are made before the clock starts.
      const isReplayed = position === MINIGAMES_A_MONTH;
      const looks = await burst(scene, clients, players, (player, client) => player.look(client));
      const begins = await burst(scene, clients, players, (player, client) => player.begin(client, MINIGAME_ROOM));
      const logs = new Map(isReplayed ? players.map(({ run }) => [run, run === null ? {} : logOf(run)]) : []);
      const finishes = await burst(scene, clients, players, (player, client) =>
        player.finish(client, (run) => logs.get(run) ?? emptyLog(run)),
      );
      if (round === 0) continue;
      bursts['GET /stage/current'].push(looks);
      bursts['PUT /stage/begin'].push(begins);
      bursts[isReplayed ? 'PUT /stage/finish with its replay' : 'PUT /stage/finish'].push(finishes);
    }
    await forAll(clients, players, (player, client) => player.giveUp(client));
  }
  for (const client of clients) client.close();
  return Object.entries(bursts).map(([call, all]) => row(engine, call, all, LINES[call as Call] ?? ''));
}

const [asked = '4', only = ''] = process.argv.slice(2);
const rows: object[] = [];
for (const engine of ENGINES) {
  if (only !== '' && only !== engine) continue;
  const scene = await openScene(engine, { settings: { RATE_LIMITS: 'off', REPLAY_CLOCK: 'off', LOG_LEVEL: 'info' } });
  if (scene === null) continue;
  try {
    await scene.server.start();
    rows.push(...(await measure(scene, Number(asked))));
  } finally {
    await scene.remove();
  }
}
console.table(rows);
