import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTO_HIDE, EXIT, readToasts, toast } from './toast.ts';

const staying = (): readonly string[] =>
  readToasts()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a notice stands for five seconds, leaves for 195 ms, and is gone', () => {
  toast.error('Senha incorreta');
  vi.advanceTimersByTime(AUTO_HIDE - 1);
  expect(staying()).toEqual(['Senha incorreta']);
  vi.advanceTimersByTime(1);
  expect(staying()).toEqual([]);
  expect(readToasts()).toHaveLength(1);
  vi.advanceTimersByTime(EXIT);
  expect(readToasts()).toEqual([]);
});

test('three are in sight at most: the fourth sends the oldest away', () => {
  for (const text of ['um', 'dois', 'três', 'quatro']) toast.success(text);
  expect(staying()).toEqual(['dois', 'três', 'quatro']);
});
