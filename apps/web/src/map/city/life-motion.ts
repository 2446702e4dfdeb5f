import type { LifePart } from '@consorcio/art/city-life';
import { mapPx } from './map-px.ts';

export const translateTo = ([x, y]: readonly [number, number]): string => `translate(${mapPx(x)}, ${mapPx(y)})`;

type Points = LifePart['path'];

/** Length of a way in px of the map. */
export const lengthOf = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [a, b] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - a, y - b);
  }, 0);

/** Keyframes of a part's way at an even pace. Transform and opacity only: the browser animates them off the main thread. */
export function wayKeyframes(path: Points): Keyframe[] {
  const whole = lengthOf(path) || 1;
  return path.map((point, i) => ({
    transform: translateTo(point),
    offset: i === path.length - 1 && i > 0 ? 1 : lengthOf(path.slice(0, i + 1)) / whole,
  }));
}

/** Keyframes of coming into sight and leaving it; none for what is always in sight. `fade`: share of the way, 0 to 0.5. */
export const fadeKeyframes = (fade: number): Keyframe[] =>
  fade === 0
    ? []
    : [
        { opacity: 0, offset: 0 },
        { opacity: 1, offset: fade },
        { opacity: 1, offset: 1 - fade },
        { opacity: 0, offset: 1 },
      ];
