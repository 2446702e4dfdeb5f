import type { QuizForm1 } from '../vocabulary.ts';

/** The idea that a question of version 1 asked for, and the place of its right option, from 0. */
interface Question1 {
  readonly concept: number;
  readonly right: 0 | 1 | 2;
}

/** Version 1 of the questions, no longer asked: what its answers are counted by. CONTENT, parallel forms. */
export const QUIZ_1: Readonly<Record<QuizForm1, readonly Question1[]>> = {
  A: [
    { concept: 9, right: 0 },
    { concept: 16, right: 2 },
    { concept: 22, right: 2 },
    { concept: 25, right: 2 },
    { concept: 28, right: 2 },
    { concept: 13, right: 0 },
    { concept: 8, right: 2 },
    { concept: 33, right: 0 },
  ],
  B: [
    { concept: 4, right: 1 },
    { concept: 17, right: 0 },
    { concept: 23, right: 0 },
    { concept: 26, right: 0 },
    { concept: 29, right: 1 },
    { concept: 10, right: 1 },
    { concept: 11, right: 0 },
    { concept: 32, right: 1 },
  ],
};

/** Right answers of eight digits to a form of version 1. */
export const rightOf1 = (form: QuizForm1, answers: string): number =>
  QUIZ_1[form].filter(({ right }, place) => answers.charAt(place) === String(right)).length;
