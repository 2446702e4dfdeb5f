import { corePairOf } from '@consorcio/minigames';
import { drive, runnerScript } from '@consorcio/minigames/bots';
import { describe, expect, test } from 'vitest';
import { type RunCheck, verify } from './run-scorer.ts';

const SECOND = 1_000;
const issued = { game: 'runner', version: 1, seed: '0123456789abcdef'.repeat(2) };

const runner = corePairOf('runner', 1)?.normal;
if (runner === undefined) throw new Error('the runner has a first version');
const { run, points } = drive(runner, issued.seed, runnerScript);
const log = { game: 'runner', version: 1, ticks: run.ticks, inputs: run.inputs };
const seconds = run.ticks / 60;

const check = (wishes: Partial<RunCheck>) => verify({ issued, log, elapsed: [], ...wishes });
/** Somebody who says how many milliseconds there were. */
const says = (milliseconds: number) => async () => milliseconds;

describe('a log that is sent', () => {
  test('is worth what the replay scores', async () => {
    expect(await check({})).toMatchObject({ ok: true, value: { points, ticks: run.ticks } });
  });
  test('is not worth more for claiming more', async () => {
    const claiming = { ...log, score: 10_000, points: 999_999, seed: 'ff'.repeat(16) };
    expect(await check({ log: claiming })).toEqual(await check({}));
  });
  test('may be as long as the time since the stage was begun and two seconds', async () => {
    const enough = (seconds - 2) * SECOND;
    expect((await check({ elapsed: [says(enough)] })).ok).toBe(true);
    expect(await check({ elapsed: [says(enough - 20)] })).toEqual({ ok: false, refusal: 'FASTER_THAN_TIME' });
  });
  test('is as long as the longest of its clocks says: one that was set back does not shorten it', async () => {
    const hourBack = says(-3_600 * SECOND);
    expect((await check({ elapsed: [hourBack, says(seconds * SECOND)] })).ok).toBe(true);
    expect((await check({ elapsed: [hourBack, hourBack] })).ok).toBe(false);
  });
  test('may be longer where the time does not count', async () => {
    expect((await check({ elapsed: [] })).ok).toBe(true);
  });
  test.each([
    ['of another game', { ...log, game: 'tapper' }, 'OTHER_GAME'],
    ['of another version', { ...log, version: 2 }, 'OTHER_VERSION'],
    ['longer than the game', { ...log, ticks: log.ticks + 1 }, 'TICKS_AFTER_THE_END'],
    ['out of order', { ...log, inputs: [...log.inputs].reverse() }, 'INPUTS_OUT_OF_ORDER'],
  ])('is refused when it is %s', async (_, sent, refusal) => {
    expect(await check({ log: sent })).toEqual({ ok: false, refusal });
  });
});
