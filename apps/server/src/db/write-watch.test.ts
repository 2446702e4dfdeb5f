import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './database.ts';
import { watchWrites } from './write-watch.ts';

const failure = (code: string) => new DatabaseUnavailable('away', { cause: Object.assign(new Error(code), { code }) });

describe('writes', () => {
  test('are not made while no write has failed', async () => {
    const watch = watchWrites(() => Promise.reject(new Error('tried')));
    expect(await watch.succeed()).toBe(true);
  });

  test.each(['53100', '58030', '25006'])('after a failure %s count as failing until one succeeds', async (code) => {
    let isFull = true;
    const watch = watchWrites(() => (isFull ? Promise.reject(failure(code)) : Promise.resolve()));
    const noted = failure(code);
    expect(() => watch.noteFailure(noted)).toThrow(noted);
    expect(await watch.succeed()).toBe(false);
    isFull = false;
    expect(await watch.succeed()).toBe(true);
  });

  test('that meet a damaged page are told until the server ends', async () => {
    const watch = watchWrites(() => Promise.resolve());
    expect(watch.isDamaged()).toBe(false);
    for (const code of ['XX001', 'XX002', '23505']) expect(() => watch.noteFailure(failure(code))).toThrow();
    expect(await watch.succeed()).toBe(true);
    expect(watch.isDamaged()).toBe(true);
  });

  test('are not in question after a failure of another kind', async () => {
    const watch = watchWrites(() => Promise.reject(new Error('tried')));
    for (const code of ['08006', '23505']) expect(() => watch.noteFailure(failure(code))).toThrow();
    expect(await watch.succeed()).toBe(true);
  });
});
