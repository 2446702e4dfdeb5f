import { describe, expect, test } from 'vitest';
import { SHOT } from './beats.ts';
import { DRUM_RADIUS } from './bodies.ts';
import { type DrumRun, dealNumbers, drumSteps } from './drum.ts';

const FRAME = 1_000 / 60;
const END = 6_000;

/** The whole run at once: some 100 ms for 45 balls. */
function runDrum(n: number, seed?: number): DrumRun {
  const steps = drumSteps(n, seed);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe.each([1, 3, 24, 45])('a drum of %i balls', (n) => {
  const run = runDrum(n);
  test('moves the same way twice', () => {
    const again = runDrum(n);
    for (let ms = 0; ms < END; ms += 250) expect(again.at(ms)).toEqual(run.at(ms));
  });
  test('keeps every ball in the glass until the gate opens', () => {
    for (let ms = 0; ms < SHOT.gate; ms += FRAME)
      for (const ball of run.at(ms))
        expect(Math.hypot(ball?.x ?? Number.NaN, ball?.y ?? Number.NaN) + run.r).toBeLessThan(DRUM_RADIUS);
  });
  test('lets exactly one ball out, and the others stay in the glass', () => {
    const left = run.at(END);
    expect(left).toHaveLength(n);
    expect(left.flatMap((ball, i) => (ball === null ? [i] : []))).toEqual([run.leaver]);
    for (const ball of left) if (ball) expect(Math.hypot(ball.x, ball.y) + run.r).toBeLessThan(DRUM_RADIUS);
  });
  test('moves no ball by more than its own width between two pictures', () => {
    for (let ms = 0; ms < END; ms += FRAME) {
      const next = run.at(ms + FRAME);
      for (const [i, ball] of run.at(ms).entries()) {
        const then = next[i];
        if (ball && then) expect(Math.hypot(then.x - ball.x, then.y - ball.y)).toBeLessThan(2 * run.r);
      }
    }
  });
});

test('another seed starts with other turns of the balls', () => {
  expect(runDrum(24, 8).at(0)).not.toEqual(runDrum(24, 7).at(0));
});

test('every number is dealt once, and the drawn one to the ball that leaves', () => {
  const numbers = [3, 8, 13, 21, 28];
  const { leaver } = runDrum(numbers.length);
  for (const drawn of numbers) {
    const dealt = dealNumbers(leaver, numbers, drawn);
    expect(dealt[leaver]).toBe(drawn);
    expect(dealt.toSorted((a, b) => a - b)).toEqual(numbers);
  }
});
