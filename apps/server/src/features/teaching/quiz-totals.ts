import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { CONCEPTS, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS, type QuizForm } from '@consorcio/rules/vocabulary';
import type { AnswersGiven } from './read-totals.ts';

/** Answers of one form, eight digits from 0 to 2, of so many players. */
interface FormGiven {
  readonly form: QuizForm;
  readonly answers: string;
  readonly players: number;
}

/** The right option of each question of a form, in its order. */
const rightOf = (form: QuizForm): readonly string[] =>
  QUIZ[form].map((conceptId) => {
    const concept = must(
      CONCEPTS.find(({ id }) => id === conceptId),
      `concept ${conceptId}`,
    );
    return String(concept.answer);
  });

const given = (form: QuizForm | null, answers: string | null, players: number): readonly FormGiven[] =>
  form === null || answers === null ? [] : [{ form, answers, players }];
const playersOf = (rows: readonly { readonly players: number }[]): number =>
  rows.reduce((total, { players }) => total + players, 0);
/** How many of a form's eight answers are right. */
const countRight = (form: QuizForm, answers: string): number =>
  rightOf(form).filter((option, i) => answers.charAt(i) === option).length;

/** Both forms: how many answered, and how many of them rightly, question by question. */
function formTotals(rows: readonly FormGiven[]): ReplyOf<'quizTotals'>['forms'] {
  return QUIZ_FORMS.map((form) => {
    const ofForm = rows.filter((row) => row.form === form);
    const right = rightOf(form).map((option, i) =>
      playersOf(ofForm.filter(({ answers }) => answers.charAt(i) === option)),
    );
    return { form, players: playersOf(ofForm), right };
  });
}

/** Anonymous totals: all answers, those before and after the game apart, and both of the players who gave both. */
export function quizTotals(rows: readonly AnswersGiven[]): ReplyOf<'quizTotals'> {
  const before = rows.flatMap((row) => given(row.formBefore, row.before, row.players));
  const after = rows.flatMap((row) => given(row.formAfter, row.after, row.players));
  const both = { players: 0, rightBefore: 0, rightAfter: 0 };
  for (const { formBefore, before: first, formAfter, after: second, players } of rows) {
    if (formBefore === null || first === null || formAfter === null || second === null) continue;
    both.players += players;
    both.rightBefore += players * countRight(formBefore, first);
    both.rightAfter += players * countRight(formAfter, second);
  }
  return {
    forms: formTotals([...before, ...after]),
    before: formTotals(before),
    after: formTotals(after),
    both,
  };
}
