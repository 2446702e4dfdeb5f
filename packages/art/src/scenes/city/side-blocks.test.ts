import { expect, test } from 'vitest';
import { graded } from '../../core/grade.ts';
import { CITY_SIDES } from '../../plans/boxes.ts';
import { HOUSE_NAMES } from '../buildings/town-houses.ts';
import { byDepth } from './blocks.ts';
import { LIGHTS } from './depth.ts';
import { sideBlocks } from './side-blocks.ts';
import { type Home, home, PAINTS, type PaintName } from './stamps.ts';

const KINDS: readonly Home[] = HOUSE_NAMES.flatMap((kind) =>
  (Object.keys(PAINTS) as PaintName[]).map((paint): Home => [kind, paint]),
);
const idOf = (svg: string): string => /<symbol id="([^"]+)"/.exec(svg)?.[1] ?? '';
/** Each house at each depth, by the name of its drawing. */
const BY_ID = new Map(
  KINDS.flatMap((one) =>
    [home(0, 0, one), ...LIGHTS.map((light) => graded(home(0, 0, one), light))].map((svg) => [idOf(svg), one] as const),
  ),
);

interface PlacedHouse {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}
/** The houses of a drawing and where they stand, in px of the map. */
const housesIn = (svg: string): readonly PlacedHouse[] =>
  [...svg.matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)"/g)].flatMap(([, id = '', x, y]) => {
    const found = BY_ID.get(id);
    return found === undefined ? [] : [{ kind: found[0], x: Number(x), y: Number(y) }];
  });
const TOWN = [
  byDepth()
    .map(({ body }) => body)
    .join(''),
  ...CITY_SIDES.map((side) =>
    sideBlocks(side)
      .map(({ body }) => body)
      .join(''),
  ),
];

test('all six kinds of houses stand in the town, and each that is drawn is known', () => {
  const seen = new Set(TOWN.flatMap(housesIn).map(({ kind }) => kind));
  expect([...seen].sort()).toEqual([...HOUSE_NAMES].sort());
});

test('no two houses of one kind stand side by side, but for the flats of the skyline', () => {
  const near = 100;
  for (const houses of TOWN.map(housesIn)) {
    for (const [i, a] of houses.entries()) {
      for (const b of houses.slice(i + 1)) {
        const isNear = Math.hypot(a.x - b.x, (a.y - b.y) * 2) < near;
        if (isNear && a.kind !== 'walkUp') expect([a, b].map(({ kind }) => kind)).not.toEqual([b.kind, b.kind]);
      }
    }
  }
});
