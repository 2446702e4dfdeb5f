/** Round-ended limb pieces. */
import type { Colour } from '../core/colour.ts';
import { type Point, path } from '../core/svg.ts';
import { along, f, lerp } from './skeleton.ts';

export { along, f, lerp };

/** limb segment: two circles of different radius and their outer tangents */
export function capsule(a: Point, b: Point, ra: number, rb: number, fill: Colour) {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    d = Math.hypot(dx, dy) || 1;
  const base = Math.atan2(dy, dx),
    off = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / d)));
  const pt = (c: Point, r: number, ang: number) => `${f(c[0] + Math.cos(ang) * r)} ${f(c[1] + Math.sin(ang) * r)}`;
  const [ka, kb] = [f(ra), f(rb)];
  return path(
    `M${pt(a, ra, base + off)} L${pt(b, rb, base + off)} A${kb} ${kb} 0 0 0 ${pt(b, rb, base - off)} ` +
      `L${pt(a, ra, base - off)} A${ka} ${ka} 0 1 0 ${pt(a, ra, base + off)}Z`,
    fill,
  );
}
