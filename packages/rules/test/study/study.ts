import { Dice } from '@consorcio/kernel';
import { QuizGathering, quizResults } from '../../src/quiz-analysis/index.ts';
import { QUIZ_FORMS, QUIZ_MOMENTS } from '../../src/vocabulary.ts';
import { answerPart, normal, plantedGain, uniform } from './item-model.ts';

/** A kind of study: how many take part, and what is planted in their abilities (in standard deviations). */
export interface Scenario {
  readonly players: number;
  readonly learned: number;
  /** What of it is left a week later. */
  readonly kept: number;
}

/** What many studies of a scenario say of one comparison. */
export interface Recovery {
  readonly scenario: Scenario;
  readonly what: 'gain' | 'delayed';
  /** In right answers of eight. */
  readonly planted: number;
  readonly estimate: number;
  /** Share of the studies whose interval holds what was planted. */
  readonly coverage: number;
  /** Width of the interval, on average. */
  readonly width: number;
  /** Share of the studies whose interval does not hold zero. */
  readonly found: number;
}

export const SCENARIOS: readonly Scenario[] = [20, 60, 200].flatMap((players) =>
  [0, 0.3, 0.8].map((learned) => ({ players, learned, kept: 0.6 })),
);

/** The line that the study is to reach: the interval of 95 % holds what was planted this often, and misses it by this much. */
export const LINE = { leastCoverage: 0.93, mostCoverage: 0.97, mostBias: 0.05 } as const;

/** Who answered a part comes back for the next one this often. */
const COMES_BACK = 0.8;
export const SEED = '5eed00000000000000000000000000aa';

/** One study: every player gets the forms in one of six orders, as in the game, and the game's own analysis adds up. */
function runStudy({ players, learned, kept }: Scenario, dice: Dice): ReturnType<typeof quizResults> {
  const gathering = new QuizGathering();
  const abilities = [0, learned, learned * kept];
  for (let player = 0; player < players; player += 1) {
    const ability = normal(dice);
    const forms = dice.shuffled(QUIZ_FORMS);
    const returns = uniform(dice) < COMES_BACK ? (uniform(dice) < COMES_BACK ? 3 : 2) : 1;
    gathering.add(
      QUIZ_MOMENTS.slice(0, returns).map((moment, i) =>
        answerPart(dice, ability + (abilities[i] ?? 0), moment, forms[i] ?? 'A'),
      ),
    );
  }
  return quizResults(gathering.sums);
}

/** A mean with its interval. */
interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What many estimates say of what was planted. */
function recoveryOf(scenario: Scenario, what: Recovery['what'], planted: number, gains: readonly Estimate[]): Recovery {
  const mean = (of: (gain: Estimate) => number) => gains.reduce((sum, gain) => sum + of(gain), 0) / gains.length;
  return {
    scenario,
    what,
    planted,
    estimate: mean((gain) => gain.mean),
    coverage: mean(({ low, high }) => (low <= planted && planted <= high ? 1 : 0)),
    width: mean(({ low, high }) => high - low),
    found: mean(({ low, high }) => (low > 0 || high < 0 ? 1 : 0)),
  };
}

/** So many studies of a scenario; those in which too few players answered twice tell nothing and are left out. */
export function recover(scenario: Scenario, studies: number, stream: number): readonly Recovery[] {
  const dice = Dice.of(SEED, stream);
  const results = Array.from({ length: studies }, () => runStudy(scenario, dice));
  return (['gain', 'delayed'] as const).map((what) =>
    recoveryOf(
      scenario,
      what,
      plantedGain(what === 'gain' ? scenario.learned : scenario.learned * scenario.kept),
      results.flatMap((result) => result[what] ?? []),
    ),
  );
}

export const isMet = ({ coverage, estimate, planted }: Recovery): boolean =>
  coverage >= LINE.leastCoverage && coverage <= LINE.mostCoverage && Math.abs(estimate - planted) <= LINE.mostBias;
