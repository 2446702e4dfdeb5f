import { expect, test, vi } from 'vitest';
import { batchWrites } from './log.ts';

test('ordinary log lines are written in batches, and a warning is written at once with all lines before it', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = batchWrites((text) => written.push(text));
  log.write('{"level":"info","n":1}\n');
  log.write('{"level":"info","n":2}\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(written).toEqual(['{"level":"info","n":1}\n{"level":"info","n":2}\n']);
  log.write('{"level":"info","n":3}\n');
  log.write('{"level":"warn","n":4}\n');
  expect(written[1]).toBe('{"level":"info","n":3}\n{"level":"warn","n":4}\n');
  log.write('{"level":"info","n":5}\n');
  log.flush();
  expect(written[2]).toBe('{"level":"info","n":5}\n');
  vi.useRealTimers();
});
