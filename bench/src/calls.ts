import { GamePlayer, median, onEngines, quantile, rounded, UNLIMITED, WireClient } from '@consorcio/tools/rig';
import { type Burst, forAll, together } from './load/burst.ts';
import { costOf, measureStageCalls, STAGE_CALLS, type StageCall } from './load/stage-calls.ts';

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
    ...costOf(bursts),
    'line ms': LINES[call] ?? '',
    'a second': Math.round((all.requests / all.wall) * 1000),
    'p50 ms': rounded(median(all.times), 1),
    'p99 ms': rounded(quantile(all.times, 0.99), 1),
  };
}

const [rounds = '4', only = ''] = process.argv.slice(2);
const rows: object[] = [];
await onEngines(only, { settings: { ...UNLIMITED, LOG_LEVEL: 'info' } }, async (rig) => {
  const clients = Array.from({ length: CONNECTIONS }, () => new WireClient(rig.server.origin));
  const players = Array.from({ length: PLAYERS }, () => new GamePlayer());
  await forAll(clients, players, (player, client) => player.signUp(client));
  const bursts = await measureStageCalls(rig, clients, players, Number(rounds));
  for (const client of clients) client.close();
  rows.push(...STAGE_CALLS.map((call) => row(rig.engine, call, bursts[call])));
});
console.table(rows);
