import { AVATAR_SPOT } from '@consorcio/art/city';
import { AVATAR_PATHS } from '@consorcio/art/city-life';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { HOME, partWay, pointAt, routeTo } from './avatar-route.ts';

const SLUGS = MINIGAMES.map(({ slug }) => slug);

test('the person lives beside the fountain', () => {
  const [x, y] = pointAt(HOME);
  expect(Math.hypot(x - AVATAR_SPOT.x, y - AVATAR_SPOT.y)).toBeLessThan(1);
});
test.each(SLUGS)('the walk to place %i follows its way to the door, and leads home the same way', (slug) => {
  const out = routeTo(HOME, slug);
  expect(out.map(({ to }) => to.map(Math.round))).toEqual(
    AVATAR_PATHS[slug].points.slice(1).map((point) => point.map(Math.round)),
  );
  const door = out.at(-1)?.at ?? HOME;
  const back = routeTo(door, null);
  expect(back.map(({ to }) => to)).toEqual(out.map(({ from }) => from).reverse());
  expect(back.at(-1)?.at.far).toBe(0);
});
test('from one place to another the way leads past the fountain', () => {
  const door = routeTo(HOME, 1).at(-1)?.at ?? HOME;
  const walk = routeTo(door, 4);
  const [x, y] = pointAt(HOME);
  expect(walk.some(({ to }) => Math.hypot(to[0] - x, to[1] - y) < 1)).toBe(true);
  expect(walk.at(-1)?.at.place).toBe(4);
});
test('whoever is called while walking turns where they are', () => {
  const [first] = routeTo(HOME, 2);
  if (first === undefined) throw new Error('no way');
  const middle = partWay(HOME, first, first.duration / 2);
  const [back] = routeTo(middle, null);
  expect(back?.duration).toBeCloseTo(first.duration / 2, 3);
  expect(back?.from[0]).toBeCloseTo((first.from[0] + first.to[0]) / 2, 3);
});
test('whoever is there already does not walk', () => {
  const door = routeTo(HOME, 3).at(-1)?.at ?? HOME;
  expect(routeTo(door, 3)).toEqual([]);
});
test.each(SLUGS)('every leg to place %i looks the way it goes', (slug) => {
  for (const { from, to, facing } of routeTo(HOME, slug)) expect(facing).toBe(to[0] >= from[0] ? 'right' : 'left');
});
