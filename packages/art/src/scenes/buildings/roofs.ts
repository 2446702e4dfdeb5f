/** Roofs of tiles: four slopes that meet in a short ridge, and two whose triangle looks to the near left street. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import type { Svg } from '../../core/svg.ts';

/** A roof over walls, in world units. */
export interface Roof {
  /** far corner of the walls and height of the eaves */
  readonly at: readonly [x: number, y: number, z: number];
  /** width and depth of the walls, and height of the ridge over the eaves */
  readonly size: readonly [width: number, depth: number, height: number];
  /** how far it reaches over the walls */
  readonly eaves: number;
  readonly colour: Colour;
}

/** Height of a roof's lower edge. */
const EDGE = 0.09;

/** Four slopes. */
export function hipRoof(I: Iso, { at: [x, y, z], size: [width, depth, height], eaves, colour }: Roof): Svg {
  const half = Math.min(width, depth) / 2;
  const far = [x + half, y + depth / 2, z + height] as const;
  const near = [x + width - half * 0.9, y + depth / 2, z + height] as const;
  const [a, b, m, n] = [x - eaves, x + width + eaves, y - eaves, y + depth + eaves];
  const [north, east, south, west] = [
    [a, m, z],
    [b, m, z],
    [b, n, z],
    [a, n, z],
  ] as const;
  const [westFoot, southFoot, eastFoot] = [
    [a, n, z - EDGE],
    [b, n, z - EDGE],
    [b, m, z - EDGE],
  ] as const;
  return (
    I.face(tint(colour, 0.16), [north, east, near, far]) +
    I.face(tint(colour, 0.26), [north, west, far]) +
    I.face(shade(colour, 0.26), [east, south, near]) +
    I.face(colour, [west, south, near, far]) +
    I.face(shade(colour, 0.36), [west, south, southFoot, westFoot]) +
    I.face(shade(colour, 0.5), [south, east, eastFoot, southFoot])
  );
}

/** Two slopes whose triangle looks to the near left street. */
export function pediment(
  I: Iso,
  { at: [x, y, z], size: [width, depth, height], eaves, colour }: Roof,
  front: Colour,
): Svg {
  const middle = x + width / 2;
  const [a, b, n] = [x - eaves, x + width + eaves, y + depth + eaves];
  const top = z + height;
  return (
    I.face(tint(colour, 0.2), [
      [a, y, z],
      [middle, y, top],
      [middle, n, top],
      [a, n, z],
    ]) +
    I.face(shade(colour, 0.12), [
      [b, y, z],
      [middle, y, top],
      [middle, n, top],
      [b, n, z],
    ]) +
    I.face(colour, [
      [a, n, z],
      [b, n, z],
      [middle, n, top],
    ]) +
    I.face(front, [
      [a + 0.42, n, z + 0.08],
      [b - 0.42, n, z + 0.08],
      [middle, n, top - 0.14],
    ])
  );
}
