import { Dice } from '@consorcio/kernel';
import { type Core, corePairOf, GAMES, type Game, newestVersion, replay, scoreBp } from '@consorcio/minigames';
import type { Agent } from '@consorcio/minigames/bots';
import * as bots from '@consorcio/minigames/bots';
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { leastHonestScore, payTermsOf } from '@consorcio/rules/queries';
import { type Line, linesOf } from './calibration/lines.ts';
import { fail } from './rig/ending.ts';
import { mean, median, quantile } from './rig/figures.ts';

/** Basis points. */
const LEAST_HONEST = leastHonestScore(payTermsOf(CURRENT_RULEBOOK));

/**
 * Plays model players over many seeds and prints the distributions of GAMES section 8 beside the medians last measured:
 * `npm run calibrate -- [seeds] [game]`. Exits 1 when a median is further from the one measured than chance explains, when a
 * lazy way to play scores 1500 basis points or more, when more than 5 % of a beginner's runs or any run without a touch
 * come out on the wrong side of honest work, or when a bot's run is not replayed to the same points.
 */
/** Basis points: what a lazy way may score at most (GAMES 8.1). */
const LAZY_LIMIT = 1500;
/** The most runs of a beginner that are not paid as honest, of all. */
const BEGINNERS_BELOW = 0.05;
/** Basis points by which a median of 2,000 runs may be off; fewer runs may be off by more. */
const TOLERANCE = 60;
/** Runs per line by default: as many as were measured. */
const PAGE_RUNS = 2000;

/** One row of the table; shares and basis points as whole numbers. */
interface Row {
  readonly player: string;
  readonly runs: number;
  readonly points: number;
  readonly 'sd bp': number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly 'p50 measured': number | string;
  /** Percent of the runs that are not paid as honest. */
  readonly 'below 500': string;
  readonly inputs: string;
  readonly verdict: string;
}

function measure(game: Core<unknown>, line: Line, seeds: readonly string[]): Row {
  const runs = Math.min(seeds.length, line.mostRuns ?? seeds.length);
  const points: number[] = [];
  const inputs: number[] = [];
  let isBroken = false;
  for (const [i, seed] of seeds.slice(0, runs).entries()) {
    const played = bots.drive(game, seed, line.agent(diceOf(i, line.player)) as Agent<unknown>);
    const replayed = replay(game, played.run);
    isBroken ||= !replayed.ok || replayed.value.outcome.points !== played.points;
    points.push(played.points);
    inputs.push(played.run.inputs.length);
  }
  const bp = points.map((earned) => scoreBp(earned, game.par));
  const average = mean(bp);
  const sd = Math.sqrt(mean(bp.map((score) => (score - average) ** 2)));
  const p50 = median(bp);
  const below = bp.filter((score) => score < LEAST_HONEST).length;
  return {
    player: line.player,
    runs,
    points: median(points),
    'sd bp': Math.round(sd),
    p10: quantile(bp, 0.1),
    p50,
    p90: quantile(bp, 0.9),
    'p50 measured': line.measured ?? '',
    'below 500': `${((100 * below) / runs).toFixed(1)} %`,
    inputs: `${Math.round(mean(inputs))}/${Math.max(...inputs)}`,
    verdict: isBroken ? 'REPLAY DIFFERS' : verdictOf(line, p50, sd, runs, below),
  };
}

/** The median of few runs strays: by about 1.25 standard deviations over the root of their number, thrice that is far. */
function verdictOf(line: Line, p50: number, sd: number, runs: number, below: number): string {
  if (line.isIdle === true) return below === runs ? 'ok' : 'PAID FOR NOTHING';
  if (line.isBeginner === true && below > BEGINNERS_BELOW * runs) return 'TOO HARD FOR A FIRST RUN';
  if (line.isLazy === true) return p50 < LAZY_LIMIT ? 'ok' : 'TOO MUCH FOR SO LITTLE';
  if (line.measured === undefined) return '';
  const strays = 3 * 1.25 * sd * (1 / Math.sqrt(runs) + 1 / Math.sqrt(PAGE_RUNS));
  return Math.abs(p50 - line.measured) <= TOLERANCE + strays ? 'ok' : 'OFF';
}

function diceOf(run: number, player: string): Dice {
  const dice = new Dice([run, 77, player.length, 5]);
  for (let i = 0; i < 20; i += 1) dice.word();
  return dice;
}

function seedsOf(count: number): string[] {
  const dice = new Dice([1, 2, 3, 4]);
  for (let i = 0; i < 30; i += 1) dice.word();
  return Array.from({ length: count }, () => bots.randomSeed(dice));
}

function coreOf(game: Game, isCalm: boolean): Core<unknown> {
  const pair: { readonly normal: Core<unknown>; readonly calm: Core<unknown> } | null = corePairOf(
    game,
    newestVersion(game),
  );
  if (pair === null) throw new Error(`${game} has no version`);
  return isCalm ? pair.calm : pair.normal;
}

const seeds = seedsOf(Number(process.argv[2] ?? PAGE_RUNS));
const only = process.argv[3];
if (seeds.length === 0 || (only !== undefined && !(GAMES as readonly string[]).includes(only)))
  fail(`Use: npm run calibrate -- [seeds] [${GAMES.join('|')}]`);
for (const game of GAMES.filter((name) => only === undefined || only === name)) {
  const lines = linesOf(game);
  const rows = lines.map((line) => measure(coreOf(game, line.isCalm === true), line, seeds));
  const { par } = coreOf(game, false);
  console.log(`\n${game}, version ${newestVersion(game)}, par ${par}, tranquilo par ${coreOf(game, true).par}`);
  console.table(Object.fromEntries(rows.map(({ player, ...row }) => [player, row])));
  if (rows.some(({ verdict }) => verdict !== '' && verdict !== 'ok')) process.exitCode = 1;
}
