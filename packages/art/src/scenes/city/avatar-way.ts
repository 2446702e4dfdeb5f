/** How the avatar walks from beside the fountain to the doors of the places: numbers only, as in life.ts. */
import type { Point } from '../../core/svg.ts';
import { distance, onMap, px } from './map-points.ts';
import { AVATAR_SPOT, PLACES, type Place, type PlaceId } from './places.ts';

/** The avatar's walk: a sheet of six frames, and the pace at which its feet do not slide, in px of the map a second. */
export const AVATAR_WALK = { frames: 6, frameMs: 130, speed: 88 } as const;
export interface AvatarPath {
  /** from AVATAR_SPOT to the door, in px of the map */
  readonly points: readonly Point[];
  /** which way the person looks on each leg of the way, one fewer than the points */
  readonly facing: readonly ('left' | 'right')[];
  readonly durationMs: number;
}
function pathTo({ way }: Place): AvatarPath {
  const points = [px([AVATAR_SPOT.x, AVATAR_SPOT.y]), ...way.map(([x, y]) => onMap(x, y))];
  const facing = points.slice(1).map(([x], i) => (x >= (points[i]?.[0] ?? 0) ? 'right' : 'left'));
  return { points, facing, durationMs: Math.round((distance(points) / AVATAR_WALK.speed) * 1000) };
}
/** The way from beside the fountain to the door of each place; walked backwards, it leads home. */
export const AVATAR_PATHS: Readonly<Record<PlaceId, AvatarPath>> = Object.fromEntries(
  PLACES.map((place) => [place.id, pathTo(place)]),
) as Record<PlaceId, AvatarPath>;
