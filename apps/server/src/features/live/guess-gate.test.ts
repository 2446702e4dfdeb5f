import { expect, test } from 'vitest';
import { guessGate } from './guess-gate.ts';

const MINUTE = 60_000;
const isWrong = (guess: string): boolean => guess === 'wrong';

/** A gate of three wrong guesses a minute, and what each of many guesses of a key at once comes to. */
function gate() {
  const at = { now: 0 };
  const { judge } = guessGate({ most: 3, window: MINUTE }, () => at.now);
  let seen = 0;
  const look = async (guess: string): Promise<string> => {
    seen += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return guess;
  };
  const guess = (key: string, word: string): Promise<string> =>
    judge(key, () => look(word), isWrong).catch(() => 'refused');
  const all = (key: string, words: readonly string[]): Promise<string[]> =>
    Promise.all(words.map((word) => guess(key, word)));
  return { at, all, seen: () => seen };
}

const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word);

test('a hundred wrong guesses at once are judged no more than three of them', async () => {
  const { all, seen } = gate();
  const told = await all('key', times(100, 'wrong'));
  expect(told.filter((one) => one === 'wrong')).toHaveLength(3);
  expect(told.filter((one) => one === 'refused')).toHaveLength(97);
  expect(seen()).toBe(3);
});

test('a right guess queued behind three wrong ones is not revealed', async () => {
  const { all } = gate();
  expect(await all('key', ['wrong', 'wrong', 'wrong', 'right'])).toEqual(['wrong', 'wrong', 'wrong', 'refused']);
});

test('forty concurrent right guesses are all accepted, also with some wrong ones among them', async () => {
  const { all } = gate();
  const told = await all('key', [...times(20, 'right'), 'wrong', 'wrong', ...times(20, 'right')]);
  expect(told.filter((one) => one === 'right')).toHaveLength(40);
});

test('keys do not wait for each other, and a window ends', async () => {
  const { at, all } = gate();
  await all('key', times(3, 'wrong'));
  expect(await all('other', ['right'])).toEqual(['right']);
  expect(await all('key', ['right'])).toEqual(['refused']);
  at.now = MINUTE;
  expect(await all('key', ['right'])).toEqual(['right']);
});

test('a check that fails frees its place and is not counted', async () => {
  const { judge } = guessGate({ most: 1, window: MINUTE }, () => 0);
  const fail = () => Promise.reject(new Error('the database is away'));
  const failed = await Promise.allSettled([1, 2, 3].map(() => judge('key', fail, () => true)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await judge('key', async () => 'right', isWrong)).toBe('right');
});
