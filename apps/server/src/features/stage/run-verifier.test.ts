import { randomBytes } from 'node:crypto';
import { pairOf } from '@consorcio/minigames';
import { drive, runnerScript } from '@consorcio/minigames/bots';
import { chooseDream, drawFrom, runSeedOf } from '@consorcio/rules';
import type { StageOrdinal } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import type { KeptCampaign } from '../campaign/with-campaign.ts';
import { unpackInputs } from './log-codec.ts';
import { type RunCheck, verify } from './run-verifier.ts';

const BEGAN = 1_800_000_000_000;
const SECOND = 1_000;
const ordinal = 1 as StageOrdinal;

function aCampaign(): KeptCampaign {
  const seed = randomBytes(32);
  const seeds = { serverSeed: seed.toString('hex'), clientSeed: '' };
  const draw = drawFrom(seeds);
  const chosen = chooseDream(null, { personaId: 1, dreamId: 1, dreamsDone: 0 }, draw);
  if (!chosen.ok) throw new Error(chosen.refusal);
  const value = chosen.value.campaign;
  const openRun = { version: 1, beganAt: new Date(BEGAN) };
  return {
    id: newId(),
    number: 1,
    seed,
    count: 5,
    current: 1,
    value,
    seeds,
    draw,
    openRun,
    createdAt: new Date(BEGAN),
  };
}

const kept = aCampaign();
const runner = pairOf('runner', 1)?.normal;
if (runner === undefined) throw new Error('the runner has a first version');
const { run, points } = drive(runner, runSeedOf(kept.seeds, ordinal), runnerScript);
const log = { game: 'runner', version: 1, ticks: run.ticks, inputs: run.inputs };
const seconds = run.ticks / 60;

const check = (wishes: Partial<RunCheck>) => {
  const openRun = kept.openRun ?? { version: 1, beganAt: new Date(BEGAN) };
  return verify({ kept, ordinal, game: 'runner', openRun, results: log, now: null, ...wishes });
};

describe('a log that is sent', () => {
  test('is worth what the replay scores, and is kept as it was played', async () => {
    const verified = await check({});
    expect(verified.ok && verified.value.run.points).toBe(points);
    expect(verified.ok && unpackInputs(verified.value.run.inputs)).toEqual(run.inputs);
  });
  test('is not worth more for claiming more', async () => {
    const claiming = { ...log, score: 10_000, points: 999_999, seed: 'ff'.repeat(16) };
    expect(await check({ results: claiming })).toEqual(await check({}));
  });
  test('may be as long as the time since the stage was begun and two seconds', async () => {
    expect((await check({ now: BEGAN + (seconds - 2) * SECOND })).ok).toBe(true);
    expect(await check({ now: BEGAN + (seconds - 2) * SECOND - 20 })).toEqual({
      ok: false,
      refusal: 'FASTER_THAN_TIME',
    });
  });
  test('may be longer where the wall clock does not count', async () => {
    expect((await check({ now: null })).ok).toBe(true);
  });
  test.each([
    ['nothing', {}, 'NOT_A_LOG'],
    ['a claimed score alone', { score: 10_000 }, 'NOT_A_LOG'],
    ['another game', { ...log, game: 'tapper' }, 'OTHER_GAME'],
    ['another version', { ...log, version: 2 }, 'OTHER_VERSION'],
    ['ticks after the end', { ...log, ticks: log.ticks + 1 }, 'TICKS_AFTER_THE_END'],
    ['inputs out of order', { ...log, inputs: [...log.inputs].reverse() }, 'INPUTS_OUT_OF_ORDER'],
  ])('is refused when it is %s', async (_, results, refusal) => {
    expect(await check({ results })).toEqual({ ok: false, refusal });
  });
});
