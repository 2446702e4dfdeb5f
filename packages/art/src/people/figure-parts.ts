/** Where the head is, the shadow on the ground and the bag behind the back. */
import { angle, apply, applyAll, isMirrored, type Map2, mul, type Point, placed, step } from '../core/geometry.ts';
import { oval, shape } from '../core/outline.ts';
import { g, path, type Svg } from '../core/svg.ts';
import { SHADOW } from '../core/tokens.ts';
import type { BodyFrame } from './body/body-frame.ts';
import { BONE } from './body/spine.ts';

export function headPlace(
  m: Map2,
  { person, spine, q }: BodyFrame,
  neck: Point,
  pose: { tilt: number; nod?: number },
  extraTilt: number,
): { map: Map2; middle: Point } {
  const lean = spine.axis(0.97);
  const size = 0.94 * person.build.head;
  const tilt = pose.tilt + extraTilt * 0.6;
  const base = step(neck, lean - 90, 5);
  const middle = step(base, lean * 0.6 + tilt - 90, BONE.head * size - 5);
  return { map: mul(m, placed(middle[0] + q * 4, middle[1] + (pose.nod ?? 0) * 0.4, size, tilt)), middle };
}
export function groundShadow(m: Map2, { near, far }: BodyFrame, hip: Point): Svg {
  const wide = 58 + Math.abs(near.ankle[0] - far.ankle[0]) * 0.3 - Math.max(0, -hip[1] - 190) * 0.2;
  return path(shape(applyAll(m, oval(hip[0] * 0.5 + 8, 3, wide, 10, 10))), SHADOW, { opacity: 0.18 });
}
export function bagSvg(bag: Svg | undefined, m: Map2, { spine }: BodyFrame): Svg {
  if (bag === undefined) return '';
  const [x, y] = apply(m, spine.body(0, 0));
  const turn = angle(apply(m, spine.body(0, 0)), apply(m, spine.body(0.8, 0))) + 90;
  return g(bag, {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})${isMirrored(m) ? ' scale(-1 1)' : ''}`,
  });
}
