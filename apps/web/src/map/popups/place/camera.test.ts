import { PLACE_IDS } from '@consorcio/art/city';
import { roomBounds } from '@consorcio/art/room-plan';
import { describe, expect, test } from 'vitest';
import { freeOf, type Part, seenIn, shotOf, type Town } from './camera.ts';

const MAP = { x: 0, width: 768 };
const WIDE = { x: -900, width: 2568 };
const TOWN: Town = { left: 12, top: -40, px: 0.5 };
const CARDS: Readonly<Record<string, { window: Pick<Part, 'width' | 'height'>; card: Part; free: Part }>> = {
  'at the foot of a phone': {
    window: { width: 375, height: 667 },
    card: { left: 0, top: 347, width: 375, height: 320 },
    free: { left: 0, top: 60, width: 375, height: 287 },
  },
  'at the right edge of a desktop': {
    window: { width: 1440, height: 900 },
    card: { left: 1010, top: 0, width: 430, height: 900 },
    free: { left: 0, top: 60, width: 1010, height: 840 },
  },
};

describe.each(Object.entries(CARDS))('a card %s', (_, { window, card, free }) => {
  test('leaves the rest of the window below the counters free', () => {
    expect(freeOf(window, card, 60)).toEqual(free);
  });
  test.each(PLACE_IDS)('has place %i open in the middle of what is free, and nothing of it outside', (place) => {
    const shot = shotOf(roomBounds(place), TOWN, free, WIDE);
    const seen = seenIn(shot, TOWN, roomBounds(place));
    const [left, top] = [TOWN.left + seen.left, TOWN.top + seen.top];
    expect(left + seen.width / 2).toBeCloseTo(free.left + free.width / 2);
    expect(top + seen.height / 2).toBeCloseTo(free.top + free.height / 2);
    expect(left).toBeGreaterThan(free.left);
    expect(top).toBeGreaterThan(free.top);
  });
});

test.each(PLACE_IDS)('nothing beside the drawn town is seen in a narrow window with place %i open', (place) => {
  const free: Part = { left: 0, top: 60, width: 320, height: 170 };
  const shot = shotOf(roomBounds(place), TOWN, free, MAP);
  const town = seenIn(shot, TOWN, { ...MAP, y: 0, height: 1024 });
  expect(TOWN.left + town.left).toBeLessThanOrEqual(0);
  expect(TOWN.left + town.left + town.width).toBeGreaterThanOrEqual(free.width);
});

test('a room is seen where the town scaled by the shot has its building', () => {
  const shot = { scale: 3, x: -100, y: 20 };
  expect(seenIn(shot, TOWN, { x: 200, y: 100, width: 10, height: 20 })).toEqual({
    left: -100 + 3 * 0.5 * 200,
    top: 20 + 3 * 0.5 * 100,
    width: 15,
    height: 30,
  });
});
