import {
  AVATAR_SPOT,
  CITY_LIFE,
  CITY_SIDES,
  cityDecor,
  cityMap,
  citySide,
  citySky,
  lifePicture,
  PLACES,
  SCREEN,
  SIDE_WIDTH,
  SIGN,
  SKY_BOX,
} from '@consorcio/art';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { DECOR_BOX, DECORS } from '../src/plans/boxes.ts';

describe('the four places of the map', () => {
  test('carry the names of the minigames in two lines', () => {
    expect(PLACES.map(({ id, sign }) => [id, sign.join(' ')])).toEqual(
      MINIGAMES.map(({ slug, place }) => [slug, place]),
    );
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

test('the person stands at the lot, outside every touch area', () => {
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

describe('the town beside the map', () => {
  test.each(CITY_SIDES)('to the %s is light, has no words and no sky of its own', (side) => {
    const svg = citySide(side);
    expect(svg.length).toBeLessThan(120_000);
    expect(svg).not.toContain('data-words');
    expect(svg).not.toContain('#63C4F0');
  });
  test('is as wide on both sides as the sky above it', () => {
    expect(SKY_BOX.width).toBe(SCREEN.width + 2 * SIDE_WIDTH);
    expect(citySky()).toContain(`viewBox="${-SIDE_WIDTH} `);
  });
});

test('back and front together hold every building once', () => {
  const whole = cityMap({ life: false, signs: false });
  const [back, front] = [cityMap({ life: false, layer: 'back' }), cityMap({ life: false, layer: 'front' })];
  const shapes = (svg: string): number => svg.split('<polygon').length;
  expect(shapes(back) + shapes(front)).toBe(shapes(whole) + 1);
});

describe('the living town', () => {
  test('every moving part has its own name and a picture as wide as its frames', () => {
    expect(new Set(CITY_LIFE.map(({ id }) => id)).size).toBe(CITY_LIFE.length);
    for (const { picture, box, frames } of CITY_LIFE) {
      expect(lifePicture(picture)).toContain(`width="${box.width * frames}" height="${box.height}"`);
    }
  });
  test('nothing blinks more than twice a second', () => {
    for (const { frames, frameMs } of CITY_LIFE.filter(({ kind }) => kind === 'lamps')) {
      expect(frames * frameMs).toBeGreaterThanOrEqual(1000);
    }
  });
  test('a car passes the crossing below the lot every eight seconds', () => {
    const driving = CITY_LIFE.filter(({ kind }) => kind === 'car' || kind === 'bus');
    const crossing = { x: 384, y: 662 };
    const passed = driving.map(({ path: [from, to], durationMs, delayMs }) => {
      if (to === undefined) return Number.NaN;
      const share = (crossing.y - from[1]) / (to[1] - from[1]);
      return (share * durationMs + delayMs + durationMs) % durationMs;
    });
    const order = passed.map((ms) => Math.round(ms / 1000)).sort((a, b) => a - b);
    const gaps = order.slice(1).map((second, i) => second - (order[i] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 8)).toBeLessThanOrEqual(1);
  });
});

test.each(DECORS)('what the season %s lays over the town is its own, and lies inside the map', (decor) => {
  const { x, y, width, height } = DECOR_BOX;
  expect(cityDecor(decor)).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
  expect(x + width).toBeLessThanOrEqual(SCREEN.width);
  expect(y + height).toBeLessThanOrEqual(SCREEN.height);
  expect(new Set(DECORS.map((each) => cityDecor(each).replace(/festa-[a-z-]+/g, ''))).size).toBe(DECORS.length);
});
