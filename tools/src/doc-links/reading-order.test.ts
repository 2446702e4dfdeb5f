import { expect, test } from 'vitest';
import { judgeReadingOrder } from './reading-order.ts';

const LINES: Readonly<Record<string, number>> = { 'a.ts': 1_000, 'b.ts': 900, 'short.ts': 20 };
const judge = (...rows: readonly string[]) =>
  judgeReadingOrder(['| | File | Lines | |', ...rows].join('\n'), (path) => LINES[path] ?? null);

const A = '| 1 | `a.ts` | 950 | rules |';
const B = '| 2 | `b.ts` | 900 | calls |';

test('a reading order of 1,600 to 2,400 lines is an afternoon', () => {
  expect(judge(A, B)).toEqual({ files: 2, lines: 1_900, faults: [] });
});

test('too little or too much to read is found', () => {
  expect(judge(A).faults).toEqual(['1000 lines are no afternoon (1600 to 2400)']);
  expect(judge(A, B, B).faults).toEqual(['2800 lines are no afternoon (1600 to 2400)']);
});

test('a file that is gone, and lines that are no longer true, are found', () => {
  expect(judge(A, B, '| 3 | `gone.ts` | 40 | |').faults).toEqual(['gone.ts is not there']);
  expect(judge(A, '| 2 | `b.ts` | 600 | |').faults).toEqual(['b.ts has 900 lines, not 600']);
});

test('a short file may grow by ten lines', () => {
  expect(judge(A, B, '| 3 | `short.ts` | 12 | |').faults).toEqual([]);
});
