import { FACTS, FIGURES, SOURCES } from '@consorcio/rules/figures';
import { expect, test } from 'vitest';
import { owedLines, warnOfOwed } from './figures.ts';

test('the start log names every figure, fact and source that is stale, in one line', () => {
  const lines: unknown[] = [];
  warnOfOwed({ warn: (...line: unknown[]) => void lines.push(line) }, '2099-01-01');
  expect(lines).toEqual([
    [{ stale: [FIGURES, FACTS, SOURCES].flatMap(Object.keys) }, expect.stringContaining('npm run admin -- facts')],
  ]);
});

test('a command tells what is stale line by line, and nothing where all is read and in time', () => {
  expect(owedLines('2026-11-29')).toEqual([]);
  expect(owedLines('2027-01-01')).toContainEqual(
    expect.stringMatching(/^vehicle-rate: Taxa média .*; read 2026-11-22, holds until 2026-12-31$/),
  );
});
