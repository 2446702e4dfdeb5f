/** The trunk: one outline from hem to armpit, shoulder, neck and down again, and what is printed or lies on it. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { applyAll, corner, type Knot, knots, points } from '../../core/geometry.ts';
import { shape, tube } from '../../core/outline.ts';
import { brush, paper, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Top } from '../person.ts';
import type { BodyFrame } from './body-frame.ts';
import { type Cloth, clothOf, frontOf, type Spot } from './cloth.ts';
import { flower } from './flower.ts';

/** collar, hood or the edge around the neck */
function collar({ area, line, flap }: Cloth, top: Top, x: number, sway: number): Svg {
  const { colour: c, inner = c } = top;
  const wings = (left: Colour, right: Colour): Svg =>
    flap(knots`1.05,-14,1 0.98,-18 0.9,${x - 13},1 0.97,${x},1`, left, 0.3) +
    flap(knots`1.05,14,1 0.98,18 0.9,${x + 14},1 0.97,${x},1`, right, 0.3);
  const lapels = (depth: number): Svg =>
    flap(knots`1.07,-13,1 1,-20 ${depth},${x - 13},1 0.98,${x - 8},1`, tint(c, 0.14), 0.3) +
    flap(knots`1.07,13,1 1,20 ${depth},${x + 14},1 0.98,${x + 8},1`, shade(c, 0.08), 0.3);
  switch (top.kind) {
    case 'shirt':
      return wings(tint(c, 0.3), tint(c, 0.3));
    case 'polo':
      return wings(inner, inner);
    case 'jacket':
      return lapels(0.86);
    case 'blazer':
      return lapels(0.6) + area(points`1.04,-8 0.94,${x} 1.04,8`, inner);
    case 'hoodie':
      return (
        flap(
          points`1.06,-22 0.98,-26 0.9,${x - 8} 0.88,${x + 2} 0.92,${x + 14} 0.98,25 1.06,21 1,10 0.97,${x} 1,-12`,
          shade(c, 0.1),
          0.4,
        ) +
        [-7, 8]
          .map((u, i) =>
            line(
              [
                [0.92, x + u],
                [0.8, x + u + sway * 0.3],
                [i ? 0.66 : 0.7, x + u + sway * 0.6],
              ],
              C.branco,
              3.2,
            ),
          )
          .join('')
      );
    default:
      return line(points`1.03,-14 0.955,${x * 0.5} 1.03,14`, top.stripes ?? shade(c, 0.14), 4);
  }
}

const BUTTONS = [0.86, 0.66, 0.46, 0.26] as const;
const FLOWERS: readonly Spot[] = points`0.2,-20 0.3,14 0.46,-8 0.62,22 0.68,-22 0.82,6 0.14,4`;
const strip = (x: number, wide: number): Spot[] =>
  knots`1.06,${x - wide},1 -0.2,${x - wide},1 -0.2,${x + wide},1 1.06,${x + wide},1`;
/** what is printed on the front of a top; x is its middle */
function printed(cloth: Cloth, top: Top, x: number): Svg {
  const { colour: c, inner = c } = top;
  const { area, line, dot } = cloth;
  switch (top.kind) {
    case 'shirt':
      return (
        line(points`1.02,${x} 0.6,${x + 2} 0.1,${x}`, shade(c, 0.22), 2) +
        BUTTONS.map((v) => dot([v, x + 4], 2.2, C.branco)).join('')
      );
    case 'jacket':
      return (
        area(strip(x, 12), inner) +
        area(knots`1.06,${x + 5},1 -0.2,${x + 5},1 -0.2,${x + 13},1 1.06,${x + 13},1`, shade(inner, 0.2))
      );
    case 'blazer':
      return (
        area(knots`1.06,${x - 18},1 0.3,${x},1 1.06,${x + 18},1`, inner) +
        line(points`0.3,${x} -0.2,${x + 2}`, shade(c, 0.3), 2) +
        dot([0.2, x + 5], 2.6, shade(c, 0.4))
      );
    case 'hoodie':
      return (
        area(points`0.34,${x - 22} 0.36,${x} 0.34,${x + 22} 0.12,${x + 28} 0.1,${x} 0.12,${x - 28}`, shade(c, 0.13)) +
        area(knots`0.08,-90,1 0.08,90,1 -0.05,90,1 -0.05,-90,1`, shade(c, 0.2))
      );
    case 'polo':
      return (
        line(points`1,${x} 0.7,${x + 1}`, shade(c, 0.24), 7) +
        area(knots`0.66,-90,1 0.66,90,1 0.58,90,1 0.58,-90,1`, inner)
      );
    default:
      return '';
  }
}

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
            cloth.area(points`${v},-70 ${v - 0.015},0 ${v},70 ${v + 0.085},70 ${v + 0.07},0 ${v + 0.085},-70`, stripes),
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
