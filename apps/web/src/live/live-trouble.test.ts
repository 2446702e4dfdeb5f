import { expect, test } from 'vitest';
import { troubleOf } from './live-trouble.ts';

test('only a key that has ended is taken for a seat opened elsewhere; limits and faults of the server pass', () => {
  const at = (status: number) => troubleOf({ kind: 'code', code: 'UNKNOWN', status });
  expect([401, 404, 409, 429, 500, 503].map(at)).toEqual([
    'refused',
    'gone',
    'offline',
    'offline',
    'offline',
    'offline',
  ]);
  expect(troubleOf({ kind: 'network' })).toBe('offline');
});
