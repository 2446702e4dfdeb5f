import { expect, test } from 'vitest';
import { dayOf, daysUntil, weekOf } from './days.ts';

test('a day begins at midnight in Brasília, a week on its Monday', () => {
  expect(dayOf(Date.parse('2026-11-22T02:59:59Z'))).toBe('2026-11-21');
  expect(dayOf(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
  expect(daysUntil('2026-03-01', 2)).toEqual(['2026-02-28', '2026-03-01']);
  expect([weekOf('2026-11-22'), weekOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
});
