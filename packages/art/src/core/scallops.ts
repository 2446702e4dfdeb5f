import { angle, dist, type Knot, lerp, type Point, step } from './geometry.ts';
import { loop, ORIGIN, sample, twiceArea } from './outline.ts';
import { sequence } from './random.ts';

/** Scalloped outline: bumps along a closed outline, for curly hair and tree crowns. */
export function cloud(outline: readonly Knot[], bumps: number, out: number, seed = 1): Knot[] {
  const points = sample(loop(outline), 6);
  const chance = sequence(seed);
  const way: number[] = [0];
  points.forEach((p, i) => {
    if (i > 0) way.push((way[i - 1] ?? 0) + dist(points[i - 1] ?? p, p));
  });
  const total = way.at(-1) ?? 1;
  const outwards = twiceArea(outline) < 0 ? 90 : -90;
  const at = (v: number): { p: Point; a: number } => {
    const found = way.findIndex((length, k) => k > 0 && length >= v);
    const i = found < 1 ? way.length - 1 : found;
    const [from, to] = [points[i - 1] ?? ORIGIN, points[i] ?? ORIGIN];
    const [start, end] = [way[i - 1] ?? 0, way[i] ?? 0];
    return { p: lerp(from, to, (v - start) / Math.max(0.01, end - start)), a: angle(from, to) };
  };
  return Array.from({ length: bumps }, (_, i): Knot[] => {
    const width = total / bumps;
    const big = out * (0.8 + chance() * 0.45);
    const bump = (share: number): Knot => {
      const { p, a } = at((i + share) * width);
      return step(p, a + outwards, big);
    };
    return [[...at(i * width).p, 1], bump(0.28), bump(0.72)];
  }).flat();
}
