import { Dice } from '@consorcio/kernel';
import { type ClassAnswers, compareClasses, verdictOf } from '../../src/quiz-analysis/index.ts';
import { CLASS_ARMS, type ClassArm, QUIZ_FORMS, STUDY_PAIRS } from '../../src/vocabulary.ts';
import { answerPart, normal, plantedGain, SCORE_DEVIATION, uniform } from './item-model.ts';
import { LINE, SEED } from './study.ts';

/* Studies of classes: pairs of which one plays and the other has the lesson on paper (LEARN 2.7). */

const PUPILS = 25;
/** Standard deviations of ability, of one in all: between schools, between classes of a school, and between pupils of a class. */
const BETWEEN = { schools: 0.4, classes: 0.3, pupils: Math.sqrt(1 - 0.4 ** 2 - 0.3 ** 2) } as const;
/** What a class learns apart from all this between the parts: pupils of a class share it, so that they are no independent cases. */
const SHARED = 0.2;
/** What answering twice teaches in both arms, in standard deviations. */
const RETEST = 0.15;

/** Who answered a part at school is there for the next one this often. */
const STAYS = 0.9;

/** A study of classes: what playing adds, in standard deviations of the first scores, and how often its pupils stay. */
export interface ClassScenario {
  readonly pairs: number;
  readonly effect: number;
  readonly stays: Readonly<Record<ClassArm, number>>;
}

const alike = { PLAY: STAYS, WAIT: STAYS };
/** The effect for which the study is planned, and how often it is to be seen. */
const PLANNED = { effect: 0.15, power: 0.8 } as const;

/** The study that is planned, with no effect, with the one it is planned for and others; and no effect where more stop playing. */
export const CLASS_SCENARIOS: readonly ClassScenario[] = [
  ...[0, 0.1, PLANNED.effect, 0.3].map((effect) => ({ pairs: STUDY_PAIRS, effect, stays: alike })),
  { pairs: STUDY_PAIRS, effect: 0, stays: { PLAY: 0.8, WAIT: STAYS } },
];

/** What an effect is in right answers: trials tell theirs in deviations of scores, as the game does (`ClassDifference`). */
const plantedOf = (effect: number): number => effect * SCORE_DEVIATION;

/** How much more able a class must have become, in standard deviations of ability, for its scores to rise by an effect. */
function learnedFor(effect: number): number {
  let [low, high] = [0, 2];
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (plantedGain(RETEST + middle) - plantedGain(RETEST) < plantedOf(effect)) low = middle;
    else high = middle;
  }
  return low;
}

/** What many studies of a scenario say. */
export interface ClassRecovery {
  readonly scenario: ClassScenario;
  /** In right answers of eight. */
  readonly planted: number;
  readonly estimate: number;
  readonly coverage: number;
  /** Share of the studies that claim a difference at any look, one look after each pair. */
  readonly claims: number;
}

/** `learned`: what the class that plays becomes more able by. */
function classOf(
  dice: Dice,
  pair: number,
  arm: ClassArm,
  school: number,
  { stays, learned }: Pick<ClassScenario, 'stays'> & { readonly learned: number },
): ClassAnswers {
  const ofClass = school + normal(dice) * BETWEEN.classes;
  const gained = RETEST + normal(dice) * SHARED + (arm === 'PLAY' ? learned : 0);
  const pupils = Array.from({ length: PUPILS }, () => {
    const ability = ofClass + normal(dice) * BETWEEN.pupils;
    const [before = 'A', after = 'B', later = 'C'] = dice.shuffled(QUIZ_FORMS);
    const first = answerPart(dice, ability, 'BEFORE', before).answers;
    const second = answerPart(dice, ability + gained, 'AFTER', after).answers;
    const third = answerPart(dice, ability + gained, 'LATER', later).answers;
    const isThere = [uniform(dice) < stays[arm], uniform(dice) < stays[arm]];
    return {
      first,
      second: isThere[0] ? second : null,
      third: isThere[0] && isThere[1] ? third : null,
      hasEnded: arm === 'PLAY',
    };
  });
  return { pair: String(pair), arm, pupils };
}

const CLAIMS: readonly string[] = ['MORE', 'LESS'];

/** So many studies of a scenario, each looked at after every pair. */
export function recoverClasses(scenario: ClassScenario, studies: number, stream: number): ClassRecovery {
  const dice = Dice.of(SEED, stream);
  const { pairs, effect, stays } = scenario;
  const learned = learnedFor(effect);
  const told = Array.from({ length: studies }, () => {
    const classes = Array.from({ length: pairs }, (_, pair) => {
      const school = normal(dice) * BETWEEN.schools;
      return CLASS_ARMS.map((arm) => classOf(dice, pair, arm, school, { stays, learned }));
    });
    const looks = classes.map((_, last) => compareClasses(classes.slice(0, last + 1).flat()).delayed);
    const claims = looks.some((look) => look !== null && CLAIMS.includes(verdictOf(look)));
    return { claims, delayed: looks.at(-1) ?? null };
  });
  const gains = told.flatMap(({ delayed }) => delayed ?? []);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const planted = plantedOf(effect);
  return {
    scenario,
    planted,
    estimate: mean(gains.map((gain) => gain.mean)),
    coverage: mean(gains.map(({ low, high }) => (low <= planted && planted <= high ? 1 : 0))),
    claims: mean(told.map(({ claims }) => (claims ? 1 : 0))),
  };
}

/** Most false claims, of all looks together: what Student's interval leaves outside, less those whose bounds reach zero. */
const MOST_FALSE = 0.05;
/** The share that so many studies may show of it by chance: a proportion's point with 2.5 % above it, by the normal distribution. */
export const mostClaims = (studies: number): number =>
  MOST_FALSE + 1.96 * Math.sqrt((MOST_FALSE * (1 - MOST_FALSE)) / studies);

/** Whether a scenario without an effect claims one seldom enough, one with an effect is estimated, and the planned one seen. */
export function isClassMet({ scenario: { effect }, claims, coverage }: ClassRecovery, studies: number): boolean {
  if (effect === 0) return claims <= mostClaims(studies);
  const isEstimated = coverage >= LINE.leastCoverage && coverage <= LINE.mostCoverage;
  return isEstimated && (effect !== PLANNED.effect || claims >= PLANNED.power);
}
