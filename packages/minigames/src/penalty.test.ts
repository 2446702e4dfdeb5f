import { expect, test } from 'vitest';
import { keepEarned, takePenalty, WINDOW } from './penalty.ts';

test('a penalty takes nothing that was earned before the last whole window', () => {
  const purse = { points: 40, kept: 0, mark: 0 };
  keepEarned({ ...purse, tick: WINDOW - 1 });
  const later = { ...purse, tick: WINDOW };
  keepEarned(later);
  const safe = { ...later, tick: 2 * WINDOW, points: 45 };
  keepEarned(safe);
  expect(takePenalty(safe, 80)).toBe(5);
  expect(safe).toMatchObject({ points: 40, kept: 40, mark: 40 });
});

test('a penalty never takes the last point, and nothing from who has none', () => {
  const purse = { points: 6, kept: 0, mark: 0 };
  expect([takePenalty(purse, 10), takePenalty(purse, 10)]).toEqual([5, 0]);
  expect(purse.points).toBe(1);
  expect(takePenalty({ points: 0, kept: 0, mark: 0 }, 10)).toBe(0);
});
