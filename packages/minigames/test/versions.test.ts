import { describe, expect, test } from 'vitest';
import { BOTS, drive, PEOPLE } from '../src/bots/index.ts';
import { CORES, type Cores, replayOf, tapper, verifyRun, versionsOf } from '../src/index.ts';
import { SEED, testDice } from './support/worlds.ts';

/** A second snack bar, as a later release may bring it: it pays twice as much. */
const [first] = CORES.tapper;
if (first === undefined) throw new Error('the snack bar has no version');
const second = { ...tapper, version: 2, points: (state: Parameters<typeof tapper.points>[0]) => 2 * state.points };
const BOTH: Cores = { ...CORES, tapper: [first, { normal: second, calm: { ...first.calm, version: 2 } }] };

const { run } = drive(tapper, SEED, BOTS.tapper.human(PEOPLE.average, testDice()));
const verified = (issued: number, logged = issued, cores = BOTH) => {
  const log = { game: 'tapper', version: logged, ticks: run.ticks, inputs: run.inputs };
  const answer = verifyRun({ game: 'tapper', version: issued, seed: run.seed }, log, cores);
  return answer.ok ? answer.value.points : answer.refusal;
};

describe('a run', () => {
  test('is replayed by the core of the version it was issued with, beside any newer one', () => {
    expect(versionsOf('tapper', BOTH)).toEqual([1, 2]);
    expect(verified(1)).toBe(verified(1, 1, CORES));
    expect(verified(2)).toBe(2 * Number(verified(1)));
  });

  test('of one version is refused with a log of another', () => {
    expect([verified(1, 2), verified(2, 1)]).toEqual(['OTHER_VERSION', 'OTHER_VERSION']);
  });

  test('of a version that is not served is refused', () => {
    expect(verified(2, 2, CORES)).toBe('UNKNOWN_VERSION');
    expect(replayOf('tapper', 2, CORES)).toBeNull();
  });
});
