import { FIGURES } from '@consorcio/rules/figures';
import { expect, test } from 'vitest';
import { warnOfOwed } from './handlers.ts';

test('the start log names every figure that is stale, in one line', () => {
  const lines: unknown[] = [];
  warnOfOwed({ warn: (...line: unknown[]) => void lines.push(line) }, '2099-01-01');
  expect(lines).toEqual([
    [
      { stale: expect.arrayContaining(Object.keys(FIGURES)), unread: [] },
      expect.stringContaining('packages/rules/src/figures/figures.json'),
    ],
  ]);
});
