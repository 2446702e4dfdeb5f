import { afterEach, expect, test } from 'vitest';
import { type Thread, threadOf } from './worker-thread.ts';

/** A thread that answers with what it was asked, or breaks off when asked for that. */
const FILE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (asked) => {
      if (asked === null) return parentPort.close();
      if (asked.task === 'break') throw new Error('broken');
      const tell = () => parentPort.postMessage({ number: asked.number, outcome: asked.task + '!' });
      if (asked.task === 'now') tell();
      else setTimeout(tell, 5);
    });`)}`,
);
let thread: Thread<string, string>;
const begin = (waiting = 100) => {
  const faults: unknown[] = [];
  thread = threadOf(FILE, { waiting, retry: 3 }, (error) => faults.push(error), String);
  return faults;
};
afterEach(() => thread.close());

test('each task gets its own outcome', async () => {
  begin();
  expect(await Promise.all(['a', 'b', 'c'].map((task) => thread.ask(task)))).toEqual(['a!', 'b!', 'c!']);
});

test('a task too many is UNAVAILABLE at once, and those in line get their outcomes', async () => {
  begin(2);
  const outcomes = ['a', 'b', 'c'].map((task) => thread.ask(task));
  await expect(outcomes[2]).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
  expect(await Promise.all(outcomes.slice(0, 2))).toEqual(['a!', 'b!']);
});

test('a thread that dies makes its tasks UNAVAILABLE, tells why, and is replaced', async () => {
  const faults = begin();
  await expect(thread.ask('break')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(faults).toMatchObject([{ message: 'broken' }]);
  expect(await thread.ask('a')).toBe('a!');
});

test('a thread that is asked to end answers its queued tasks first', async () => {
  begin();
  const outcome = thread.ask('now');
  await thread.close();
  expect(await outcome).toBe('now!');
});

test('a server that runs from its sources does the work in place', async () => {
  thread = threadOf(
    new URL('file:///no/such/worker.js'),
    { waiting: 1, retry: 3 },
    () => undefined,
    async (task) => `${task}?`,
  );
  expect(await thread.ask('a')).toBe('a?');
});
