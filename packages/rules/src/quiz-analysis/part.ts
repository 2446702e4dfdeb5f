import { QUIZ_FAMILIES, type QuizForm, type QuizMoment } from '../quiz-words.ts';

/** One answered part as it is kept: eight options `kxyn`, eight confidences `012-`, in the order of the families. */
export interface GivenPart {
  readonly moment: QuizMoment;
  readonly form: QuizForm;
  readonly answers: string;
  readonly confidence: string;
}

type Options = Pick<GivenPart, 'answers'>;

export const isRight = ({ answers }: Options, place: number): boolean => answers.charAt(place) === 'k';

/** Right answers of eight; 'Não sei' counts 0 (LEARN 2.4). */
export const scoreOf = (part: Options): number => QUIZ_FAMILIES.filter((_, place) => isRight(part, place)).length;
