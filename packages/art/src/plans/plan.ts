/** Where everything stands: the view of the town, its blocks and streets. */
import { makeProjection } from '../core/projection.ts';
import type { Point } from '../core/svg.ts';

/** side of a block and distance from one block to the next, in world units; the street fills the gap */
export const BLOCK = 5;
export const PITCH = 6.3;
/** the one view of the map, 768 x 1024 */
export const VIEW = makeProjection({ S: 36, Z: 39, ox: 384, oy: 232 });
/** upper corner of a block in world units */
export const blockCorner = (i: number, j: number): readonly [x: number, y: number] => [i * PITCH, j * PITCH];

/** block of the player's lot, in the middle between the four places, and that of the square with its fountain below it */
export const LOT_BLOCK = [1, 1] as const;
export const SQUARE_BLOCK = [2, 2] as const;

/** where the smoke leaves the chimney of the pizzaria, from the corner of its block */
export const CHIMNEY = { x: 1.32, y: 2.55, z: 3.4 } as const;
/** foot of the mall's flag pole, from the corner of its block */
export const FLAG_POLE = { x: 1.25, y: 1.25, z: 2.3 } as const;
/** middle of the fountain, from the corner of its block */
export const FOUNTAIN = { x: 2.6, y: 2.3, z: 0.1 } as const;

/* Points of the town in px of the map of 768 x 1024. */

/** Tenths of a px are fine enough to lay a picture. */
const px = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
/** A point of the ground, by world units. */
export const onMap = (x: number, y: number, z = 0): Point => px(VIEW.P(x, y, z));
/** Length of a way from point to point. */
export const distance = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [a, b] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - a, y - b);
  }, 0);
