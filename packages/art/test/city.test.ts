import { AVATAR_SPOT, cityMap, PLACES, SCREEN, SIGN } from '@consorcio/art';
import { describe, expect, test } from 'vitest';

describe('the four places of the map', () => {
  test('carry the names and rooms of the specification', () => {
    expect(PLACES.map(({ id, room, name }) => [id, room, name])).toEqual([
      [1, 2, 'Lanchonete dos Amigos'],
      [2, 4, 'SHOPPING DOS PREÇOS'],
      [3, 5, 'UNIQUE HOUSE'],
      [4, 3, 'PIZZARIA D`Bairro'],
    ]);
  });
  test('are touched in areas that lie in the picture and do not overlap', () => {
    for (const { bounds: a } of PLACES) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(SCREEN.width);
      for (const { bounds: b } of PLACES) {
        if (a === b) continue;
        const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });
  test('have their sign inside their own touch area', () => {
    for (const { bounds, signAt } of PLACES) {
      const [x, y] = signAt;
      expect(x - SIGN.width / 2).toBeGreaterThanOrEqual(bounds.x);
      expect(x + SIGN.width / 2).toBeLessThanOrEqual(bounds.x + bounds.width);
      expect(y).toBeGreaterThan(bounds.y);
      expect(y).toBeLessThan(bounds.y + bounds.height);
    }
  });
});

test('the person stands on the square, outside every touch area', () => {
  for (const { bounds } of PLACES) {
    const isInside =
      AVATAR_SPOT.x > bounds.x &&
      AVATAR_SPOT.x < bounds.x + bounds.width &&
      AVATAR_SPOT.y > bounds.y &&
      AVATAR_SPOT.y < bounds.y + bounds.height;
    expect([bounds.x, isInside && AVATAR_SPOT.x < bounds.x + bounds.width - 60]).toEqual([bounds.x, false]);
  }
});

test('the map without signs leaves them to the buttons laid over it', () => {
  expect(cityMap()).toContain('UNIQUE');
  expect(cityMap({ signs: false })).not.toContain('UNIQUE');
});
