import { refuse } from '@consorcio/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, randomRun, randomSeed } from '../src/bots/index.ts';
import { fingerprint, isGame, mayRecord, type RunLog, readLog, replay, replayOf, verifyRun } from '../src/index.ts';
import { everyCore, SEED, testDice } from './support/worlds.ts';

const anyNumber = fc.oneof(
  fc.integer({ min: -5, max: 4000 }),
  fc.double(),
  fc.constantFrom(2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.NaN, Number.POSITIVE_INFINITY, -0, 900),
);

describe.each(everyCore)('$game, version $version', ({ game, version, core }) => {
  const verify = (log: RunLog) => verifyRun({ game, version, seed: SEED }, log);

  test('answers any log with a score or a refusal, and never throws', () => {
    const log = fc.record({
      game: fc.constant(game),
      version: fc.constant(version),
      ticks: anyNumber,
      inputs: fc.array(fc.tuple(anyNumber, anyNumber), { maxLength: 40 }),
    });
    fc.assert(
      fc.property(log, (results) => {
        const verified = verify(results);
        if (verified.ok) {
          expect(verified.value.points).toBeGreaterThanOrEqual(0);
          expect(verified.value.scoreBp).toBeLessThanOrEqual(10_000);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('reads any JSON at all, and takes none of it for a log', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (results) => {
        expect(readLog(results)).toBeNull();
      }),
    );
  });

  test('gives the same score and state for the same run, and points are never below zero', () => {
    const dice = testDice();
    for (let i = 0; i < 12; i += 1) {
      const run = randomRun(core, dice);
      const [once, again] = [replay(core, run), replay(core, run)];
      if (!once.ok || !again.ok) throw new Error('a random run was refused');
      expect(once.value.outcome).toEqual(again.value.outcome);
      expect(fingerprint(once.value.state)).toBe(fingerprint(again.value.state));
      expect(once.value.outcome.points).toBeGreaterThanOrEqual(0);
    }
  });

  test('never alters a state that was handed out', () => {
    const dice = testDice(2);
    const codes = codesOf(core);
    let state = core.start(randomSeed(dice));
    for (let tick = 0; tick < 1500; tick += 1) {
      const before = JSON.stringify(state);
      const next = core.step(state, tick % 23 === 0 ? [codes[dice.below(codes.length)] ?? 0] : []);
      if (tick % 10 === 0) expect(JSON.stringify(state)).toBe(before);
      state = next;
    }
  });

  test('ends in a replay, which writes into one state, as it ends step by step', () => {
    const dice = testDice(3);
    for (let i = 0; i < 6; i += 1) {
      const run = randomRun(core, dice);
      let state = core.start(run.seed);
      for (let tick = 0; tick < run.ticks; tick += 1)
        state = core.step(
          state,
          run.inputs.filter(([at]) => at === tick).map(([, code]) => code),
        );
      const replayed = replay(core, run);
      expect(replayed.ok && JSON.stringify(replayed.value.state)).toBe(JSON.stringify(state));
    }
  });

  test('is over in the end, and refuses ticks beyond that', () => {
    const whole = randomlyWhole();
    expect(whole.ok && whole.value.over).toBe(true);
    const { run } = wholeRun();
    expect(verify({ game, version, ticks: run.ticks + 1, inputs: [] })).toEqual({
      ok: false,
      refusal: 'TICKS_AFTER_THE_END',
    });
  });

  test('scores a run that was given up as it stands then, also one of no ticks', () => {
    expect(verify({ game, version, ticks: 0, inputs: [] })).toEqual({
      ok: true,
      value: { points: 0, scoreBp: 0, over: false, ticks: 0 },
    });
    const short = verify({ game, version, ticks: 500, inputs: [] });
    expect(short.ok && !short.value.over).toBe(true);
  });

  test('refuses a log with more inputs than the run may hold', () => {
    const code = codesOf(core)[0] ?? 0;
    const inputs = Array.from({ length: core.maxInputs + 1 }, (_, i) => [i * 3, code] as const);
    expect(verify({ game, version, ticks: 9000, inputs })).toEqual({ ok: false, refusal: 'TOO_MANY_INPUTS' });
  });

  test('does nothing good for who presses nothing', () => {
    const { run } = wholeRun();
    const outcome = verify({ game, version, ticks: run.ticks, inputs: [] });
    expect(outcome.ok && outcome.value.scoreBp).toBeLessThan(200);
  });

  function wholeRun() {
    let state = core.start(SEED);
    let ticks = 0;
    for (; !core.isOver(state); ticks += 1) state = core.step(state, []);
    return { run: { seed: SEED, ticks, inputs: [] } };
  }
  function randomlyWhole() {
    const replayRun = replayOf(game, version);
    if (replayRun === null) throw new Error(`${game} has no replay`);
    return replayRun(wholeRun().run);
  }
});

describe('the log', () => {
  const issued = { game: 'runner', version: 1, seed: SEED };
  const refusalOf = (ticks: number, inputs: unknown) => {
    const log = readLog({ game: 'runner', version: 1, ticks, inputs });
    const verified = log === null ? refuse('NOT_A_LOG') : verifyRun(issued, log);
    return verified.ok ? null : verified.refusal;
  };

  test('may hold two inputs a tick, and not three', () => {
    expect(
      refusalOf(10, [
        [4, 0],
        [4, 1],
      ]),
    ).toBeNull();
    expect(
      refusalOf(10, [
        [4, 0],
        [4, 1],
        [4, 0],
      ]),
    ).toBe('TOO_MANY_IN_A_TICK');
  });

  test('may hold twenty inputs in any sixty ticks, and not twenty-one', () => {
    const drumming = (n: number) => Array.from({ length: n }, (_, i) => [i * 2, 0]);
    expect(refusalOf(100, drumming(20))).toBeNull();
    expect(refusalOf(100, drumming(21))).toBe('TOO_MANY_IN_A_SECOND');
    expect(refusalOf(100, [...drumming(20), [60, 0]])).toBeNull();
  });

  test('keeps the order of its ticks', () => {
    expect(
      refusalOf(10, [
        [5, 0],
        [4, 0],
      ]),
    ).toBe('INPUTS_OUT_OF_ORDER');
  });

  test('holds no input at or behind its end, no code of another game, no half ticks', () => {
    expect(refusalOf(10, [[10, 0]])).toBe('BAD_INPUT_TICK');
    expect(refusalOf(10, [[-1, 0]])).toBe('BAD_INPUT_TICK');
    expect(refusalOf(10, [[0.5, 0]])).toBe('BAD_INPUT_TICK');
    expect(refusalOf(10, [[5, 3]])).toBe('UNKNOWN_CODE');
    expect(refusalOf(2 ** 60, [])).toBe('BAD_TICKS');
    expect(refusalOf(-1, [])).toBe('BAD_TICKS');
  });

  test('of another game, another version or another shape is refused', () => {
    const log = { game: 'runner', version: 1, ticks: 0, inputs: [] };
    expect(verifyRun(issued, { ...log, game: 'tapper' })).toMatchObject({ refusal: 'OTHER_GAME' });
    expect(verifyRun(issued, { ...log, version: 2 })).toMatchObject({ refusal: 'OTHER_VERSION' });
    for (const shape of [{ ...log, inputs: [[1]] }, { ...log, inputs: 'none' }, {}, null])
      expect(readLog(shape)).toBeNull();
    expect(verifyRun({ ...issued, version: 9 }, { ...log, version: 9 })).toMatchObject({ refusal: 'UNKNOWN_VERSION' });
    expect(replayOf('chess', 1)).toBeNull();
    expect(isGame('chess')).toBe(false);
  });

  test('says at its head that a run is calm, and nowhere else', () => {
    expect(refusalOf(300, [[0, 900]])).toBeNull();
    expect(refusalOf(300, [[1, 900]])).toBe('UNKNOWN_CODE');
    expect(refusalOf(0, [[0, 900]])).toBe('BAD_INPUT_TICK');
  });

  test('that the recorder wrote is never refused, however fast somebody drums', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 300 }), (pauses) => {
        const inputs: [number, number][] = [];
        let tick = 0;
        for (const pause of pauses) {
          tick += pause;
          if (mayRecord(inputs, tick)) inputs.push([tick, 0]);
        }
        expect(refusalOf(2900, inputs)).toBeNull();
      }),
    );
  });
});
