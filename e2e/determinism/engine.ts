import { Dice } from '@consorcio/kernel';
import { CALM_CODE, type Core, corePairOf, fingerprint, isGame, type Run, replayRun } from '@consorcio/minigames';
import { randomRun } from '@consorcio/minigames/bots';

/** What an engine makes of a run: points and the whole state at the end, or why it refused. */
export type ReplayResult = readonly [points: number, state: string] | readonly [refusal: string];

interface Cores {
  readonly normal: Core<unknown>;
  readonly calm: Core<unknown>;
}

function coresOf(game: string, version: number): Cores {
  const cores: Cores | null = isGame(game) ? corePairOf(game, version) : null;
  if (cores === null) throw new Error(`there is no ${game} version ${version}`);
  return cores;
}

/** Replays runs of one game and version. The same code is run by Node and, bundled, by every browser. */
export function replayAll(game: string, version: number, runs: readonly Run[]): ReplayResult[] {
  const cores = coresOf(game, version);
  return runs.map((run) => {
    const replayed = replayRun(cores, run);
    return replayed.ok ? [replayed.value.outcome.points, fingerprint(replayed.value.state)] : [replayed.refusal];
  });
}

/** A tenth of the random logs is played in 'modo tranquilo'. */
const CALM_EVERY = 10;

/**
 * Makes a batch of random logs (whole numbers all the way, so every engine makes the same) and replays them: a line for
 * each, its log's length and sum beside the result. Engines that agree on the lines agree on logs and results.
 */
export function replayRandom(game: string, version: number, batch: number, count: number): string[] {
  const { normal, calm } = coresOf(game, version);
  const dice = new Dice([1, 2, batch, game.length]);
  const runs = Array.from({ length: count }, (_, i) =>
    i % CALM_EVERY === CALM_EVERY - 1 ? calmly(randomRun(calm, dice)) : randomRun(normal, dice),
  );
  const results = replayAll(game, version, runs);
  return runs.map(({ seed, ticks, inputs }, i) => {
    const sum = inputs.reduce((total, [tick, code]) => (total * 31 + tick * 128 + code) % 1_000_003, 7);
    return `${seed} ${ticks} ${inputs.length} ${sum} ${results[i]?.join(' ')}`;
  });
}

/** The same run with the head that says 'modo tranquilo'; one of no ticks has no room for it. */
const calmly = (run: Run): Run => (run.ticks === 0 ? run : { ...run, inputs: [[0, CALM_CODE], ...run.inputs] });
