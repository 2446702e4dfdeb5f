/** Points of the town in px of the map of 768 x 1024. */
import type { Point } from '../../core/svg.ts';
import { VIEW } from './plan.ts';

/** Tenths of a px are fine enough to lay a picture. */
export const px = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
/** A point of the ground, by world units. */
export const onMap = (x: number, y: number, z = 0): Point => px(VIEW.P(x, y, z));
/** Length of a way from point to point. */
export const distance = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [a, b] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - a, y - b);
  }, 0);
