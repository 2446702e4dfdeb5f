import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('one caller at a time works, in the order in which they came, also after one that failed', async () => {
  const alone = inTurn();
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise(setImmediate);
    done.push(`${name} ends`);
  };
  const failing = alone(() => Promise.reject(new Error('no')));
  await Promise.all([expect(failing).rejects.toThrow('no'), alone(work('a')), alone(work('b'))]);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a queue of callers whose answers are there at once leaves others a turn of the event loop after each twenty', async () => {
  const alone = inTurn();
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 200 }, () => alone(async () => undefined)));
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});
