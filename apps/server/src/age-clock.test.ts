import { describe, expect, test } from 'vitest';
import { agedNow, nextAge, TOLERANCE } from './age-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT = Date.parse('2026-11-26T12:00Z');
const known = { at: AT, seenAt: AT };

describe('what the database knows of the time', () => {
  test('begins with the first clock, and follows one that agrees to a day, forward and back', () => {
    expect(nextAge({ at: null, seenAt: null }, AT, 0)).toEqual(known);
    for (const now of [AT + TOLERANCE, AT - TOLERANCE])
      expect(nextAge(known, now, 0)).toEqual({ at: now, seenAt: now });
  });

  test.each([40, 800, -3, -4_000])(
    'does not follow a clock that is %d days off: only time that passes counts',
    (days) => {
      const started = nextAge(known, AT + days * DAY, 0);
      expect(started.at).toBe(AT);
      const later = nextAge(started, AT + days * DAY + HOUR, 0);
      expect(later.at).toBe(AT + HOUR);
      expect(nextAge(later, AT + 2 * HOUR, 5).at).toBe(AT + 2 * HOUR);
    },
  );

  test('goes on while a clock leaps under a running server by the time that passed for certain', () => {
    expect(nextAge(known, AT + 90 * DAY, 60_000)).toEqual({ at: AT + 60_000, seenAt: AT + 90 * DAY });
  });

  test('is what a command deletes by where the clock differs from it by more than a day, and never a time to come', () => {
    expect(agedNow({ at: AT, now: AT + DAY })).toBe(AT + DAY);
    expect(agedNow({ at: AT, now: AT + 2 * DAY })).toBe(AT);
    expect(agedNow({ at: AT, now: AT - 2 * DAY })).toBe(AT - 2 * DAY);
    expect(agedNow({ at: null, now: AT })).toBe(AT);
  });
});
