/** Skirts. */
import { shade } from '../../core/colour.ts';
import { add, applyAll, corner, type Knot, lerp, type Point } from '../../core/geometry.ts';
import { shape } from '../../core/outline.ts';
import { ink, paper } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { BodyFrame } from './body-frame.ts';
import { flower } from './flower.ts';
import { thigh } from './leg-parts.ts';

export function skirt({ m, person, spine: { body, half }, near, far, isSeated, sway }: BodyFrame): Svg {
  const { build: b, top } = person;
  const c = person.bottom.colour;
  const low = -0.78;
  const left = isSeated ? add(near.knee, [4, 14]) : add(body(low, -half(b.hip) * 1.18), [sway[0] * 0.4, 0]);
  const right = isSeated ? add(far.knee, [12, 14]) : add(body(low, half(b.hip) * 1.22), [sway[0] * 0.4, 0]);
  const outline: Knot[] = [
    body(0.3, -half(b.waist)),
    body(0.05, -half(b.hip) * 1.02),
    ...(isSeated ? [add(thigh(near, 0.5), [-2, 20])] : []),
    corner(left),
    add(lerp(left, right, 0.5), [0, 7]),
    corner(right),
    ...(isSeated ? [add(thigh(far, 0.6), [4, -22])] : []),
    body(0.05, half(b.hip) * 1.02),
    body(0.3, half(b.waist)),
  ];
  const FLOWERS: readonly Point[] = [
    [-0.1, -18],
    [-0.2, 14],
    [-0.4, -26],
    [-0.45, 4],
    [-0.5, 30],
    [-0.62, -10],
  ];
  const flowers =
    top.kind === 'dress' && top.flowers !== undefined
      ? FLOWERS.map(([v, u]) => flower(m, body(v, u), top.flowers ?? c)).join('')
      : '';
  const folds = isSeated
    ? ''
    : ink(m, [body(0, 6), body(low * 0.9, 10)], shade(c, 0.16), 2.4) +
      ink(m, [body(0, -14), body(low * 0.9, -20)], shade(c, 0.16), 2.4);
  return paper(shape(applyAll(m, outline)), c, { lift: 0.7, printed: flowers + folds });
}
