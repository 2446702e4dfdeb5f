/** Legs in trousers, skirts and shorts, and what they stand on: shoes, and the running blade. */
import { shade } from '../../core/colour.ts';
import {
  add,
  angle,
  between,
  clamp,
  dist,
  type Knot,
  knots,
  lerp,
  type Map2,
  mul,
  type Point,
  placed,
  points,
  step,
} from '../../core/geometry.ts';
import { tube } from '../../core/outline.ts';
import { brush, dimmed, ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Person } from '../person.ts';
import type { BodyFrame } from './body-frame.ts';
import { bareLeg, type Leg } from './leg.ts';
import { BONE } from './spine.ts';

export const FAR_DIM = 0.13;
const flat = { start: 'flat', end: 'flat', per: 1 } as const;
export const thigh = ({ hip, knee }: Leg, k: number): Point => lerp(hip, knee, k);
const shin = ({ knee, ankle }: Leg, k: number): Point => lerp(knee, ankle, k);
const cutOf = ({ bottom }: Person): number => bottom.cut ?? 1;
export function trouser(leg: Leg, person: Person): Knot[] {
  const w = person.build.leg;
  const cut = cutOf(person);
  return tube(
    [add(leg.hip, [0, -6]), thigh(leg, 0.45), leg.knee, shin(leg, 0.5), shin(leg, 0.97)],
    [24 * w * between(1, cut, 0.4), 22.5 * w * between(1, cut, 0.6), 18 * w * cut, 16.5 * w * cut, 14.5 * cut],
    { end: 'flat' },
  );
}
export const shortLeg = (leg: Leg, w: number): Knot[] =>
  tube([add(leg.hip, [0, -6]), thigh(leg, 0.5), thigh(leg, 0.9)], [23 * w, 22 * w, 20.5 * w], { end: 'flat' });
export function cuff({ m, person }: BodyFrame, leg: Leg, dim: number): Svg {
  const { colour, cuff: own } = person.bottom;
  const cut = cutOf(person);
  const band =
    own === undefined
      ? print(m, tube([shin(leg, 0.9), shin(leg, 0.99)], [19 * cut, 18 * cut], flat), shade(colour, dim + 0.12))
      : print(m, tube([shin(leg, 0.8), shin(leg, 0.99)], [17 * cut + 2, 16 * cut + 2], flat), dimmed(own, dim));
  const side = angle(leg.hip, leg.ankle) - 90;
  return band + ink(m, [step(leg.knee, side, 12), step(leg.knee, side, 2)], shade(colour, dim + 0.16), 2.2);
}
export function legSvg(frame: BodyFrame, leg: Leg, dim: number): Svg {
  const { m, person } = frame;
  const w = person.build.leg;
  const skin = dimmed(person.skin, dim);
  const { kind, colour } = person.bottom;
  if (kind === 'shorts' && leg === frame.bladeLeg)
    return sheet(m, tube([leg.hip, leg.knee], [18 * w, 14 * w]), skin, { lift: 0.3 }) + blade(m, leg);
  if (kind === 'skirt' || kind === 'shorts')
    return sheet(m, bareLeg(leg, w), skin, { lift: 0.4 }) + shoe(m, leg, person, dim);
  const far = leg.isNear
    ? ''
    : sheet(m, trouser(leg, person), dimmed(colour, dim), { lift: 0.5, printed: cuff(frame, leg, dim) });
  return shoe(m, leg, person, dim) + far;
}

const SNEAKER: readonly Knot[] = knots`-14,-8 -8,-12 8,-11 17,-4 30,0 40,6 41,13,1 -15,13,1 -16,2`;
const SHOE: readonly Knot[] = knots`-13,-6 -7,-9 9,-8 18,-1 32,2 42,8 42,13,1 -14,13,1 -15,2`;
const SOLE: readonly Knot[] = knots`-16,10,1 42,10 43,14 38,16 -14,16 -17,14`;
const PALE_SHOES: readonly string[] = [C.branco, '#F7F1FF'];
export function shoe(m: Map2, leg: Leg, { shoe: { kind, colour, sock }, skin }: Person, dim: number): Svg {
  const own = mul(m, mul(placed(leg.ankle[0], leg.ankle[1], 1, leg.foot), [leg.length, 0, 0, 1, 0, 0]));
  const c = dimmed(colour, dim);
  if (kind === 'sandal')
    return (
      sheet(own, points`-12,-4 -4,-10 8,-8 22,2 37,6 38,11 -13,11`, dimmed(skin, dim), { lift: 0.3 }) +
      sheet(own, knots`-15,9,1 38,9 41,14 36,16 -14,16,1`, c, { lift: 0.3 }) +
      brush(own, points`-2,-6 10,2 22,8`, [3, 4, 3], c)
    );
  const isSneaker = kind === 'sneaker';
  const sole = dimmed(isSneaker ? (PALE_SHOES.includes(colour) ? '#C9BBE4' : '#FFF6E6') : '#3E2A33', dim);
  const laces = isSneaker ? ink(own, points`10,-4 16,3`, sole, 2.4) + ink(own, points`16,-2 22,5`, sole, 2.4) : '';
  const toe = print(own, points`18,-10 50,-10 50,20 26,20`, shade(c, 0.14));
  return (
    (sock === undefined ? '' : print(own, knots`-10,-16,1 10,-16,1 11,4 0,8 -11,4`, dimmed(sock, dim))) +
    sheet(own, isSneaker ? SNEAKER : SHOE, c, { lift: 0.4, printed: toe + laces }) +
    sheet(own, SOLE, sole, { lift: 0.2, rim: false })
  );
}

/** The running blade hangs on the knee and carries the weight: socket, carbon spring, sole. */
export function blade(m: Map2, leg: Leg): Svg {
  const raw = angle(leg.knee, leg.ankle) - 90;
  const own = mul(m, placed(leg.knee[0], leg.knee[1], 1, leg.foot === 0 ? raw * 0.5 : raw));
  const f = clamp(dist(leg.knee, leg.ankle) / BONE.shin, 0.86, 1.1) * 0.95;
  const spring = tube(
    points`0,26 -3,${42 * f} -13,${60 * f} -12,${80 * f} 2,${94 * f} 22,${98 * f} 34,${96 * f}`,
    [5.5, 5, 4.6, 4.4, 4.2, 3.8, 2.8],
  );
  const socket: readonly Knot[] = knots`-15,-8 15,-8 13,14 7,34,1 -6,34,1 -12,14`;
  return (
    sheet(own, spring, '#3F3A6B', {
      lift: 0.4,
      printed: ink(own, points`-2,34 -14,60 -13,78 0,91`, '#7F7AB8', 2),
    }) +
    sheet(own, socket, C.lagoa, {
      lift: 0.4,
      printed:
        print(own, points`3,-10 20,-10 16,40 4,40`, shade(C.lagoa, 0.22)) + ink(own, points`-9,4 9,4`, C.ipe, 3.2),
    }) +
    print(own, points`6,${99 * f} 36,${99 * f} 36,${104 * f} 4,${104 * f}`, C.tinta)
  );
}
