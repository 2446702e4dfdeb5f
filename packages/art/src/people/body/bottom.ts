/** What is worn below the waist. Pelvis and near leg are one sheet, so there is no seam between them. */
import { shade } from '../../core/colour.ts';
import { add, angle, applyAll, between, type Knot, lerp, type Map2, type Point, step } from '../../core/geometry.ts';
import { oval, shape, tube } from '../../core/outline.ts';
import { dimmed, ink, paper, print, sheet, united } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Person } from '../person.ts';
import { blade } from './blade.ts';
import type { BodyFrame } from './body-frame.ts';
import { bareLeg, type Leg } from './leg.ts';
import { shoe } from './shoe.ts';
import { skirt } from './skirt.ts';

const FAR_DIM = 0.13;
const flat = { start: 'flat', end: 'flat', per: 1 } as const;
export const thigh = ({ hip, knee }: Leg, k: number): Point => lerp(hip, knee, k);
const shin = ({ knee, ankle }: Leg, k: number): Point => lerp(knee, ankle, k);
const cutOf = ({ bottom }: Person): number => bottom.cut ?? 1;
function trouser(leg: Leg, person: Person): Knot[] {
  const w = person.build.leg;
  const cut = cutOf(person);
  return tube(
    [add(leg.hip, [0, -6]), thigh(leg, 0.45), leg.knee, shin(leg, 0.5), shin(leg, 0.97)],
    [24 * w * between(1, cut, 0.4), 22.5 * w * between(1, cut, 0.6), 18 * w * cut, 16.5 * w * cut, 14.5 * cut],
    { end: 'flat' },
  );
}
const shortLeg = (leg: Leg, w: number): Knot[] =>
  tube([add(leg.hip, [0, -6]), thigh(leg, 0.5), thigh(leg, 0.9)], [23 * w, 22 * w, 20.5 * w], { end: 'flat' });
function cuff({ m, person }: BodyFrame, leg: Leg, dim: number): Svg {
  const { colour, cuff: own } = person.bottom;
  const cut = cutOf(person);
  const band =
    own === undefined
      ? print(m, tube([shin(leg, 0.9), shin(leg, 0.99)], [19 * cut, 18 * cut], flat), shade(colour, dim + 0.12))
      : print(m, tube([shin(leg, 0.8), shin(leg, 0.99)], [17 * cut + 2, 16 * cut + 2], flat), dimmed(own, dim));
  const side = angle(leg.hip, leg.ankle) - 90;
  return band + ink(m, [step(leg.knee, side, 12), step(leg.knee, side, 2)], shade(colour, dim + 0.16), 2.2);
}
function legSvg(frame: BodyFrame, leg: Leg, dim: number): Svg {
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
/** A flower of a printed cloth. */
export const flower = (m: Map2, [x, y]: Point, colour: string): Svg =>
  print(m, oval(x, y, 5, 5, 6), colour) + print(m, oval(x, y, 1.9, 1.9, 5), C.ipe);
function trousers(frame: BodyFrame): Svg {
  const { m, person, spine, q, near, far, isSeated } = frame;
  const { body, half, hipWidth } = spine;
  const { build: b, bottom } = person;
  const c = bottom.colour;
  const isShort = bottom.kind === 'shorts';
  const pelvis: Knot[] = [
    body(0.26, -half(b.waist)),
    body(0.08, -half(b.hip) * 0.98),
    body(-0.1, -half(b.hip) * 0.9),
    body(-0.2, -hipWidth * 0.9),
    body(-0.2, hipWidth * 0.8),
    body(-0.1, half(b.hip) * 0.9),
    body(0.08, half(b.hip) * 0.98 + q * b.belly * 0.3),
    body(0.26, half(b.waist) + q * b.belly * 0.7),
  ];
  const leg = isShort ? shortLeg(near, b.leg) : trouser(near, person);
  const crotch = add(lerp(near.hip, far.hip, 0.5), [2, 26]);
  const dark = shade(c, 0.22);
  const seams =
    ink(m, [body(0.02, hipWidth * 0.1 + q * 10), add(lerp(crotch, thigh(near, 0.3), 0.3), [4, 0])], dark, 2.2) +
    ink(m, [body(0.1, -half(b.hip) * 0.8), body(0, -half(b.hip) * 0.5)], dark, 2.2);
  const inner = print(
    m,
    tube([add(near.hip, [hipWidth, 10]), add(thigh(near, 0.5), [16, 0]), add(near.knee, [13, 0])], [7, 7, 5]),
    shade(c, 0.16),
    0.5,
  );
  const side = angle(near.hip, near.knee);
  const hem = isShort
    ? ink(
        m,
        [step(thigh(near, 0.82), side - 90, 24), thigh(near, 0.82), step(thigh(near, 0.82), side + 90, 24)],
        C.ipe,
        3,
      )
    : cuff(frame, near, 0);
  const plane: Knot[] = [
    body(0.3, half(b.waist) * 0.62 + q * 8),
    body(0.06, half(b.hip) * 0.42 + q * 8),
    add(lerp(crotch, far.hip, 0.4), [0, -4]),
    add(crotch, [0, 4]),
    add(crotch, [16, 40]),
    body(-0.3, 90),
    body(0.3, 90),
  ];
  const shaded = isSeated ? '' : print(m, plane, shade(c, 0.13));
  return (
    (isShort ? sheet(m, shortLeg(far, b.leg), shade(c, 0.1), { lift: 0.5 }) : '') +
    paper(united(m, [pelvis, leg]), c, {
      lift: 0.6,
      cast: shape(applyAll(m, leg)),
      printed: shaded + inner + hem + seams,
    })
  );
}
/** Both legs and what covers them. */
export const legsSvg = (frame: BodyFrame): Svg =>
  legSvg(frame, frame.far, FAR_DIM) +
  legSvg(frame, frame.near, 0) +
  (frame.person.bottom.kind === 'skirt' ? skirt(frame) : trousers(frame));
