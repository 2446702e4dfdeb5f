import { expect, test } from 'vitest';
import { startMaintenance } from './maintenance.ts';

/** A chore of which each piece is counted. */
function counted(name: string, work: () => Promise<void> = async () => undefined) {
  let pieces = 0;
  const piece = async (): Promise<void> => {
    pieces += 1;
    await work();
  };
  return { chore: { name, every: 1, piece }, pieces: () => pieces };
}

test('a chore runs piece by piece, and goes on after a failed piece, which is logged', async () => {
  const told: unknown[] = [];
  const failing = counted('failing', () => Promise.reject(new Error('not now')));
  const maintenance = startMaintenance([failing.chore], (chore) => told.push(chore));
  await expect.poll(failing.pieces).toBeGreaterThan(2);
  await maintenance.stop();
  expect(new Set(told)).toEqual(new Set(['failing']));
});

test('after a stop nothing is started, and the running piece has ended', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let hasEnded = false;
  const slow = counted('slow', async () => {
    await gate;
    hasEnded = true;
  });
  const maintenance = startMaintenance([slow.chore], () => undefined);
  await expect.poll(slow.pieces).toBe(1);
  let hasStopped = false;
  const stopped = maintenance.stop().then(() => {
    hasStopped = true;
  });
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  open();
  await stopped;
  expect({ hasEnded, pieces: slow.pieces() }).toEqual({ hasEnded: true, pieces: 1 });
});

test('many chores are no leak of listeners to Node', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', note);
  const maintenance = startMaintenance(
    Array.from({ length: 20 }, (_, i) => counted(`chore ${i}`).chore),
    () => undefined,
  );
  await new Promise(setImmediate);
  await maintenance.stop();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
