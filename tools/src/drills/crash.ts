import { setTimeout as pause } from 'node:timers/promises';
import { fail, stopOnSignals } from '../rig/ending.ts';
import { BUILT_SERVER, ENGINES, type EngineName, type GameRig, onEngines, UNLIMITED } from '../rig/game-rig.ts';
import type { Deed } from './ledger/ledger-player.ts';
import { LedgerPlayers } from './ledger/ledger-players.ts';

/**
 * Kills the real server in the middle of payments, bids and finishes, and looks whether all that it had answered is
 * there after the restart (QUALITY, 'Nothing acknowledged is lost'): `npm run drill -- crash [rounds] [engine]`, where
 * engine is `embedded`, `postgres` or left out for both. On PostgreSQL every second round kills the database instead,
 * all its processes at once. Exits 1 on any loss. The last argument may name another built server to judge.
 */
const ROUNDS = 20;
const PLAYERS = 6;
const DEEDS: readonly Deed[] = ['payment', 'bid', 'finish'];
/** Milliseconds of play before the killing, and at most between the chosen request and the kill. */
const WARM_UP = 500;
const LATEST = 4;
/** Milliseconds: QUALITY's line, printed beside the figures. */
const LINE = 2_000;

interface Round {
  readonly victim: string;
  readonly deed: Deed;
  readonly answered: number;
  readonly ready: number;
  readonly faults: readonly string[];
}

/** One kill, and what was found after the restart. */
async function playRound({ server, cluster }: GameRig, players: LedgerPlayers, number: number, watch: Watch) {
  const deed = DEEDS[number % DEEDS.length] ?? 'finish';
  const killsDatabase = cluster !== null && number % 2 === 0;
  players.start();
  await pause(WARM_UP);
  await watch.next(deed);
  await pause(Math.random() * LATEST);
  let ready: number;
  if (killsDatabase) {
    await cluster.kill();
    const from = performance.now();
    await cluster.start();
    await server.whenReady();
    ready = performance.now() - from;
    players.stop();
  } else {
    await server.kill();
    players.stop();
    ready = await server.start();
  }
  await server.whenReady();
  const { answered, faults } = await players.check();
  return { victim: killsDatabase ? 'PostgreSQL' : 'the server', deed, answered, ready, faults } satisfies Round;
}

/** Waits for the next request of a kind that any player sends. */
class Watch {
  #wanted: Deed | null = null;
  #found: () => void = () => undefined;
  readonly see = (deed: Deed): void => {
    if (deed === this.#wanted) this.#found();
  };
  next(deed: Deed): Promise<void> {
    this.#wanted = deed;
    return new Promise((resolve) => {
      this.#found = resolve;
    });
  }
}

async function testEngine(rig: GameRig, rounds: number): Promise<readonly Round[]> {
  const done: Round[] = [];
  const watch = new Watch();
  const players = await LedgerPlayers.signUp(rig.server.origin, PLAYERS, watch.see);
  for (let number = 1; number <= rounds; number += 1) {
    const round = await playRound(rig, players, number, watch);
    done.push(round);
    const { victim, deed, answered, ready, faults } = round;
    const verdict = faults.length === 0 ? 'nothing lost' : `LOST: ${faults.join('; ')}`;
    console.log(
      `${rig.engine} ${number}/${rounds}: ${victim} killed at a ${deed}, ${answered} answered commands, up in ${Math.round(ready)} ms, ${verdict}`,
    );
  }
  return done;
}

function row(engine: EngineName, rounds: readonly Round[]): object {
  const times = rounds.map(({ ready }) => ready).sort((a, b) => a - b);
  return {
    engine,
    kills: rounds.length,
    'answered commands': rounds.reduce((sum, { answered }) => sum + answered, 0),
    'rounds with a loss': rounds.filter(({ faults }) => faults.length > 0).length,
    'up again, median ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
    'most ms': Math.round(times.at(-1) ?? 0),
    'line ms': LINE,
  };
}

stopOnSignals();
const [given = String(ROUNDS), only = '', other] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1 || !['', ...ENGINES].includes(only))
  fail('Usage: npm run drill -- crash [rounds] [embedded|postgres] [path of a built server]');
const rows: object[] = [];
let isLost = false;
await onEngines(only, { main: other ?? BUILT_SERVER, settings: UNLIMITED }, async (rig) => {
  const done = await testEngine(rig, rounds);
  isLost ||= done.some(({ faults }) => faults.length > 0);
  rows.push(row(rig.engine, done));
});
console.table(rows);
process.exitCode = isLost ? 1 : 0;
