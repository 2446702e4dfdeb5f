import { DISCRIMINATION_FROM, QUIZ_CONFIDENCES, QUIZ_FAMILIES, QUIZ_OPTIONS } from '../quiz-words.ts';
import { type GivenPart, isRight, scoreOf } from './part.ts';

/** How one item was answered by those who got it at one moment. */
export interface ItemSums {
  players: number;
  /** By option `kxyn`, and in it by confidence 0, 1, 2 and none. */
  readonly counts: readonly number[][];
  /** Of the score of the other seven: sum, squares, and sum where this one is right. */
  rest: number;
  restSquares: number;
  restOfRight: number;
}

const CONFIDENCE_MARKS = '012-';
const newItem = (): ItemSums => ({
  players: 0,
  counts: QUIZ_OPTIONS.map(() => [0, 0, 0, 0]),
  rest: 0,
  restSquares: 0,
  restOfRight: 0,
});

/** The eight items of a form at one moment. */
export const newItems = (): readonly ItemSums[] => QUIZ_FAMILIES.map(newItem);

export function addPart(items: readonly ItemSums[], part: GivenPart): void {
  const score = scoreOf(part);
  items.forEach((item, place) => {
    const right = isRight(part, place) ? 1 : 0;
    const rest = score - right;
    const of = item.counts[(QUIZ_OPTIONS as readonly string[]).indexOf(part.answers.charAt(place))];
    const mark = CONFIDENCE_MARKS.indexOf(part.confidence.charAt(place));
    if (of !== undefined) of[mark] = (of[mark] ?? 0) + 1;
    item.players += 1;
    item.rest += rest;
    item.restSquares += rest * rest;
    item.restOfRight += right * rest;
  });
}

export function joined(items: readonly ItemSums[]): ItemSums {
  const all = newItem();
  for (const item of items) {
    all.players += item.players;
    all.rest += item.rest;
    all.restSquares += item.restSquares;
    all.restOfRight += item.restOfRight;
    item.counts.forEach((of, option) => {
      of.forEach((count, mark) => {
        const row = all.counts[option];
        if (row !== undefined) row[mark] = (row[mark] ?? 0) + count;
      });
    });
  }
  return all;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How many chose each option, in the order `kxyn`. */
export const chosen = ({ counts }: ItemSums): readonly number[] => counts.map(sum);
export const rightOf = (item: ItemSums): number => chosen(item)[0] ?? 0;

export const sureAndWrong = ({ counts }: ItemSums): number => (counts[1]?.[2] ?? 0) + (counts[2]?.[2] ?? 0);

/** Answers given with each confidence, and how many of them are right. */
export const byConfidence = ({ counts }: ItemSums): readonly { readonly answers: number; readonly right: number }[] =>
  QUIZ_CONFIDENCES.map((mark) => ({ answers: sum(counts.map((of) => of[mark] ?? 0)), right: counts[0]?.[mark] ?? 0 }));

/**
 * Correlation of being right here with the score of the other seven (corrected item-rest correlation). Null for fewer than
 * `DISCRIMINATION_FROM` answers, and where nobody or everybody is right or all others are alike.
 */
export function discrimination(item: ItemSums): number | null {
  const { players: n, rest, restSquares, restOfRight } = item;
  const right = rightOf(item);
  const spread = (n * right - right * right) * (n * restSquares - rest * rest);
  if (n < DISCRIMINATION_FROM || spread <= 0) return null;
  return (n * restOfRight - right * rest) / Math.sqrt(spread);
}
