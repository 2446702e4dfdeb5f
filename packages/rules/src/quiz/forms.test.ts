import { describe, expect, test } from 'vitest';
import { QUIZ_FAMILIES, QUIZ_FORMS, QUIZ_MOMENTS } from '../quiz-words.ts';
import { FAMILY_CONCEPTS, formAt, itemsOf, momentOf, optionsShown } from './forms.ts';

const PLAYERS = Array.from({ length: 6_000 }, (_, i) => `018f0000-0000-7000-8000-${String(i).padStart(12, '0')}`);
const countsOf = (words: readonly string[]): readonly number[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()];
};
/** A thousand of each of six, within five standard deviations. */
const isEven = (counts: readonly number[]): boolean =>
  counts.length === 6 && counts.every((n) => Math.abs(n - 1_000) < 145);

describe('the order of the forms', () => {
  test('is one of six, each of them for about a sixth of the players', () => {
    expect(isEven(countsOf(PLAYERS.map((id) => QUIZ_MOMENTS.map((moment) => formAt(id, moment)).join(''))))).toBe(true);
  });

  test('gives a player each form at one moment', () => {
    for (const id of PLAYERS.slice(0, 60))
      for (const form of QUIZ_FORMS) expect(formAt(id, momentOf(id, form))).toBe(form);
  });

  test('stays what it was: answers are kept by it', () => {
    expect(
      PLAYERS.slice(0, 6).map((id) => QUIZ_MOMENTS.map((moment) => formAt(id, moment)).join('')),
    ).toMatchInlineSnapshot(`
      [
        "CAB",
        "CBA",
        "ACB",
        "BAC",
        "BCA",
        "BAC",
      ]
    `);
  });
});

test('no family measures an idea twice', () => {
  for (const ideas of Object.values(FAMILY_CONCEPTS)) expect(new Set(ideas).size).toBe(ideas.length);
});

describe('the options of an item', () => {
  test('come in all six orders about equally often, and "Não sei" is always last', () => {
    for (const item of itemsOf('A').slice(0, 2)) {
      const orders = PLAYERS.map((id) => optionsShown(id, item).join(''));
      expect(isEven(countsOf(orders))).toBe(true);
      expect(orders.every((order) => order.endsWith('n'))).toBe(true);
    }
  });

  test('do not follow from those of the item before: the right one is anywhere', () => {
    const places = PLAYERS.map((id) =>
      itemsOf('A')
        .slice(0, 2)
        .map((item) => optionsShown(id, item).indexOf('k')),
    );
    for (const first of [0, 1, 2]) {
      const after = places.filter(([place]) => place === first).map(([, place]) => String(place));
      expect(countsOf(after).every((n) => Math.abs(n / after.length - 1 / 3) < 0.06)).toBe(true);
    }
  });
});

test('a form has an item of each family, under an id of its own', () => {
  expect(itemsOf('B')).toEqual(QUIZ_FAMILIES.map((family) => `B-${family}`));
  expect(new Set(QUIZ_FORMS.flatMap(itemsOf)).size).toBe(24);
});
