import { Dice } from '@consorcio/kernel';
import { type ClassAnswers, compareClasses } from '@consorcio/rules/quiz-analysis';
import { CLASS_ARMS, type ClassArm, QUIZ_FORMS } from '@consorcio/rules/vocabulary';
import { answerPart, normal, plantedGain, uniform } from './item-model.ts';
import { COMES_BACK, type Recovery, recoveryOf, type Scenario, SEED } from './study.ts';

/* Studies of classes: pairs of which one plays between two parts and the other waits (LEARN 2.7). */

/** Pupils of a class. */
const PUPILS = 25;
/** Standard deviations of ability, of one in all: between schools, between classes of a school, and between pupils of a class. */
const BETWEEN = { schools: 0.4, classes: 0.3, pupils: Math.sqrt(1 - 0.4 ** 2 - 0.3 ** 2) } as const;
/** What a class learns apart from all this between the parts: pupils of a class share it, so that they are no independent cases. */
const SHARED = 0.2;
/** What answering twice teaches in both arms, in standard deviations. */
const RETEST = 0.15;

export const CLASS_SCENARIOS: readonly Scenario[] = [6, 12].flatMap((pairs) =>
  [0, 0.3, 0.8].map((learned) => ({ players: 2 * PUPILS * pairs, learned, kept: 1 })),
);

function classOf(dice: Dice, pair: number, arm: ClassArm, school: number, learned: number): ClassAnswers {
  const ofClass = school + normal(dice) * BETWEEN.classes;
  const gained = RETEST + normal(dice) * SHARED + (arm === 'PLAY' ? learned : 0);
  const pupils = Array.from({ length: PUPILS }, () => {
    const ability = ofClass + normal(dice) * BETWEEN.pupils;
    const [before = 'A', after = 'B'] = dice.shuffled(QUIZ_FORMS);
    const first = answerPart(dice, ability, 'BEFORE', before).answers;
    const second = answerPart(dice, ability + gained, 'AFTER', after).answers;
    return { first, second: uniform(dice) < COMES_BACK ? second : null, hasEnded: arm === 'PLAY' };
  });
  return { pair: String(pair), arm, pupils };
}

/** So many studies of a scenario; planted is what playing adds to answering twice. */
export function recoverClasses(scenario: Scenario, studies: number, stream: number): Recovery {
  const dice = Dice.of(SEED, stream);
  const { players, learned } = scenario;
  const differences = Array.from({ length: studies }, () => {
    const classes = Array.from({ length: players / (2 * PUPILS) }, (_, pair) => {
      const school = normal(dice) * BETWEEN.schools;
      return CLASS_ARMS.map((arm) => classOf(dice, pair, arm, school, learned));
    });
    return compareClasses(classes.flat()).difference ?? [];
  });
  const planted = plantedGain(RETEST + learned) - plantedGain(RETEST);
  return recoveryOf(scenario, 'classes', planted, differences.flat());
}
