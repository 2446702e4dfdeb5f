import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../rulebook/registry.ts';
import { CONCEPT_COUNT, DREAM_IDS, MOST_CYCLES, PERSONA_IDS } from '../vocabulary.ts';
import { CONCEPTS, DREAMS, EVENTS, optionTextsOf, PERSONAS } from './index.ts';

test('ids count from one without a gap', () => {
  expect(PERSONAS.map(({ id }) => id)).toEqual(PERSONA_IDS);
  expect(DREAMS.map(({ id }) => id)).toEqual(DREAM_IDS);
  expect(EVENTS.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(CONCEPTS.map(({ id }) => id)).toEqual(Array.from({ length: CONCEPT_COUNT }, (_, i) => i + 1));
});

describe('the dreams', () => {
  test('last from 3 to 9 cycles, one each', () => {
    expect(rulebookOf(3).dreams.map(({ cycles }) => cycles)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  test('have five quotas a cycle, and fit into the bar of durations', () => {
    expect(Math.max(...DREAMS.map(({ cycles }) => cycles))).toBeLessThanOrEqual(MOST_CYCLES);
    for (const { quotas, cycles } of DREAMS) expect(quotas).toBe(5 * cycles);
  });

  test('ask the same entries of one difficulty', () => {
    const pricesOf = (difficulty: string) =>
      new Set(
        DREAMS.filter((dream) => dream.difficulty === difficulty).map(
          (d) => `${d.entryCostEnergy}/${d.entryCostEffort}`,
        ),
      );
    expect(['EASY', 'MEDIUM', 'HARD'].map((difficulty) => [...pricesOf(difficulty)])).toEqual([
      ['3/1'],
      ['3/2'],
      ['3/3'],
    ]);
  });

  test('describe themselves in paragraphs and strong words only', () => {
    for (const { description } of DREAMS) {
      expect(description.replaceAll(/<\/?(p|strong)>/g, '')).not.toMatch(/[<>]/);
    }
  });
});

describe('the events', () => {
  const { cards } = rulebookOf(3);

  test('are those of the deck', () => {
    expect(EVENTS.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  });

  test('give and take alike: energy 12 each way, effort 13 and 12', () => {
    const sum = (of: 'energy' | 'effort', sign: 1 | -1) =>
      cards.reduce((total, card) => total + Math.max(0, sign * card[of]), 0);
    expect([sum('energy', 1), sum('energy', -1), sum('effort', 1), sum('effort', -1)]).toEqual([12, 12, 13, 12]);
  });

  test('all ask, and say something for every option of the rulebook, and for no other', () => {
    for (const { id, others } of cards) {
      expect(others.length).toBeGreaterThanOrEqual(1);
      expect(optionTextsOf(id)).toHaveLength(1 + others.length);
    }
  });

  test('tell of an answer what happened, in one sentence', () => {
    for (const { id } of cards)
      for (const { feedback } of optionTextsOf(id)) expect(feedback, `card ${id}`).toMatch(/^[^.!?:;]+[.!]$/);
  });

  test('promise no month that may not come: in the last one, all of a card falls at once', () => {
    for (const { id } of cards)
      for (const { feedback } of optionTextsOf(id)) expect(feedback, `card ${id}`).not.toMatch(/mês que vem|outro mês/);
  });

  test('say nothing of when a part falls that falls later, or at once in the last month', () => {
    const later = cards.flatMap(({ id, others }) =>
      others.flatMap(({ later = [] }, i) => (later.length === 0 ? [] : [optionTextsOf(id)[i + 1]?.feedback])),
    );
    expect(later).toHaveLength(6);
    for (const feedback of later) expect(feedback).not.toMatch(/neste mês|(?<!\p{L})(ainda|vem|volta)(?!\p{L})/u);
  });

  test('are good or bad as their numbers are', () => {
    const good = EVENTS.filter(({ type }) => type === 'GOOD').map(({ id }) => id);
    expect(cards.filter(({ energy, effort }) => energy + effort > 0).map(({ id }) => id)).toEqual(good);
  });

  test('17 to 20 teach a concept each', () => {
    expect(EVENTS.filter(({ concepts }) => concepts.length > 0).map(({ id }) => id)).toEqual([17, 18, 19, 20]);
    for (const id of EVENTS.flatMap(({ concepts }) => concepts)) expect(CONCEPTS.some((c) => c.id === id)).toBe(true);
  });
});

describe('the concepts', () => {
  test('say themselves in at most 160 characters', () => {
    for (const { sentence } of CONCEPTS) expect(sentence.length).toBeLessThanOrEqual(160);
  });
});
