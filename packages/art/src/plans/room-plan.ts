/**
 * Where the rooms of the places lie: two units of a room are one of the town, so that a room stands exactly on the ground
 * of its building, seen PUSH times as near as on the map. No drawing here: the game places the pictures by it.
 */
import type { Corner } from '../core/iso.ts';
import { makeProjection } from '../core/projection.ts';
import type { Point } from '../core/svg.ts';
import type { Bounds } from './boxes.ts';
import { blockOf, FOOTPRINTS, type PlaceId } from './places.ts';
import { VIEW } from './plan.ts';

/** px of a room's picture to a px of the map */
export const PUSH = 3.4;
/** units of a room in a unit of the town */
const INNER = 2;
export const ROOM_VIEW = makeProjection({ S: (VIEW.S / INNER) * PUSH, Z: (VIEW.Z / INNER) * PUSH });
/** thickness of the walls, how high they are in front, and how thick the ground under a room is */
export const WALL = 0.24;
export const KNEE = 0.34;
export const BASE = 0.3;
/** height of the highest room */
const HIGHEST = 3.1;
/** how far the roof stands out, how thick it is, and how far it rises when the place opens */
export const ROOF = { eaves: 0.3, thickness: 0.3, rise: 6 } as const;

/** Size of a room along x and y, in its own units. */
export function roomSize(place: PlaceId): { readonly w: number; readonly d: number } {
  const { w, d } = FOOTPRINTS[place];
  return { w: w * INNER, d: d * INNER };
}

/** Smallest frame around corners of a room, in px of its picture; the room's far corner is at 0,0. */
function frameOf(corners: readonly Corner[]): Bounds {
  const points = corners.map((corner) => ROOM_VIEW.P(...corner));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y };
}
/** Frame of a box from below the floor to height `top` that is `out` larger than the room. */
function around(place: PlaceId, out: number, bottom: number, top: number): Bounds {
  const { w, d } = roomSize(place);
  return frameOf([
    [-out, d + out, bottom],
    [w + out, -out, bottom],
    [-out, -out, top],
    [w + out, d + out, bottom],
  ]);
}
/** Frame of a room's picture. */
export const roomFrame = (place: PlaceId): Bounds => around(place, WALL, -BASE, HIGHEST);
/** Frame of the picture of a lifted roof, which lies at the height of the highest room. */
export const roofFrame = (place: PlaceId): Bounds => around(place, ROOF.eaves, HIGHEST, HIGHEST + ROOF.thickness);
export const ROOF_AT = HIGHEST;

/** A frame of a room as bounds on the map of 768 x 1024. */
function onTheMap(place: PlaceId, { x, y, width, height }: Bounds): Bounds {
  const [ox, oy] = cornerOf(place);
  return { x: ox + x / PUSH, y: oy + y / PUSH, width: width / PUSH, height: height / PUSH };
}
function cornerOf(place: PlaceId): Point {
  const [x, y] = blockOf(place);
  const foot = FOOTPRINTS[place];
  return VIEW.P(x + foot.x, y + foot.y);
}
export const roomBounds = (place: PlaceId): Bounds => onTheMap(place, roomFrame(place));
export const roofBounds = (place: PlaceId): Bounds => onTheMap(place, roofFrame(place));
/** How far a roof rises, in px of the map. */
export const ROOF_RISE = (ROOF.rise * ROOM_VIEW.Z) / PUSH;
