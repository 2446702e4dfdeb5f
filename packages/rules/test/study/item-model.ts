import type { Dice } from '@consorcio/kernel';
import type { GivenPart } from '../../src/quiz-analysis/index.ts';
import { QUIZ_FAMILIES, type QuizForm, type QuizMoment } from '../../src/vocabulary.ts';

/** An item of the two-parameter logistic model with guessing (3PL with one guessing chance for all). */
interface Item {
  /** How steeply the chance rises at its middle. */
  readonly slope: number;
  readonly difficulty: number;
}

/** Chance to be right without knowing: of three options, less those who say 'Não sei'. */
const GUESSING = 0.25;
/** Of those who are not right: the first and the second misconception; the rest says 'Não sei'. */
const MISCONCEPTIONS = [0.55, 0.85] as const;

const SLOPES = [1.4, 0.9, 1.1, 1.6, 1.2, 0.8, 1.3, 1];
const DIFFICULTIES = [-0.8, -0.4, 0, 0.3, 0.6, 0.9, -0.2, 0.2];
/** B is easier and C harder than A: what the analysis has to take off. */
const FORM_SHIFTS: Readonly<Record<QuizForm, number>> = { A: 0, B: -0.4, C: 0.3 };

const itemsOf = (form: QuizForm): readonly Item[] =>
  QUIZ_FAMILIES.map((_, i) => ({
    slope: SLOPES[i] ?? 1,
    difficulty: (DIFFICULTIES[i] ?? 0) + FORM_SHIFTS[form],
  }));
const FORMS: Readonly<Record<QuizForm, readonly Item[]>> = { A: itemsOf('A'), B: itemsOf('B'), C: itemsOf('C') };

const chance = ({ slope, difficulty }: Item, ability: number): number =>
  GUESSING + (1 - GUESSING) / (1 + Math.exp(-slope * (ability - difficulty)));

/** Right answers to be expected of eight, over the three forms alike. */
const expected = (ability: number): number =>
  Object.values(FORMS).reduce((sum, items) => sum + items.reduce((all, item) => all + chance(item, ability), 0), 0) / 3;

/** The same squared. */
const expectedSquare = (ability: number): number =>
  Object.values(FORMS).reduce((sum, items) => {
    const chances = items.map((item) => chance(item, ability));
    const mean = chances.reduce((all, p) => all + p, 0);
    return sum + mean ** 2 + chances.reduce((all, p) => all + p * (1 - p), 0);
  }, 0) / 3;

const STEPS = 4_000;
const REACH = 8;

/** Mean of a figure over standard normal abilities. */
function overAbilities(figure: (ability: number) => number): number {
  let [sum, weights] = [0, 0];
  for (let step = 0; step <= STEPS; step += 1) {
    const ability = -REACH + (2 * REACH * step) / STEPS;
    const weight = Math.exp(-(ability ** 2) / 2);
    sum += weight * figure(ability);
    weights += weight;
  }
  return sum / weights;
}

/** The planted gain in right answers of eight: `learned` is added to each ability. */
export const plantedGain = (learned: number): number =>
  overAbilities((ability) => expected(ability + learned) - expected(ability));

/** Standard deviation of the first scores, in right answers of eight. */
export const SCORE_DEVIATION = Math.sqrt(overAbilities(expectedSquare) - overAbilities(expected) ** 2);

const SPAN = 2 ** 32;
export const uniform = (dice: Dice): number => (dice.word() + 0.5) / SPAN;
/** Standard normal, by Box and Muller. */
export const normal = (dice: Dice): number =>
  Math.sqrt(-2 * Math.log(uniform(dice))) * Math.cos(2 * Math.PI * uniform(dice));

/** How a player of this ability answers a form. */
export function answerPart(dice: Dice, ability: number, moment: QuizMoment, form: QuizForm): GivenPart {
  const options = FORMS[form].map((item) => {
    if (uniform(dice) < chance(item, ability)) return 'k';
    const wrong = uniform(dice);
    return wrong < MISCONCEPTIONS[0] ? 'x' : wrong < MISCONCEPTIONS[1] ? 'y' : 'n';
  });
  const confidence = options.map((option) => (option === 'n' ? '-' : String(dice.below(3))));
  return { moment, form, answers: options.join(''), confidence: confidence.join('') };
}
