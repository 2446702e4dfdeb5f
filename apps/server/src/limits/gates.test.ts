import { expect, test } from 'vitest';
import { boundedQueue } from '../queues.ts';

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
