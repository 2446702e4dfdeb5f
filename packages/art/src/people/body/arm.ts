/** Arms: bones solved from where the palm is, bare skin first, sleeve over it. */
import { shade, tint } from '../../core/colour.ts';
import {
  angle,
  apply,
  applyAll,
  clamp,
  cos,
  dist,
  type Knot,
  lerp,
  type Map2,
  mul,
  type Point,
  placed,
  reach,
  sin,
  step,
  sub,
} from '../../core/geometry.ts';
import { oval, shape, tube } from '../../core/outline.ts';
import { dimmed, ink, paper, print, sheet } from '../../core/paper.ts';
import { at, type Svg } from '../../core/svg.ts';
import { gripOf, hand } from '../hand/hand.ts';
import { hasLongSleeves, type Person } from '../person.ts';
import type { ArmPlace } from '../pose-places.ts';
import type { HandShape } from '../vocabulary.ts';
import { BONE } from './spine.ts';

interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly kind: HandShape;
  readonly map: Map2;
  /** where it touches, in units of the figure */
  readonly grip: Point;
}

const flat = { start: 'flat', end: 'flat' } as const;
interface Bone {
  readonly m: Map2;
  readonly arm: Arm;
  readonly person: Person;
  readonly dim: number;
}
const upper = ({ shoulder, elbow }: Arm, k: number): Point => lerp(shoulder, elbow, k);
const fore = ({ elbow, wrist }: Arm, k: number): Point => lerp(elbow, wrist, k);
/** the elbow itself is a little rounded */
const bendOf = (arm: Arm): Point => lerp(upper(arm, 0.97), fore(arm, 0.03), 0.5);
function shortSleeve({ m, arm, person, dim }: Bone): Svg {
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
function longSleeve({ m, arm, person, dim }: Bone, cast: string): Svg {
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

/** hand shapes that a sleeve or a thing decides */
const HAND_SCALE = 0.98;
const SHORTEST = 0.74;
/** side of the thumb: it turns by itself to where a thumb is */
function thumbSide(side: -1 | 1, degrees: number): 1 | -1 {
  const d = ((degrees + 540) % 360) - 180;
  if (side < 0) return d > -45 && d <= 135 ? 1 : -1;
  return d > 45 || d < -135 ? -1 : 1;
}
/** Solves an arm of the figure on map `m`; -1 is the near one. */
export function armOf(m: Map2, side: -1 | 1, shoulder: Point, place: ArmPlace, length: number, shape?: HandShape): Arm {
  const kind = shape ?? place.hand ?? 'solta';
  const grip = gripOf(kind);
  const bend = place.bend ?? side;
  const solve = (degrees: number) => {
    const thumb = thumbSide(side, degrees);
    const [c, n] = [cos(degrees), sin(degrees)];
    const wrist = sub(place.to, [
      (c * grip[0] - n * grip[1] * thumb) * HAND_SCALE,
      (n * grip[0] + c * grip[1] * thumb) * HAND_SCALE,
    ]);
    const k = length * HAND_SCALE * clamp(dist(shoulder, wrist) / ((BONE.upper + BONE.fore) * 0.58), SHORTEST, 1);
    return { thumb, ...reach(shoulder, wrist, BONE.upper * k, BONE.fore * k, bend) };
  };
  let degrees = place.dir ?? angle(shoulder, place.to);
  let solved = solve(degrees);
  // without a direction the hand goes on as the forearm does
  for (let i = 0; place.dir === undefined && i < 3; i++) {
    degrees = angle(solved.mid, solved.end);
    solved = solve(degrees);
  }
  const own = mul(placed(solved.end[0], solved.end[1], HAND_SCALE, degrees), [1, 0, 0, solved.thumb, 0, 0]);
  return { shoulder, elbow: solved.mid, wrist: solved.end, kind, map: mul(m, own), grip: apply(own, grip) };
}
/** a hand with the thing between palm and fingers; the thing stands upright at the grip */
function holding(arm: Arm, person: Person, dim: number, thing: Svg): Svg {
  const nails = person.nails === undefined ? undefined : dimmed(person.nails, dim);
  const h = hand(arm.map, arm.kind, { skin: dimmed(person.skin, dim), nails, lift: 0.4 });
  return h.back + (thing === '' ? '' : at(+h.grip[0].toFixed(1), +h.grip[1].toFixed(1), thing)) + h.front;
}
/** An arm with its hand and what it holds; `dim` darkens one behind the body. */
export function armSvg(m: Map2, arm: Arm, person: Person, dim: number, thing: Svg): Svg {
  const w = person.build.arm;
  const bone: Bone = { m, arm, person, dim };
  const skin = dimmed(person.skin, dim);
  const cast = shape(
    applyAll(m, tube([upper(arm, 0.55), arm.elbow, fore(arm, 0.5), arm.wrist], [12 * w, 11.5 * w, 11 * w, 8])),
  );
  const held = holding(arm, person, dim, thing);
  const watch =
    person.watch === undefined
      ? ''
      : sheet(m, tube([fore(arm, 0.86), fore(arm, 0.95)], [9.6, 9.2], { ...flat, per: 1 }), person.watch, {
          lift: 0.2,
        });
  if (hasLongSleeves(person.top)) return held + longSleeve(bone, cast);
  const bare = tube(
    [upper(arm, 0.42), upper(arm, 0.55), bendOf(arm), fore(arm, 0.45), arm.wrist],
    [14 * w, 13.5 * w, 11.8 * w, 11.4 * w, 8.2],
  );
  const shadow = tube([upper(arm, 0.7), upper(arm, 0.9)], [14 * w, 13 * w], { ...flat, per: 1 });
  return (
    paper(shape(applyAll(m, bare)), skin, { lift: 0.7, cast, rim: cast }) +
    print(m, shadow, shade(skin, 0.2), 0.55) +
    held +
    watch +
    shortSleeve(bone)
  );
}
