/** How the avatar walks from beside the fountain to the doors of the four places: numbers only, as in life.ts. */
import type { Point } from '../../core/svg.ts';
import { distance, onMap, px } from './map-points.ts';
import { AVATAR_SPOT, type PlaceId } from './places.ts';

/** The avatar's walk: a sheet of six frames, and the pace at which its feet do not slide, in px of the map a second. */
export const AVATAR_WALK = { frames: 6, frameMs: 130, speed: 88 } as const;
export interface AvatarPath {
  /** from AVATAR_SPOT to the door, in px of the map */
  readonly points: readonly Point[];
  /** which way the person looks on each leg of the way, one fewer than the points */
  readonly facing: readonly ('left' | 'right')[];
  readonly durationMs: number;
}
/** by world units: round the fountain, over the zebra crossings, to the door */
const WAYS: Readonly<Record<PlaceId, readonly Point[]>> = {
  1: [
    [6.9, 10.9],
    [4.4, 10.9],
    [3.9, 10.5],
  ],
  2: [
    [9.6, 10.3],
    [10.9, 9.2],
    [10.9, 4.75],
    [10, 4.6],
  ],
  3: [
    [10.9, 11],
    [10.9, 13],
    [11.1, 16.9],
    [9.4, 16.8],
  ],
  4: [
    [10.8, 10.95],
    [13, 11.05],
    [16.6, 11.15],
  ],
};
function wayTo(id: PlaceId): AvatarPath {
  const points = [px([AVATAR_SPOT.x, AVATAR_SPOT.y]), ...WAYS[id].map(([x, y]) => onMap(x, y))];
  const facing = points.slice(1).map(([x], i) => (x >= (points[i]?.[0] ?? 0) ? 'right' : 'left'));
  return { points, facing, durationMs: Math.round((distance(points) / AVATAR_WALK.speed) * 1000) };
}
/** The way from beside the fountain to the door of each place; walked backwards, it leads home. */
export const AVATAR_PATHS: Readonly<Record<PlaceId, AvatarPath>> = {
  1: wayTo(1),
  2: wayTo(2),
  3: wayTo(3),
  4: wayTo(4),
};
