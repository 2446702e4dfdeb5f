/**
 * Character rig: one skeleton, any person, any pose, either direction (STYLE section 6). A standing figure is about
 * 390 high, feet at y = 0, x = 0 between the feet.
 */

import { shade } from '../core/colour.ts';
import { ell, g, picture, type Svg } from '../core/svg.ts';
import { SHADOW } from '../core/tokens.ts';
import { torsoSvg, waistSvg } from './clothes.ts';
import { extra } from './extras.ts';
import { headSvg } from './head.ts';
import { capsule } from './limb-shapes.ts';
import { armSvg, legSvg } from './limbs.ts';
import { idle } from './motion.ts';
import { EXTRAS, PERSONAS } from './personas.ts';
import { POSES } from './poses.ts';
import { FAR, f, lerp, mirrorPose, solve } from './skeleton.ts';
import type {
  Expression,
  HandShape,
  Joints,
  Look,
  MouthShape,
  Person,
  PersonRef,
  Pose,
  PoseName,
  Side,
} from './vocabulary.ts';

export interface FigureOptions {
  readonly persona?: PersonRef | undefined;
  readonly pose?: PoseName | Pose | undefined;
  readonly expression?: Expression | undefined;
  /** looks left: the pose is mirrored, light and shadow stay */
  readonly flip?: boolean | undefined;
  readonly apron?: boolean | undefined;
  readonly helmet?: boolean | undefined;
  /** drawn behind the back, for somebody who faces right */
  readonly bag?: Svg | undefined;
  /** ellipse on the ground; on when left out */
  readonly shadow?: boolean | undefined;
  /** seen from behind */
  readonly back?: boolean | undefined;
  /** things drawn at the palm, between fingers and thumb */
  readonly props?: { readonly handA?: Svg; readonly handB?: Svg } | undefined;
  readonly hands?: { readonly A?: HandShape; readonly B?: HandShape } | undefined;
  /** seconds: makes the person breathe and blink; the same t gives the same picture */
  readonly t?: number | undefined;
  readonly talking?: boolean | undefined;
  /** keeps two people from blinking together */
  readonly seed?: number | undefined;
  readonly blink?: number | undefined;
  readonly mouth?: MouthShape | undefined;
}
export interface Figure {
  readonly body: Svg;
  readonly joints: Joints;
  readonly persona: Person;
}

/** Data of a persona, of a named extra or of somebody of the crowd. */
export function personOf(who: PersonRef): Person {
  if (typeof who === 'object') return who;
  if (typeof who === 'number') return PERSONAS[who];
  if (who === 'a' || who === 'b' || who === 'c' || who === 'd' || who === 'e') return EXTRAS[who];
  return extra(Number(who.slice(1)));
}
const STILL = { breath: 0, blink: 0, sway: 0, mouth: undefined };

function groundShadow(J: Joints, pose: Pose) {
  const width = 58 - Math.min(22, (pose.air ?? 0) * 0.4);
  return ell(f(J.root[0] + 6), 4, width, 10, SHADOW, { opacity: 0.18 });
}

/** A person to place in a bigger picture: scale and move the body. */
export function figure(opts: FigureOptions = {}): Figure {
  const {
    persona = 1,
    pose = 'parado',
    expression = 'neutro',
    flip = false,
    props = {},
    hands = {},
    shadow = true,
  } = opts;
  const p = personOf(persona);
  const named = typeof pose === 'object' ? pose : POSES[pose];
  const ps = flip ? mirrorPose(named) : named;
  const carried = flip ? { A: props.handB, B: props.handA } : { A: props.handA, B: props.handB };
  const shape = flip
    ? { A: hands.B ?? ps.handA, B: hands.A ?? ps.handB }
    : { A: hands.A ?? ps.handA, B: hands.B ?? ps.handB };
  const live = opts.t === undefined ? STILL : idle(opts.t, { seed: opts.seed ?? 0, talking: opts.talking ?? false });
  const o: Look = {
    expression,
    blink: opts.blink ?? live.blink,
    mouth: opts.mouth ?? live.mouth,
    apron: opts.apron,
    helmet: opts.helmet,
    back: opts.back,
    sit: ps.sit,
  };
  const J = solve(ps, p, live.breath),
    farA = J.t < -FAR,
    farB = J.t > FAR,
    front = ps.front ?? '';
  const torsoFrame = { transform: `translate(${f(J.root[0])} ${f(J.root[1])}) rotate(${f(J.lean)})` };
  const head = headSvg(J, p, o, (ps.head ?? 0) + J.lean * 0.5 + live.sway);
  const arm = {
    A: armSvg(J.armA, p, farA, shape.A, carried.A),
    B: armSvg(J.armB, p, farB, shape.B, carried.B),
  };
  const leg = { A: legSvg(J.legA, J, p, farA), B: legSvg(J.legB, J, p, farB) };
  const [back, near]: readonly [Side, Side] = farA ? ['A', 'B'] : ['B', 'A'];
  const slim = p.w * 0.4 + 0.6;
  const neck = capsule(J.neck, lerp(J.neck, J.head, 0.75), 15 * slim, 14, shade(p.skin, 0.2));
  const waist = waistSvg(J, p, o);
  const bag = opts.bag ? g(g(opts.bag, J.t < 0 ? { transform: 'scale(-1 1)' } : {}), torsoFrame) : '';
  const upright = (key: Side): Svg => (front.includes(key) ? '' : arm[key]);
  const body =
    (shadow ? groundShadow(J, ps) : '') +
    bag +
    (o.back ? '' : head.back) +
    upright(back) +
    leg[back] +
    leg[near] +
    neck +
    g(torsoSvg(J, p, o), torsoFrame) +
    (waist ? g(waist, torsoFrame) : '') +
    upright(near) +
    head.front +
    (o.back ? head.back : '') +
    (front.includes(back) ? arm[back] : '') +
    (front.includes(near) ? arm[near] : '');
  return { body, joints: J, persona: p };
}
/** A person alone, as a picture of the given height in px. */
export function character(
  name: string,
  { size = 400, ...options }: FigureOptions & { readonly size?: number } = {},
): Svg {
  const frame = { width: Math.round(size * 0.75), height: size, viewBox: '-165 -425 330 440' };
  return picture(name, frame, figure(options).body);
}
