import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boundedQueue, fewStreams } from './gates.ts';

/** A piece of work that ends when it is told to. */
function piece() {
  let end = (): void => undefined;
  let hasBegun = false;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = (): Promise<void> => {
    hasBegun = true;
    return done;
  };
  return { work, end: () => end(), hasBegun: () => hasBegun };
}

test('only so many run at once, the others in the order they came, and one too many is turned away', async () => {
  const queue = boundedQueue(1, 1, () => new Error('full'));
  const [first, second] = [piece(), piece()];
  const running = queue(first.work);
  const waiting = queue(second.work);
  await expect(queue(async () => 3)).rejects.toThrow('full');
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
  first.end();
  await running;
  await expect.poll(second.hasBegun).toBe(true);
  second.end();
  await waiting;
  await expect(queue(async () => 4)).resolves.toBe(4);
});

test('work that fails makes room like any other', async () => {
  const queue = boundedQueue(1, 0, () => new Error('full'));
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue(async () => 1)).resolves.toBe(1);
});

describe('streamed answers', () => {
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
});
