import { afterEach, expect, test } from 'vitest';
import { type Replayer, replayerOn } from './replayer.ts';

/** A thread that answers with what it was asked, or breaks off when asked for that. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, issued, log }) => {
      if (log.game === 'break') throw new Error('broken');
      setTimeout(() => parentPort.postMessage({ number, result: { ok: true, value: { issued, log } } }), 5);
    });`)}`,
);
const issued = { game: 'tapper', version: 1, seed: 'ff' };
const logOf = (ticks: number, game = 'tapper') => ({ game, version: 1, ticks, inputs: [] });
let replayer: Replayer;
afterEach(() => replayer.close());

test('each log gets the result on itself', async () => {
  replayer = replayerOn(THREAD);
  const verdicts = await Promise.all([1, 2, 3].map((ticks) => replayer.verify(issued, logOf(ticks))));
  expect(verdicts).toEqual([1, 2, 3].map((ticks) => ({ ok: true, value: { issued, log: logOf(ticks) } })));
});

test('a log too many is UNAVAILABLE at once, and those in line get their verdicts', async () => {
  replayer = replayerOn(THREAD, 2);
  const verdicts = [1, 2, 3].map((ticks) => replayer.verify(issued, logOf(ticks)));
  await expect(verdicts[2]).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
  expect(await Promise.all(verdicts.slice(0, 2))).toHaveLength(2);
});

test('a thread that breaks off makes its logs UNAVAILABLE, and another one takes its place', async () => {
  replayer = replayerOn(THREAD);
  await expect(replayer.verify(issued, logOf(1, 'break'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await replayer.verify(issued, logOf(1))).toMatchObject({ ok: true });
});
