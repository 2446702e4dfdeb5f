import { FACTS, FIGURES, SOURCES } from '@consorcio/rules/figures';
import { expect, test } from 'vitest';
import { warnOfOwed } from './figures.ts';

test('the start log names every figure, fact and source that is stale, in one line', () => {
  const lines: unknown[] = [];
  warnOfOwed({ warn: (...line: unknown[]) => void lines.push(line) }, '2099-01-01');
  expect(lines).toEqual([
    [
      { stale: [FIGURES, FACTS, SOURCES].flatMap(Object.keys), unread: [] },
      expect.stringContaining('npm run admin -- facts'),
    ],
  ]);
});
