import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { CONCEPTS, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS, type QuizForm } from '@consorcio/rules/vocabulary';

interface AnswersGiven {
  readonly form: QuizForm;
  /** Eight digits, 0 to 2. */
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

/** Anonymous totals of both forms: how many answered, and how many of them rightly, question by question. */
export function quizTotals(given: readonly AnswersGiven[]): ReplyOf<'quizTotals'> {
  const forms = QUIZ_FORMS.map((form) => {
    const ofForm = given.filter((row) => row.form === form);
    const sum = (rows: readonly AnswersGiven[]): number => rows.reduce((total, { players }) => total + players, 0);
    const right = rightOf(form).map((option, i) => sum(ofForm.filter(({ answers }) => answers.charAt(i) === option)));
    return { form, players: sum(ofForm), right };
  });
  return { forms };
}
