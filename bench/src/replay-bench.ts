import { Dice } from '@consorcio/kernel';
import { currentVersion, GAMES, type GameName, pairOf, type Run, replayOf, type StateOf } from '@consorcio/minigames';
import * as bots from '@consorcio/minigames/bots';

/** Milliseconds. The most that the replay of a full run may take, median (issue 2, Lines). */
export const REPLAY_BUDGET = 5;

/** Milliseconds that the replays of one game took. */
export interface ReplayFigure {
  readonly game: GameName;
  readonly runs: number;
  readonly median: number;
  readonly p95: number;
}

/** Replays of each run: the first ones warm the engine up, as a server that has been up for a while is. */
const WARM_UP = 30;
const RUNS = 300;

const figure = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

function playersOf(dice: Dice): { readonly [Name in GameName]: (seed: string) => Run } {
  const average = () => bots.person(bots.PEOPLE.average, dice);
  const play = <Name extends GameName>(game: Name, agent: () => bots.Agent<StateOf[Name]>) => {
    const pair = pairOf(game, currentVersion(game));
    if (pair === null) throw new Error(`${game} has no current version`);
    return (seed: string): Run => bots.drive(pair.normal, seed, agent()).run;
  };
  return {
    tapper: play('tapper', () => bots.tapperHuman(average(), dice)),
    matches: play('matches', () => bots.matchesHuman(average(), dice)),
    dancer: play('dancer', () => bots.dancerHuman(average(), dice)),
    runner: play('runner', () => bots.runnerHuman(average(), dice)),
  };
}

/** Times the replay of full runs of an average player, as the server replays them. */
export function measureReplays(): readonly ReplayFigure[] {
  const dice = new Dice([5, 6, 7, 8]);
  const players = playersOf(dice);
  return GAMES.map((game) => {
    const replay = replayOf(game, currentVersion(game));
    if (replay === null) throw new Error(`${game} has no current version`);
    const times = Array.from({ length: WARM_UP + RUNS }, () => {
      const run = players[game](bots.randomSeed(dice));
      const from = performance.now();
      const outcome = replay(run);
      const took = performance.now() - from;
      if (!outcome.ok) throw new Error(`${game}: a bot's run was refused, ${outcome.refusal}`);
      return took;
    }).slice(WARM_UP);
    return { game, runs: RUNS, median: figure(times, 0.5), p95: figure(times, 0.95) };
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const figures = measureReplays();
  console.table(
    figures.map(({ game, runs, median, p95 }) => ({
      game,
      runs,
      'median ms': Number(median.toFixed(2)),
      'p95 ms': Number(p95.toFixed(2)),
      'budget ms': REPLAY_BUDGET,
    })),
  );
  if (figures.some(({ median }) => median > REPLAY_BUDGET)) process.exitCode = 1;
}
