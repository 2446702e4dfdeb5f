/** Arms: bones solved from where the palm is, bare skin first, sleeve over it. */
import { shade } from '../../core/colour.ts';
import {
  angle,
  apply,
  applyAll,
  clamp,
  cos,
  dist,
  type Map2,
  mul,
  type Point,
  placed,
  reach,
  sin,
  sub,
} from '../../core/geometry.ts';
import { shape, tube } from '../../core/outline.ts';
import { dimmed, paper, print, sheet } from '../../core/paper.ts';
import { at, type Svg } from '../../core/svg.ts';
import { gripOf, hand } from '../hand/hand.ts';
import { hasLongSleeves, type Person } from '../person.ts';
import type { ArmPlace } from '../pose-places.ts';
import type { HandShape } from '../vocabulary.ts';
import type { Arm } from './arm-frame.ts';
import { type Bone, bendOf, flat, fore, longSleeve, shortSleeve, upper } from './sleeves.ts';
import { BONE } from './spine.ts';

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
