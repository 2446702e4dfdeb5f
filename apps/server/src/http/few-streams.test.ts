import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fewStreams } from './few-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'a'.repeat(1_000);
}

test('four readers that do not read on are cut off after 30 s, and others are answered again', async () => {
  const stream = fewStreams();
  const open = () => stream(async () => endless());
  const stalled = await Promise.all(Array.from({ length: 4 }, open));
  await expect(open()).rejects.toThrow('UNAVAILABLE');
  const cut = Promise.all(stalled.map((answer) => once(answer, 'error').catch((error: unknown) => [error])));
  for (const answer of stalled) answer.read();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(String((await cut)[0])).toContain('nobody reads the answer');
  const [next] = await Promise.all([open()]);
  next.destroy();
});

test('a slow reader that reads on is not cut off', async () => {
  const answer = await fewStreams()(async () => endless());
  for (let minute = 0; minute < 5; minute += 1) {
    for (let piece = 0; piece < 40; piece += 1) answer.read();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(answer.destroyed).toBe(false);
  answer.destroy();
});
