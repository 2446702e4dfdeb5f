import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Dice } from '@consorcio/kernel';
import { corePairOf, currentVersion, GAMES, type Game, type Run, replayOf } from '@consorcio/minigames';
import * as bots from '@consorcio/minigames/bots';
import { median, quantile, rounded } from '@consorcio/tools/rig';

/** Milliseconds. The most that the replay of a full run may take, median (issue 2, Lines). */
const REPLAY_BUDGET = 5;

/** Milliseconds that the replays of one game took. */
interface ReplayFigure {
  readonly game: Game;
  readonly runs: number;
  readonly median: number;
  readonly p95: number;
  /** Of the process, for one replay: bears neighbours. */
  readonly cpu: number;
}
interface ThreadInput {
  readonly game: Game;
  readonly runs: readonly Run[];
}

/** Replays of each run: the first ones warm the engine up, as a server that has been up for a while is. */
const WARM_UP = 30;
const RUNS = 300;

/** A full run of an average player. */
function playedRun<Name extends Game>(game: Name, dice: Dice): Run {
  const pair = corePairOf(game, currentVersion(game));
  if (pair === null) throw new Error(`${game} has no current version`);
  const seed = bots.randomSeed(dice);
  return bots.drive(pair.normal, seed, bots.BOTS[game].human(bots.person(bots.PEOPLE.average, dice), dice)).run;
}

/** Times the replay of full runs of an average player where the server replays them: on a thread that does nothing else. */
function measureReplays({ game, runs }: ThreadInput): ReplayFigure {
  const replay = replayOf(game, currentVersion(game));
  if (replay === null) throw new Error(`${game} has no current version`);
  let spent = process.cpuUsage();
  const times = runs.map((run, i) => {
    if (i === WARM_UP) spent = process.cpuUsage();
    const from = performance.now();
    const outcome = replay(run);
    const took = performance.now() - from;
    if (!outcome.ok) throw new Error(`${game}: a bot's run was refused, ${outcome.refusal}`);
    return took;
  });
  const { user, system } = process.cpuUsage(spent);
  const timed = times.slice(WARM_UP);
  const cpu = (user + system) / 1_000 / timed.length;
  return { game, runs: timed.length, median: median(timed), p95: quantile(timed, 0.95), cpu };
}

/** The model players play here, and the thread that is measured never sees them. */
async function measureAll(): Promise<readonly ReplayFigure[]> {
  const dice = new Dice([5, 6, 7, 8]);
  const figures: ReplayFigure[] = [];
  for (const game of GAMES) {
    const runs = Array.from({ length: WARM_UP + RUNS }, () => playedRun(game, dice));
    const thread = new Worker(new URL(import.meta.url), { workerData: { game, runs } satisfies ThreadInput });
    const [measured] = await once(thread, 'message');
    figures.push(measured as ReplayFigure);
  }
  return figures;
}

if (!isMainThread) {
  parentPort?.postMessage(measureReplays(workerData as ThreadInput));
} else if (import.meta.url === `file://${process.argv[1]}`) {
  const figures = await measureAll();
  console.table(
    figures.map(({ game, runs, median: middle, p95, cpu }) => ({
      game,
      runs,
      'median ms': rounded(middle),
      'p95 ms': rounded(p95),
      'CPU ms': rounded(cpu),
      'budget ms': REPLAY_BUDGET,
    })),
  );
  if (figures.some((one) => one.median > REPLAY_BUDGET)) process.exitCode = 1;
}
