/** Places along a leg and measures that trousers and skirts share. */
import { shade } from '../../core/colour.ts';
import { add, angle, between, type Knot, lerp, type Point, step } from '../../core/geometry.ts';
import { tube } from '../../core/outline.ts';
import { dimmed, ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { Person } from '../person.ts';
import { blade } from './blade.ts';
import type { BodyFrame } from './body-frame.ts';
import { bareLeg, type Leg } from './leg.ts';
import { shoe } from './shoe.ts';

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
