import { describe, expect, test } from 'vitest';
import { CONCEPT_COUNT } from '../vocabulary.ts';
import {
  afterAnswer,
  CARDS_AT,
  cardAt,
  cardsToPractise,
  dayNumber,
  firstDue,
  type IdeaMemory,
  isLearnedBy,
  monthOfPlay,
  nextVariant,
} from './cards.ts';

const MONTH = monthOfPlay(1, 2);
const seen = (id: number, change: Partial<IdeaMemory> = {}): IdeaMemory => ({
  id,
  lastDay: 7,
  rights: 0,
  variant: null,
  dueMonth: MONTH,
  ...change,
});
const now = { month: MONTH, day: 7 };
const at = (cycle: number) => ({ cycle, month: monthOfPlay(1, cycle) });

test('every idea has its card at one moment', () => {
  const all = Object.values(CARDS_AT).flat();
  expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: CONCEPT_COUNT }, (_, i) => i + 1));
});

test('every month of a later campaign comes after those of the one before', () => {
  expect(monthOfPlay(2, 1)).toBeGreaterThan(monthOfPlay(1, null));
  expect(monthOfPlay(1, null)).toBeGreaterThan(monthOfPlay(1, 9));
});

test('the day turns at midnight in Brasília', () => {
  const midnight = 3 * 3_600_000;
  expect([midnight - 1, midnight, midnight + 86_400_000].map(dayNumber)).toEqual([-1, 0, 1]);
});

describe('a card lies in a popup', () => {
  test('never in the first month of a campaign', () => {
    expect(cardAt('REMAINING', [seen(8, { dueMonth: 0 })], at(1), [])).toBeNull();
  });
  test('only of an idea of that moment, seen in an earlier month', () => {
    expect(cardAt('REMAINING', [seen(8)], at(2), [])?.id).toBe(8);
    expect(cardAt('BID', [seen(8)], at(2), [])).toBeNull();
    expect(cardAt('REMAINING', [seen(8, { dueMonth: firstDue(MONTH) })], at(2), [])).toBeNull();
  });
  test('the longest due first, and the same one until it is answered', () => {
    const memories = [seen(4), seen(8, { dueMonth: MONTH - 1 })];
    expect(cardAt('REMAINING', memories, at(2), [])?.id).toBe(8);
    expect(cardAt('REMAINING', memories, at(2), [{ moment: 'REMAINING', id: 4 }])?.id).toBe(4);
    const answered = [seen(4, { dueMonth: MONTH + 3 }), seen(8)];
    expect(cardAt('REMAINING', answered, at(2), [{ moment: 'REMAINING', id: 4 }])).toBeNull();
  });
  test('twice a month at most', () => {
    const laid = [
      { moment: 'REMAINING', id: 8 },
      { moment: 'BID', id: 14 },
    ] as const;
    expect(cardAt('CERTIFICATE', [seen(5)], at(2), laid.slice(0, 1))?.id).toBe(5);
    expect(cardAt('CERTIFICATE', [seen(5)], at(2), laid)).toBeNull();
  });
});

describe('an answer', () => {
  const right = { variant: 'a', isRight: true } as const;
  test('that is right brings the card back after three months, then six', () => {
    const once = afterAnswer(seen(8), right, now);
    expect(once).toMatchObject({ rights: 1, variant: 'a', dueMonth: MONTH + 3 });
    const later = { month: MONTH + 3, day: 15 };
    expect(afterAnswer(once, { variant: 'b', isRight: true }, later)).toMatchObject({ dueMonth: MONTH + 9 });
  });
  test('makes the idea learned when it is the second right one, on another day', () => {
    const once = afterAnswer(seen(8), right, now);
    const again = { variant: 'b', isRight: true } as const;
    expect(isLearnedBy(once)).toBe(false);
    expect(isLearnedBy(afterAnswer(once, again, { month: MONTH + 3, day: 7 }))).toBe(false);
    expect(isLearnedBy(afterAnswer(once, again, { month: MONTH, day: 8 }))).toBe(true);
  });
  test('that is wrong brings the other variant next month, and takes no right one away', () => {
    const missed = afterAnswer(seen(8, { rights: 1 }), { variant: 'a', isRight: false }, now);
    expect(missed).toMatchObject({ rights: 1, dueMonth: MONTH + 1 });
    expect(nextVariant(missed)).toBe('b');
  });
  test('sent again, or to a card that is not due, changes nothing', () => {
    const once = afterAnswer(seen(8), right, now);
    expect(afterAnswer(once, right, now)).toBe(once);
    const fresh = seen(8, { dueMonth: MONTH + 1 });
    expect(afterAnswer(fresh, right, now)).toBe(fresh);
    const other = seen(8);
    expect(afterAnswer(other, { variant: 'b', isRight: true }, now)).toBe(other);
  });
});

describe('the notebook’s practice', () => {
  test('has up to five cards, those that wait longest first', () => {
    const memories = [8, 9, 10, 11, 12, 13].map((id) => seen(id, { dueMonth: 100 - id }));
    expect(cardsToPractise(memories, now).map(({ id }) => id)).toEqual([13, 12, 11, 10, 9]);
  });
  test('has an idea on a later day also without a later month, until it is learned', () => {
    const fresh = seen(8, { dueMonth: MONTH + 1 });
    const tomorrow = { ...now, day: 8 };
    expect(cardsToPractise([fresh], now)).toEqual([]);
    expect(cardsToPractise([fresh], tomorrow)).toEqual([fresh]);
    expect(cardsToPractise([{ ...fresh, rights: 1 }], tomorrow)).toHaveLength(1);
    expect(cardsToPractise([{ ...fresh, rights: 2 }], tomorrow)).toEqual([]);
  });
});
