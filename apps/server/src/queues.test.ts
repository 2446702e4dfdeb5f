import { expect, test } from 'vitest';
import { takingTurns } from './queues.ts';

test('so many callers go on in a turn of the event loop, in their order, and others have their turns between', async () => {
  const turn = takingTurns(2);
  const order: (number | string)[] = [];
  const callers = [1, 2, 3, 4, 5].map(async (caller) => {
    await turn();
    order.push(caller);
  });
  const others = (async () => {
    for (const other of ['a', 'b']) {
      await new Promise(setImmediate);
      order.push(other);
    }
  })();
  await Promise.all([...callers, others]);
  expect(order).toEqual([1, 2, 'a', 3, 4, 'b', 5]);
});
