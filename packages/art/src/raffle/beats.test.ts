import { expect, test } from 'vitest';
import { cameraAt, SHOT } from './beats.ts';

test('the shot lasts 9 s at most and is silent before the number is seen', () => {
  expect(SHOT.end).toBeLessThanOrEqual(9_000);
  expect(SHOT.reveal - SHOT.silence).toBeGreaterThanOrEqual(1_000);
});

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('the camera never jumps (narrow: %s, pair: %s)', (isNarrow, isPair) => {
  const viewer = { isNarrow, isPair };
  for (let ms = 0; ms < SHOT.end; ms += 10) {
    const [a, b] = [cameraAt(ms, viewer), cameraAt(ms + 10, viewer)];
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeLessThan(14);
    expect(Math.abs(b.z - a.z)).toBeLessThan(0.06);
  }
});

test('no window sees who was drawn before the ball is turned', () => {
  const before = (isPair: boolean) => cameraAt(SHOT.reveal, { isNarrow: true, isPair });
  expect(before(true)).toEqual(before(false));
});
