import { AVATAR_PATHS, AVATAR_WALK } from '@consorcio/art/city-life';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { lengthOf } from './life-motion.ts';

type Point = readonly [x: number, y: number];

/** Where the player's person is: so far (px of the map) along the way from the fountain to the door of a place. */
export interface AvatarAt {
  readonly place: MinigameSlug;
  readonly far: number;
}
/** One straight piece of a walk. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly facing: 'left' | 'right';
  /** Milliseconds at the pace at which the feet do not slide. */
  readonly duration: number;
  /** Where the person is at the end of it. */
  readonly at: AvatarAt;
}

export const HOME: AvatarAt = { place: 1, far: 0 };

const pathOf = (place: MinigameSlug): readonly Point[] => AVATAR_PATHS[place].points;
/** How far along a way each of its corners lies. */
const marksOf = (place: MinigameSlug): readonly number[] =>
  pathOf(place).map((_, i, path) => lengthOf(path.slice(0, i + 1)));

/** The point of the map at which somebody stands. */
export function pointAt({ place, far }: AvatarAt): Point {
  const path = pathOf(place);
  const marks = marksOf(place);
  const i = Math.max(
    1,
    marks.findIndex((mark) => mark >= far) === -1 ? path.length - 1 : marks.findIndex((mark) => mark >= far),
  );
  const [from, to, start = 0, end = 0] = [path[i - 1] ?? [0, 0], path[i] ?? [0, 0], marks[i - 1], marks[i]];
  const share = end === start ? 0 : Math.min(1, (far - start) / (end - start));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Pieces of the way between two distances along one path, in the order in which they are walked. */
function along(place: MinigameSlug, from: number, to: number): readonly Leg[] {
  const between = marksOf(place).filter((mark) => mark > Math.min(from, to) && mark < Math.max(from, to));
  const stops = [from, ...(from < to ? between : [...between].reverse()), to];
  return stops.slice(1).flatMap((far, i) => {
    const start = stops[i] ?? from;
    if (far === start) return [];
    const [a, b] = [pointAt({ place, far: start }), pointAt({ place, far })];
    const duration = (Math.abs(far - start) / AVATAR_WALK.speed) * 1000;
    return [{ from: a, to: b, facing: b[0] >= a[0] ? 'right' : 'left', duration, at: { place, far } } as const];
  });
}

/** Where somebody waits who has arrived at a place; null: at home. */
export const doorOf = (place: MinigameSlug | null): AvatarAt =>
  place === null ? HOME : { place, far: marksOf(place).at(-1) ?? 0 };

/** The walk from where somebody is to the door of a place, or home beside the fountain; every way leads past home. */
export function routeTo(at: AvatarAt, place: MinigameSlug | null): readonly Leg[] {
  if (place === null) return along(at.place, at.far, 0);
  const { far } = doorOf(place);
  return at.place === place ? along(place, at.far, far) : [...along(at.place, at.far, 0), ...along(place, 0, far)];
}

/** Where somebody is who has walked a leg for so many milliseconds. */
export function partWay(before: AvatarAt, leg: Leg, elapsed: number): AvatarAt {
  const start = before.place === leg.at.place ? before.far : 0;
  const share = leg.duration === 0 ? 1 : Math.min(1, Math.max(0, elapsed / leg.duration));
  return { place: leg.at.place, far: start + (leg.at.far - start) * share };
}
