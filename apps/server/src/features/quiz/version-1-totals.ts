import type { ReplyOf } from '@consorcio/contract';
import { QUIZ_1, rightOf1 } from '@consorcio/rules/quiz';
import { MINIMUM_COHORT, QUIZ_FORMS_1, type QuizForm1 } from '@consorcio/rules/vocabulary';
import type { AnswersGiven } from './read-version-1.ts';

/** Answers of one form, eight digits from 0 to 2, of so many players. */
interface FormGiven {
  readonly form: QuizForm1;
  readonly answers: string;
  readonly players: number;
}
type Totals = Pick<ReplyOf<'quizTotals'>, 'forms' | 'before' | 'after' | 'both'>;

const given = (form: QuizForm1 | null, answers: string | null, players: number): readonly FormGiven[] =>
  form === null || answers === null ? [] : [{ form, answers, players }];
const playersOf = (rows: readonly { readonly players: number }[]): number =>
  rows.reduce((total, { players }) => total + players, 0);

/** Both forms: how many answered, and how many of them rightly, question by question. */
function formTotals(rows: readonly FormGiven[]): Totals['forms'] {
  return QUIZ_FORMS_1.map((form) => {
    const ofForm = rows.filter((row) => row.form === form);
    const right = QUIZ_1[form].map((question, i) =>
      playersOf(ofForm.filter(({ answers }) => answers.charAt(i) === String(question.right))),
    );
    return { form, players: playersOf(ofForm), right };
  });
}

/** Those who answered the same forms at the same moments, from ten players on: whatever is subtracted from what, ten are left. */
function bigEnough(rows: readonly AnswersGiven[]): readonly AnswersGiven[] {
  const groupOf = ({ formBefore, formAfter }: AnswersGiven): string => `${formBefore}/${formAfter}`;
  const players = new Map<string, number>();
  for (const row of rows) players.set(groupOf(row), (players.get(groupOf(row)) ?? 0) + row.players);
  return rows.filter((row) => (players.get(groupOf(row)) ?? 0) >= MINIMUM_COHORT);
}

/** Totals of version 1: all answers, those before and after the game apart, and both of the players who gave both. */
export function version1Totals(all: readonly AnswersGiven[]): Totals {
  const rows = bigEnough(all);
  const before = rows.flatMap((row) => given(row.formBefore, row.before, row.players));
  const after = rows.flatMap((row) => given(row.formAfter, row.after, row.players));
  const both = { players: 0, rightBefore: 0, rightAfter: 0 };
  for (const { formBefore, before: first, formAfter, after: second, players } of rows) {
    if (formBefore === null || first === null || formAfter === null || second === null) continue;
    both.players += players;
    both.rightBefore += players * rightOf1(formBefore, first);
    both.rightAfter += players * rightOf1(formAfter, second);
  }
  return { forms: formTotals([...before, ...after]), before: formTotals(before), after: formTotals(after), both };
}
