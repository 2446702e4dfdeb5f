import { expect, test } from 'vitest';
import { risesOf } from './use-rises.ts';

test('a reaction floats up once when more seats show it, never when fewer do', () => {
  const before = { counts: [0, 2, 3], rises: [0, 1, 4] };
  expect(risesOf(before, [1, 2, 2])).toEqual([1, 1, 4]);
  expect(risesOf({ counts: [1, 2, 2], rises: [1, 1, 4] }, [1, 5, 3])).toEqual([1, 2, 5]);
});
