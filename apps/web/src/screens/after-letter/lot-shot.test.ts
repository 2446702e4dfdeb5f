import { LOT_BOX, MAP_BOX, SIDE_BOX } from '@consorcio/art/city-boxes';
import { describe, expect, test } from 'vitest';
import { lotShot, SIZES } from './lot-shot.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 667 };

describe.each([
  ['above a card on a phone', { left: 0, top: 125, width: 375, height: 250 }, PHONE],
  ['beside a card on a desktop', { left: 0, top: 140, width: 880, height: 760 }, DESKTOP],
  ['in a strip that is too small for it', { left: 0, top: 125, width: 375, height: 0 }, PHONE],
  ['beside a card of a phone that lies', { left: 0, top: 215, width: 190, height: 145 }, { width: 740, height: 360 }],
])('the lot %s', (_, free, window) => {
  const { px, left, top } = lotShot(free, window);
  test('stands in the middle of what is free', () => {
    expect(left + px * (LOT_BOX.x + LOT_BOX.width / 2)).toBeCloseTo(free.left + free.width / 2);
    expect(top + px * (LOT_BOX.y + LOT_BOX.height / 2)).toBeCloseTo(free.top + free.height / 2);
  });
  test('is never too small to be told', () => {
    expect(px).toBeGreaterThanOrEqual(SIZES.least);
  });
  test('has the town to every edge of the window', () => {
    expect(left + px * SIDE_BOX.left.x).toBeLessThanOrEqual(0);
    expect(left + px * (SIDE_BOX.right.x + SIDE_BOX.right.width)).toBeGreaterThanOrEqual(window.width);
    expect(top + px * MAP_BOX.height).toBeGreaterThanOrEqual(window.height - 0.001);
  });
});

test('the lot fills what is free, but is not blown up', () => {
  expect(lotShot({ left: 0, top: 0, width: 2 * LOT_BOX.width, height: 1.3 * LOT_BOX.height }, PHONE).px).toBeCloseTo(
    1.3,
  );
  expect(lotShot({ left: 0, top: 0, width: 1800, height: 1200 }, DESKTOP).px).toBe(SIZES.most);
});
