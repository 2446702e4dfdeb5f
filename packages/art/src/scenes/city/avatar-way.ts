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
/**
 * By world units: round the fountain, along the pavements (the outer .4 of a block) and over the zebra crossings, so
 * that nobody walks over a lawn, a tree or a standing car.
 */
const WAYS: Readonly<Record<PlaceId, readonly Point[]>> = {
  1: [
    [8.5, 11.05],
    [3.55, 11.05],
  ],
  2: [
    [9.4, 9.9],
    [9.9, 9.3],
    [10.3, 8.9],
    [11.05, 8.9],
    [11.05, 4.75],
    [10.1, 4.65],
  ],
  3: [
    [9.3, 11.05],
    [11.05, 11.05],
    [11.05, 17.2],
    [9.7, 17.2],
  ],
  4: [
    [9.3, 11.05],
    [16.4, 11.05],
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
