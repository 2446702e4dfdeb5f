/** The trunk: one outline from hem to armpit, shoulder, neck and down again, and what is printed or lies on it. */
import { shade } from '../../core/colour.ts';
import { applyAll, corner, type Knot } from '../../core/geometry.ts';
import { shape, tube } from '../../core/outline.ts';
import { brush, paper, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { Top } from '../person.ts';
import type { BodyFrame } from './body-frame.ts';
import { clothOf, frontOf, type Spot } from './cloth.ts';
import { collar } from './collar.ts';
import { flower } from './flower.ts';
import { FLOWERS, printed } from './torso-print.ts';

/** where the hem of a top lies; a negative one falls over the hips */
const HEM: Readonly<Record<Top['kind'], number>> = {
  tee: 0.12,
  shirt: 0.12,
  dress: 0.12,
  hoodie: 0.02,
  jacket: 0.02,
  polo: 0.04,
  blouse: 0.04,
  blazer: -0.12,
};
function outline({ spine: { body, half }, person: { build: b, top }, q }: BodyFrame): Knot[] {
  const hem = HEM[top.kind];
  const s = half(b.shoulder);
  return [
    corner(body(hem, -half(b.hip) * 0.98 - b.belly * 0.25)),
    body(0.22, -half(b.waist) * 1.02 - b.belly * 0.35 * (1 - q)),
    body(0.44, -half(b.waist) - b.belly * 0.1),
    body(0.68, -half(b.chest)),
    body(0.82, -s + 5),
    body(0.9, -s + 4),
    body(0.965, -s * 0.62),
    body(1.02, -15),
    corner(body(1.03, -11)),
    corner(body(1.03, 11)),
    body(1.02, 15),
    body(0.965, s * 0.58),
    body(0.9, s * (1 - 0.1 * q) - 4),
    body(0.8, s * (1 - 0.06 * q) - 5),
    body(0.66, half(b.chest) + q * 5),
    body(0.44, half(b.waist) + b.belly * (0.4 + q * 0.7)),
    body(0.22, half(b.waist) * 1.02 + b.belly * (0.55 + q * 0.8)),
    corner(body(hem, half(b.hip) * 0.98 + b.belly * 0.35)),
  ];
}
/** The trunk with its top, without apron and dungarees. */
export function torsoSvg(frame: BodyFrame): Svg {
  const { m, person, spine, q, isBack, sway } = frame;
  const { build: b, top, bottom } = person;
  const { half, body } = spine;
  const cloth = clothOf(frame);
  const x = frontOf(q);
  const side: readonly Spot[] = [
    [1.1, half(b.shoulder) * 0.5],
    [0.7, half(b.chest) - 8],
    [0.4, half(b.waist) - 7 + b.belly * 0.4],
    [0.1, half(b.hip) - 9],
    [-0.2, half(b.hip)],
    [-0.2, 90],
    [1.1, 90],
  ];
  const { stripes, flowers } = top;
  const rows =
    stripes === undefined
      ? ''
      : [0.2, 0.38, 0.56, 0.74]
          .map((v) =>
            cloth.area(
              [
                [v, -70],
                [v - 0.015, 0],
                [v, 70],
                [v + 0.085, 70],
                [v + 0.07, 0],
                [v + 0.085, -70],
              ],
              stripes,
            ),
          )
          .join('');
  const meadow = flowers === undefined ? '' : FLOWERS.map(([v, u]) => flower(m, body(v, u), flowers)).join('');
  const front = isBack ? '' : printed(cloth, top, x);
  const trunk = paper(shape(applyAll(m, outline(frame))), top.colour, {
    lift: 0.7,
    printed: rows + meadow + front + cloth.area(side, shade(top.colour, 0.2), 0.38),
  });
  const braces = bottom.braces;
  const straps =
    braces === undefined
      ? ''
      : [-1, 1]
          .map((s) =>
            sheet(
              m,
              tube(
                [body(0.1, x + s * 19), body(0.55, x * 0.8 + s * 20 + b.belly * 0.3), body(0.99, s * 15 + x * 0.2)],
                [3.6, 3.6, 3.6],
                { start: 'flat', end: 'flat' },
              ),
              braces,
              { lift: 0.3 },
            ),
          )
          .join('');
  const opening = isBack
    ? ''
    : brush(m, [body(1.02, -13), body(0.975, x * 0.5), body(1.02, 13)], [2, 5.5, 2], shade(person.skin, 0.24)) +
      collar(cloth, top, x, sway[0]);
  return trunk + opening + straps;
}
