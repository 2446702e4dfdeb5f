import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  QUIZ_FAMILIES,
  QUIZ_MOMENTS,
  type QuizFamily,
  type QuizForm,
  type QuizMoment,
  type QuizOption,
} from '../quiz-words.ts';

/** Orders of three things, as LEARN 2.3 numbers them. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** SHA-256 of the text, its first 32 bits modulo 6: an order that nobody chooses and everybody can compute again. */
function orderOf(text: string): (typeof ORDERS)[number] {
  const { buffer, byteOffset } = sha256(utf8ToBytes(text));
  return ORDERS[(new DataView(buffer, byteOffset).getUint32(0) % ORDERS.length) as 0 | 1 | 2 | 3 | 4 | 5];
}

const FORMS = ['A', 'B', 'C'] as const satisfies readonly QuizForm[];
const SHUFFLED = ['k', 'x', 'y'] as const satisfies readonly QuizOption[];

/** The form that a player gets at a moment: one of six orders, by the player's id (LEARN 2.3). */
export const formAt = (playerId: string, moment: QuizMoment): QuizForm =>
  FORMS[orderOf(playerId)[QUIZ_MOMENTS.indexOf(moment) as 0 | 1 | 2]];

/** The moment at which a player gets a form. */
export const momentOf = (playerId: string, form: QuizForm): QuizMoment =>
  QUIZ_MOMENTS.find((moment) => formAt(playerId, moment) === form) ?? 'BEFORE';

export type QuizItemId = `${QuizForm}-${QuizFamily}`;

/** Ids of a form's items, in the order in which they are asked and kept. */
export const itemsOf = (form: QuizForm): readonly QuizItemId[] =>
  QUIZ_FAMILIES.map((family) => `${form}-${family}` as const);

/** The options of an item as this player sees them: shuffled by player and item, 'Não sei' last (LEARN 2.3). */
export const optionsShown = (playerId: string, item: QuizItemId): readonly QuizOption[] => [
  ...orderOf(`${playerId}${item}`).map((place) => SHUFFLED[place]),
  'n',
];

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
