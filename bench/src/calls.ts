import { ENGINES, GamePlayer, median, openRig, quantile, rounded, WireClient } from '@consorcio/tools/rig';
import { type Burst, forAll, together } from './load/burst.ts';
import { cpuOf, measureStageCalls, STAGE_CALLS, type StageCall } from './load/stage-calls.ts';

/**
 * What the calls of a stage cost, over HTTP with 64 connections to the built server: CPU time of the server and of the
 * database, requests a second, and how long callers wait (QUALITY, Performance). Part of `npm run bench`;
 * `npm run bench -- calls [rounds] [embedded|postgres]`.
 */
const CONNECTIONS = 64;
const PLAYERS = 320;
/** Milliseconds of CPU a request: QUALITY's lines. */
const LINES: Readonly<Partial<Record<StageCall, number>>> = {
  'GET /stage/current': 0.5,
  'PUT /stage/begin': 0.8,
  'PUT /stage/finish': 0.8,
};

function row(engine: string, call: StageCall, bursts: readonly Burst[]): object {
  const all = together(bursts);
  return {
    engine,
    call,
    requests: all.requests,
    'server ms': rounded(
      cpuOf(bursts, ({ server }) => server),
      3,
    ),
    'database ms': rounded(
      cpuOf(bursts, ({ database }) => database),
      3,
    ),
    'CPU ms': rounded(
      cpuOf(bursts, ({ server, database }) => server + database),
      3,
    ),
    'line ms': LINES[call] ?? '',
    'a second': Math.round((all.requests / all.wall) * 1000),
    'p50 ms': rounded(median(all.times), 1),
    'p99 ms': rounded(quantile(all.times, 0.99), 1),
  };
}

const [rounds = '4', only = ''] = process.argv.slice(2);
const rows: object[] = [];
for (const engine of ENGINES) {
  if (only !== '' && only !== engine) continue;
  const rig = await openRig(engine, { settings: { RATE_LIMITS: 'off', REPLAY_CLOCK: 'off', LOG_LEVEL: 'info' } });
  if (rig === null) continue;
  try {
    await rig.server.start();
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => WireClient.to(rig.server.origin)));
    const players = Array.from({ length: PLAYERS }, () => new GamePlayer());
    await forAll(clients, players, (player, client) => player.signUp(client));
    const bursts = await measureStageCalls(rig, clients, players, Number(rounds));
    for (const client of clients) client.close();
    rows.push(...STAGE_CALLS.map((call) => row(engine, call, bursts[call])));
  } finally {
    await rig.remove();
  }
}
console.table(rows);
