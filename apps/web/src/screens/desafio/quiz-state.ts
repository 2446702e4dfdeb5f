import { CONCEPTS, type Concept, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS, type QuizForm } from '@consorcio/rules/vocabulary';

/** Answers of one form, places from 0, in the form's order. */
export interface FormAnswers {
  readonly form: QuizForm;
  readonly answers: readonly number[];
}

/** Half of the players begin with A, half with B: by the parity of the id's letters. CONTENT, parallel forms. */
export function formOrder(playerId: string): readonly [first: QuizForm, second: QuizForm] {
  const sum = [...playerId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? ['A', 'B'] : ['B', 'A'];
}

export const questionsOf = (form: QuizForm): readonly Concept[] =>
  QUIZ[form].flatMap((id) => CONCEPTS.find((concept) => concept.id === id) ?? []);

/** How many answers of a form are right. */
export const rightAnswers = ({ form, answers }: FormAnswers): number =>
  questionsOf(form).filter(({ answer }, i) => answers[i] === answer).length;

/** The forms that a player has sent, read from the kept data; what is no answer is passed over. */
export function sentForms(ownData: Readonly<Record<string, unknown>>): readonly FormAnswers[] {
  const rows = Array.isArray(ownData.quiz_answer) ? (ownData.quiz_answer as unknown[]) : [];
  return rows.flatMap((row) => {
    const { form, answers } = (row ?? {}) as { form?: unknown; answers?: unknown };
    const known = QUIZ_FORMS.find((each) => each === form);
    return known !== undefined && typeof answers === 'string' && /^[0-2]{8}$/.test(answers)
      ? [{ form: known, answers: [...answers].map(Number) }]
      : [];
  });
}

export type QuizState =
  | { readonly kind: 'ask'; readonly form: QuizForm; readonly isFirst: boolean }
  /** The second form opens after the first campaign. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'done'; readonly first: FormAnswers; readonly second: FormAnswers };

/** Which form is next. `hasPlayed`: a campaign has ended. */
export function quizState(playerId: string, sent: readonly FormAnswers[], hasPlayed: boolean): QuizState {
  const [firstForm, secondForm] = formOrder(playerId);
  const first = sent.find(({ form }) => form === firstForm);
  const second = sent.find(({ form }) => form === secondForm);
  if (first === undefined) return { kind: 'ask', form: firstForm, isFirst: true };
  if (second !== undefined) return { kind: 'done', first, second };
  return hasPlayed ? { kind: 'ask', form: secondForm, isFirst: false } : { kind: 'wait' };
}
