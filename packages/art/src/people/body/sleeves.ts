/** Sleeves, short and long. */
import { shade, tint } from '../../core/colour.ts';
import { angle, applyAll, type Knot, lerp, type Map2, type Point, step } from '../../core/geometry.ts';
import { oval, shape, tube } from '../../core/outline.ts';
import { dimmed, ink, paper, print } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { Person } from '../person.ts';
import type { Arm } from './arm-frame.ts';

export const flat = { start: 'flat', end: 'flat' } as const;
export interface Bone {
  readonly m: Map2;
  readonly arm: Arm;
  readonly person: Person;
  readonly dim: number;
}
export const upper = ({ shoulder, elbow }: Arm, k: number): Point => lerp(shoulder, elbow, k);
export const fore = ({ elbow, wrist }: Arm, k: number): Point => lerp(elbow, wrist, k);
/** the elbow itself is a little rounded */
export const bendOf = (arm: Arm): Point => lerp(upper(arm, 0.97), fore(arm, 0.03), 0.5);
export function shortSleeve({ m, arm, person, dim }: Bone): Svg {
  const w = person.build.arm;
  const { top } = person;
  const cloth = dimmed(top.colour, dim);
  const end = upper(arm, 0.74);
  const outline = tube([upper(arm, 0.06), upper(arm, 0.4), end], [13.5 * w, 16.5 * w, 17 * w], { end: 'flat' });
  const rim = shape(
    applyAll(m, tube([upper(arm, 0.34), upper(arm, 0.55), end], [16.5 * w, 16.6 * w, 17 * w], { end: 'flat' })),
  );
  const ring = (from: number, to: number, radius: number): Knot[] =>
    tube([upper(arm, from), upper(arm, to)], [radius, radius], { ...flat, per: 1 });
  const hem = top.stripes ?? (top.kind === 'polo' ? top.inner : undefined) ?? tint(top.colour, 0.35);
  const stripes =
    top.stripes !== undefined && top.kind === 'tee'
      ? print(m, ring(0.2, 0.3, 18), dimmed(top.stripes, dim)) +
        print(m, ring(0.46, 0.56, 18), dimmed(top.stripes, dim))
      : '';
  const flower = (k: number, dx: number): Svg => {
    const [x, y] = upper(arm, k);
    return top.flowers === undefined ? '' : print(m, oval(x + dx, y, 3.6, 3.6, 6), top.flowers);
  };
  const printed = stripes + flower(0.2, -5) + flower(0.48, 6) + print(m, ring(0.64, 0.74, 17.4 * w), dimmed(hem, dim));
  return paper(shape(applyAll(m, outline)), cloth, { lift: 0, rim, printed });
}
export function longSleeve({ m, arm, person, dim }: Bone, cast: string): Svg {
  const w = person.build.arm;
  const { kind, colour, inner } = person.top;
  const cloth = dimmed(colour, dim);
  const loose = kind === 'hoodie' ? 1.14 : 1;
  const end = fore(arm, 0.93);
  const lower = [14.6 * w * loose, 13.4 * w * loose, 11.8 * w * loose] as const;
  const outline = tube(
    [arm.shoulder, upper(arm, 0.5), bendOf(arm), fore(arm, 0.5), end],
    [16.5 * w, 15.5 * w * loose, ...lower],
    { end: 'flat' },
  );
  const rim = tube(
    [upper(arm, 0.4), upper(arm, 0.6), bendOf(arm), fore(arm, 0.5), end],
    [16 * w, 15.2 * w * loose, ...lower],
    { end: 'flat' },
  );
  const cuff = tube([fore(arm, 0.8), fore(arm, 0.96)], [12.4 * w * loose, 10.6 * w * loose], { ...flat, per: 1 });
  const trim = kind === 'jacket' ? dimmed(inner ?? colour, dim) : shade(colour, 0.16);
  const stripe =
    kind === 'jacket' ? ink(m, [upper(arm, 0.1), upper(arm, 0.6), bendOf(arm), fore(arm, 0.75)], trim, 4) : '';
  const crease = ink(
    m,
    [lerp(upper(arm, 0.9), arm.wrist, 0.06), step(arm.elbow, angle(arm.shoulder, arm.wrist), 5)],
    shade(cloth, 0.2),
    2.2,
  );
  return paper(shape(applyAll(m, outline)), cloth, {
    lift: 0.7,
    cast,
    rim: shape(applyAll(m, rim)),
    printed: stripe + crease + print(m, cuff, trim),
  });
}
