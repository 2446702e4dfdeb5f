import { setTimeout as pause } from 'node:timers/promises';
import { type Move, type Plan, plans } from '@consorcio/players';
import {
  cpuTime,
  ENGINES,
  type EngineName,
  fail,
  GamePlayer,
  median,
  openRig,
  quantile,
  residentMegabytes,
  rounded,
  stopOnSignals,
  WireClient,
} from '@consorcio/tools/rig';
import { forAll } from './load/burst.ts';

/**
 * How many players a machine holds, and what an hour does to the memory: `npm run bench -- players SECONDS [STAGES]
 * [embedded|postgres]`. Players do what the pages do for each stage, with whole minigames, and log in anew once a campaign.
 * STAGES: stages a second, all players together; 0 as fast as it goes. One stage a minute each is a player (QUALITY).
 */
const CONNECTIONS = 32;
const PLAYERS = 200;
const PLAN: Plan = { ...plans.regular, dream: 4 };
/** Moves after which a player looks at the map again; the others come on top of a stage. */
const END_OF_STAGE: readonly Move['kind'][] = ['begin', 'finish', 'acknowledge'];
const MINUTE = 60_000;
const CORES = 2;
/** QUALITY. */
const LINE = 30_000;
/** What the map requests when it is shown again, besides the player's status (e2e/map-requests.spec.ts). Rooms: once per campaign. */
const MAP_ASKS = ['/auth', '/badge/pending'];

const [seconds = '60', rate = '0', engine = 'postgres'] = process.argv.slice(2);
if (!(Number(seconds) > 0 && Number(rate) >= 0 && ENGINES.includes(engine as EngineName)))
  fail('Usage: concurrent-players SECONDS [STAGES A SECOND] [embedded|postgres]');
const settings = { RATE_LIMITS: 'off', REPLAY_CLOCK: 'off', LOG_LEVEL: 'info' };
const rig = await openRig(engine as EngineName, { settings, isBySocket: true });
if (rig === null) throw new Error(`${engine} is not installed`);
stopOnSignals();

const times: number[] = [];
let [stages, isOver] = [0, false];

/** From one look at the map to the next. Everything that is no stage (assembly, event, end) comes on top. */
async function oneStage(player: GamePlayer, client: WireClient): Promise<void> {
  // Between two campaigns some of these are told that there is none.
  for (const path of MAP_ASKS) times.push((await client.ask('GET', `/api${path}`, { token: player.token })).took);
  for (;;) {
    const { kind } = await player.playOn(client, PLAN);
    if (kind === 'see results') await player.logIn(client);
    // As the pages do: a frame is handed its run (decision 0025), and what is begun to be paid is paid at once.
    if (kind === 'begin') await player.finish(client, player.results('script'));
    if (END_OF_STAGE.includes(kind)) break;
  }
  stages += 1;
}

try {
  await rig.server.start();
  const { server, cluster } = rig;
  const clients = Array.from({ length: CONNECTIONS }, () => new WireClient(server.origin));
  const players = Array.from({ length: PLAYERS }, () => new GamePlayer());
  await forAll(clients, players, (player, client) => player.signUp(client));
  await forAll(clients, players, oneStage);
  const spent = () => [cpuTime(server.pid), cluster === null ? 0 : cpuTime(cluster.pid)] as const;
  const [from, until] = [performance.now(), performance.now() + Number(seconds) * 1_000];
  [stages, times.length] = [0, 0];
  const [serverBefore, databaseBefore] = spent();
  const tell = (): void => {
    const [ofServer, ofDatabase] = [spent()[0] - serverBefore, spent()[1] - databaseBefore];
    const refusals = players.reduce((sum, player) => sum + player.refusals, 0);
    const each = (ofServer + ofDatabase) / stages;
    console.table([
      {
        engine,
        seconds: Math.round((performance.now() - from) / 1_000),
        stages,
        'server ms a stage': rounded(ofServer / stages),
        'database ms': rounded(ofDatabase / stages),
        'players of 2 cores': Math.round((CORES * MINUTE) / each),
        line: LINE,
        'server MB': Math.round(residentMegabytes(server.pid)),
        'look p50 ms': rounded(median(times), 1),
        'p99 ms': rounded(quantile(times, 0.99), 1),
        '503': refusals,
      },
    ]);
    times.length = 0;
  };
  const telling = setInterval(tell, 5 * MINUTE);
  let turn = 0;
  const work = clients.map(async (client) => {
    while (!isOver && performance.now() < until) {
      const player = players[turn++ % PLAYERS];
      if (Number(rate) > 0) await pause((1_000 * CONNECTIONS) / Number(rate));
      if (player !== undefined) await oneStage(player, client);
    }
  });
  await Promise.all(work);
  isOver = true;
  clearInterval(telling);
  tell();
  for (const client of clients) client.close();
} finally {
  await rig.remove();
}
