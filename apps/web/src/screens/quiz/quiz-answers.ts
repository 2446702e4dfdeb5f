import type { ReplyOf } from '@consorcio/contract';
import { fieldsOf, jsonOf, kept } from '@consorcio/contract/kept';
import {
  QUIZ_CONFIDENCES,
  QUIZ_FAMILIES,
  QUIZ_OPTIONS,
  QUIZ_QUESTIONS,
  type QuizFamily,
  type QuizForm,
  type QuizOption,
  type QuizVersion,
} from '@consorcio/rules/vocabulary';

/** One answer, and how sure it is; null for 'Não sei'. */
export interface GivenAnswer {
  readonly option: QuizOption;
  readonly confidence: number | null;
}

/** The set of a server that does not say it. */
export const FIRST_SET: QuizVersion = 2;

type QuizStanding = ReplyOf<'quizStanding'>;
export type SentPart = QuizStanding['parts'][number];

/** An answer as it is sent: its place in k, x, y, n. */
export const placeOf = (option: QuizOption): number => QUIZ_OPTIONS.indexOf(option);

/** What was answered to each family of a part. */
export const answersOf = ({ answers }: SentPart): readonly { family: QuizFamily; option: QuizOption }[] =>
  QUIZ_FAMILIES.map((family, place) => ({ family, option: QUIZ_OPTIONS[answers[place] as 0] ?? 'n' }));

export const rightOf = (part: SentPart): number => answersOf(part).filter(({ option }) => option === 'k').length;

/** How many more right answers the last part has than the first one; null where there is only one. */
export function moreThanBefore(parts: readonly SentPart[]): number | null {
  const [first, last] = [parts.at(0), parts.at(-1)];
  return first === undefined || last === undefined || first === last ? null : rightOf(last) - rightOf(first);
}

export interface PartKey {
  readonly playerId: string;
  readonly version: QuizVersion;
  readonly form: QuizForm;
}

/** Answers of a part that was left before its end. */
export interface KeptPart extends PartKey {
  readonly given: readonly GivenAnswer[];
}

const isAnswer = (value: unknown): value is GivenAnswer => {
  const { option, confidence } = fieldsOf(value);
  const isKnown = (QUIZ_OPTIONS as readonly unknown[]).includes(option);
  return (
    isKnown && (option === 'n' ? confidence === null : (QUIZ_CONFIDENCES as readonly unknown[]).includes(confidence))
  );
};

/** The unfinished part kept on this device, of any player. */
export const QUIZ = kept(
  'quiz',
  jsonOf((value): value is KeptPart => {
    const { playerId, version, form, given } = fieldsOf(value);
    const isPart = typeof playerId === 'string' && typeof version === 'number' && typeof form === 'string';
    return isPart && Array.isArray(given) && given.length <= QUIZ_QUESTIONS && given.every(isAnswer);
  }),
);

/** The answers with which a part continues: those kept on the device, if they are this player's. */
export function keptAnswers({ playerId, version, form }: PartKey): readonly GivenAnswer[] {
  const part = QUIZ.read();
  return part?.playerId === playerId && part.version === version && part.form === form ? part.given : [];
}
