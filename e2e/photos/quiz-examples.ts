import type { ReplyOf } from '@consorcio/contract';
import { Dice } from '@consorcio/kernel';
import {
  type ClassAnswers,
  compareClasses,
  type GivenPart,
  QuizGathering,
  quizResults,
} from '@consorcio/rules/quiz-analysis';
import {
  CLASS_ARMS,
  type ClassArm,
  QUIZ_FAMILIES,
  QUIZ_FORMS,
  QUIZ_MOMENTS,
  QUIZ_VERSION,
  type QuizForm,
  type QuizMoment,
  STUDY_PAIRS,
} from '@consorcio/rules/vocabulary';

const AT = '2026-11-22T12:00:00.000Z';
const sent = (moment: QuizMoment, form: QuizForm, answers: number[]): ReplyOf<'quizStanding'>['parts'][number] => ({
  moment,
  version: QUIZ_VERSION,
  form,
  answers,
  at: AT,
  confidence: answers.map((option) => (option === 3 ? null : 1)),
});

/** A player who has answered every part: days pass between the parts, which no browser test waits for. */
export const ALL_ANSWERED: ReplyOf<'quizStanding'> = {
  standing: { kind: 'OVER' },
  parts: [
    sent('BEFORE', 'B', [1, 0, 2, 3, 0, 1, 1, 2]),
    sent('AFTER', 'A', [0, 0, 0, 1, 0, 2, 0, 0]),
    sent('LATER', 'C', [0, 0, 0, 2, 0, 0, 3, 0]),
  ],
  inClass: null,
};

/** The same before the third part, which opens in some days, and when it is asked. */
export const TWO_ANSWERED: ReplyOf<'quizStanding'> = {
  ...ALL_ANSWERED,
  standing: { kind: 'WAIT_DAYS', days: 5 },
  parts: ALL_ANSWERED.parts.slice(0, 2),
};
export const THIRD_ASKED: ReplyOf<'quizStanding'> = {
  ...TWO_ANSWERED,
  standing: { kind: 'ASK', moment: 'LATER', form: 'C', version: QUIZ_VERSION },
};

/** A class that plays between the first and the second part. */
export const CLASS_PLAYS: ReplyOf<'quizStanding'> = {
  standing: { kind: 'WAIT_CLASS' },
  parts: ALL_ANSWERED.parts.slice(0, 1),
  inClass: 'PLAY',
};

const DICE = Dice.of('5eed0000000000000000000000000014', 1);
const chance = (percent: number): boolean => DICE.below(100) < percent;

/** How a player of an ability from 0 to 40 answers: the able are right and sure more often, and later more than before. */
function partOf(player: number, ability: number, moment: QuizMoment): GivenPart {
  const form = QUIZ_FORMS[(player + QUIZ_MOMENTS.indexOf(moment)) % QUIZ_FORMS.length] ?? 'A';
  const learned = moment === 'BEFORE' ? 0 : moment === 'AFTER' ? 18 : 12;
  const answers = QUIZ_FAMILIES.map((_, place) => {
    const option = chance(22 + ability + learned + place * 2) ? 'k' : ('xxyn'[DICE.below(4)] ?? 'n');
    return { option, mark: option === 'n' ? '-' : ('00112'[DICE.below(5)] ?? '0') };
  });
  return {
    moment,
    form,
    answers: answers.map(({ option }) => option).join(''),
    confidence: answers.map(({ option, mark }) => (option === 'k' && mark === '0' && chance(60) ? '2' : mark)).join(''),
  };
}

function manyAnswers(): ReplyOf<'quizTotals'> {
  const gathering = new QuizGathering();
  for (let player = 0; player < 180; player += 1) {
    const ability = DICE.below(41);
    const moments = player % 3 === 0 ? QUIZ_MOMENTS : QUIZ_MOMENTS.slice(0, 2);
    gathering.add(moments.map((moment) => partOf(player, ability, moment)));
  }
  return { ...quizResults(gathering.sums), classes: compareClasses([]) };
}

/** A class of 22 of whom some stop: those who play learn more than those who answer twice. */
function classOf(pair: number, arm: ClassArm): ClassAnswers {
  const pupils = Array.from({ length: 22 }, (_, player) => {
    const first = partOf(player, DICE.below(41), 'BEFORE').answers;
    const second = partOf(player, DICE.below(41), arm === 'PLAY' ? 'AFTER' : 'BEFORE').answers;
    const third = partOf(player, DICE.below(41), arm === 'PLAY' ? 'LATER' : 'BEFORE').answers;
    const isThere = chance(arm === 'PLAY' ? 85 : 80);
    const hasEnded = arm === 'PLAY' && chance(70);
    return { first, second: isThere ? second : null, third: isThere && chance(90) ? third : null, hasEnded };
  });
  return { pair: String(pair), arm, pupils };
}

/** What is published of 180 players: more than play in a browser test. */
export const MANY_ANSWERS = manyAnswers();

/** The same with a study of classes. */
export const CLASSES_COMPARED: ReplyOf<'quizTotals'> = {
  ...MANY_ANSWERS,
  classes: compareClasses(
    Array.from({ length: STUDY_PAIRS }, (_, pair) => CLASS_ARMS.map((arm) => classOf(pair, arm))).flat(),
  ),
};
