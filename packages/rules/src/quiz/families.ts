import type { QuizFamily, QuizOption } from '../vocabulary.ts';

/** Ideas of the notebook that a family of questions measures (LEARN 2.1). */
export const FAMILY_CONCEPTS: Readonly<Record<QuizFamily, readonly number[]>> = {
  PAR: [8, 9, 10],
  SOR: [16, 32],
  LAN: [22, 34],
  CON: [23, 25],
  ATR: [17, 27],
  SAI: [28, 29],
  REA: [13],
  ESC: [32, 33],
};

/** The idea whose sentence sets each of a family's two misconceptions right. */
const SETS_RIGHT: Readonly<Record<QuizFamily, { readonly x: number; readonly y: number }>> = {
  PAR: { x: 9, y: 9 },
  SOR: { x: 16, y: 16 },
  LAN: { x: 22, y: 22 },
  CON: { x: 25, y: 23 },
  ATR: { x: 17, y: 27 },
  SAI: { x: 29, y: 29 },
  REA: { x: 13, y: 13 },
  ESC: { x: 33, y: 32 },
};

/** The idea to be read after an answer that is not right. */
export const ideaAfter = (family: QuizFamily, option: QuizOption): number =>
  SETS_RIGHT[family][option === 'y' ? 'y' : 'x'];
