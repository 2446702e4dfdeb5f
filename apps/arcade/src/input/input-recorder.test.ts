import { tapper } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { InputRecorder } from './input-recorder.ts';

describe('a press', () => {
  test('lands in the tick that holds its time, and never in one already stepped', () => {
    const recorder = new InputRecorder(tapper);
    recorder.record(0, 5, 3);
    recorder.record(1, 2, 7);
    expect(recorder.inputs).toEqual([
      [5, 0],
      [7, 1],
    ]);
  });

  test('never lands before one that arrived earlier', () => {
    const recorder = new InputRecorder(tapper);
    recorder.record(0, 9, 3);
    recorder.record(1, 5, 3);
    expect(recorder.inputs[1]).toEqual([9, 1]);
  });

  test('over the limits is dropped: a third in a tick, an unknown code', () => {
    const recorder = new InputRecorder(tapper);
    expect([0, 1, 2].map((code) => recorder.record(code, 4, 4))).toEqual([true, true, false]);
    expect(recorder.record(9, 50, 50)).toBe(false);
  });
});

test('each press is given to its tick once, in order of arrival', () => {
  const recorder = new InputRecorder(tapper);
  recorder.record(2, 4, 4);
  recorder.record(1, 4, 4);
  recorder.record(3, 6, 4);
  expect([4, 4, 5, 6].map((tick) => recorder.takeFor(tick))).toEqual([[2, 1], [], [], [3]]);
});

test('the log of a run that ended holds no press for a later tick', () => {
  const recorder = new InputRecorder(tapper);
  recorder.record(2, 4, 4);
  recorder.record(1, 10, 4);
  expect(recorder.until(10)).toEqual([[4, 2]]);
});
