/**
 * A person: any build, any pose, either direction. Facing left is a mirrored map, so light and shadow stay where they
 * are. Outside, a standing figure is about 390 high, feet at y = 0, x = 0 between the feet.
 */
import { shade } from '../core/colour.ts';
import {
  add,
  angle,
  apply,
  applyAll,
  clamp,
  isMirrored,
  lerp,
  type Map2,
  mul,
  type Point,
  placed,
  step,
} from '../core/geometry.ts';
import { lighter } from '../core/lighter.ts';
import { oval, shape, tube } from '../core/outline.ts';
import { print } from '../core/paper.ts';
import { type Frame, g, nth, path, picture, type Svg } from '../core/svg.ts';
import { PALETTE, SHADOW } from '../core/tokens.ts';
import { armOf, armSvg } from './body/arm.ts';
import type { BodyFrame } from './body/body-frame.ts';
import { legsSvg } from './body/bottom.ts';
import { legOf } from './body/leg.ts';
import { apron, dungarees } from './body/overalls.ts';
import { BONE, spineOf } from './body/spine.ts';
import { torsoSvg } from './body/torso.ts';
import { personOf } from './cast.ts';
import { WIDEST } from './face/ball.ts';
import { head } from './face/head.ts';
import { moodOf } from './face/moods.ts';
import type { Figure, FigureOptions } from './figure-options.ts';
import { placesOf } from './places.ts';
import { POSES } from './poses.ts';
import type { MouthShape } from './vocabulary.ts';

/* Life as functions of time (seconds): the same t, the same picture. `seed` keeps two from blinking together. */

const BREATH_SECONDS = 2.4,
  BREATH_SHARE = 0.013,
  BLINK_EVERY = 4,
  BLINK_SECONDS = 0.16,
  MOUTHS_PER_SECOND = 8;
const SPEECH: readonly [MouthShape, ...MouthShape[]] = [
  'falaA',
  'falaM',
  'falaE',
  'falaO',
  'falaA',
  'falaE',
  'falaM',
  'falaO',
  'falaE',
  'falaA',
  'falaM',
];

const phase = (seed: number) => ((seed * 0.618) % 1) * BLINK_EVERY;
/** share by which the chest rises */
const breathAt = (t: number, seed = 0) =>
  BREATH_SHARE * (0.5 - 0.5 * Math.cos((2 * Math.PI * (t + phase(seed))) / BREATH_SECONDS));
/** 0 open .. 1 shut */
function blinkAt(t: number, seed = 0) {
  const u = (t + phase(seed)) % BLINK_EVERY;
  return u < BLINK_SECONDS ? Math.sin((Math.PI * u) / BLINK_SECONDS) : 0;
}
/** mouth shape while somebody speaks */
const mouthAt = (t: number, seed = 0) => nth(SPEECH, Math.floor((t + seed) * MOUTHS_PER_SECOND));

/** what figure() takes for a person who stands about, or talks: { breath, blink, mouth, sway } */
const idle = (t: number, { seed = 0, talking = false }: { seed?: number; talking?: boolean } = {}) => ({
  breath: breathAt(t, seed),
  blink: blinkAt(t, seed),
  mouth: talking ? mouthAt(t, seed) : undefined,
  sway: Math.sin((2 * Math.PI * (t + seed)) / 5.2) * 1.2,
});

/* Where the head is, the shadow on the ground and the bag behind the back. */

function headPlace(
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
function groundShadow(m: Map2, { near, far }: BodyFrame, hip: Point): Svg {
  const wide = 58 + Math.abs(near.ankle[0] - far.ankle[0]) * 0.3 - Math.max(0, -hip[1] - 190) * 0.2;
  return path(shape(applyAll(m, oval(hip[0] * 0.5 + 8, 3, wide, 10, 10))), SHADOW, { opacity: 0.18 });
}
function bagSvg(bag: Svg | undefined, m: Map2, { spine }: BodyFrame): Svg {
  if (bag === undefined) return '';
  const [x, y] = apply(m, spine.body(0, 0));
  const turn = angle(apply(m, spine.body(0, 0)), apply(m, spine.body(0.8, 0))) + 90;
  return g(bag, {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})${isMirrored(m) ? ' scale(-1 1)' : ''}`,
  });
}

/** units of the figure to units of a drawing */
const SCALE = 0.88;
const STILL = { breath: 0, blink: 0, sway: 0, mouth: undefined };
/** scale of people without a given size: a standing one is about 350 px high */
const CLOSE = 0.8;
const APRON = PALETTE.flamboyant;
/** A person to place in a bigger picture: scale and move the body. */
export function figure(options: FigureOptions = {}): Figure {
  const { persona = 1, pose = 'parado', expression = 'neutro', flip = false, props = {}, hands = {} } = options;
  const person = personOf(persona);
  const { build: b } = person;
  const { places, isLeft } = placesOf(typeof pose === 'string' ? POSES[pose] : pose);
  const looksLeft = flip !== isLeft;
  const live =
    options.t === undefined ? STILL : idle(options.t, { seed: options.seed ?? 0, talking: options.talking ?? false });
  const s = SCALE * b.height;
  const m = placed(0, 0, s, 0, looksLeft ? -s : s);
  const risen = { ...places, neck: add(places.neck, [0, -live.breath * BONE.trunk]) };
  const spine = spineOf(risen, b);
  const isBack = options.back ?? false;
  const q = places.turn;
  const near = armOf(m, -1, spine.shoulder(-1, places.near.to[1]), places.near, b.arm, isLeft ? hands.B : hands.A);
  const far = armOf(m, 1, spine.shoulder(1, places.far.to[1]), places.far, b.arm, isLeft ? hands.A : hands.B);
  const nearLeg = legOf(spine.hip(-1), places.nearLeg, q, true);
  const farLeg = legOf(spine.hip(1), places.farLeg, q, false);
  const frame: BodyFrame = {
    m,
    person,
    spine,
    q,
    near: nearLeg,
    far: farLeg,
    isSeated: places.sit ?? false,
    isBack,
    sway: places.sway ?? [0, 0],
    bladeLeg: person.hasBlade ? (isMirrored(m) ? farLeg : nearLeg) : undefined,
  };
  const mood = moodOf(expression, {
    blink: options.blink ?? live.blink,
    mouth: options.mouth ?? live.mouth,
    gaze: options.gaze,
    grin: person.face.mouth.grin,
  });
  const carried = person.carriage ?? { turn: 0, tilt: 0 };
  const { map: headMap, middle } = headPlace(m, frame, risen.neck, places.head, mood.tilt + carried.tilt + live.sway);
  const skull = head(headMap, person, {
    mood,
    turn: clamp(places.head.turn + carried.turn, 0, WIDEST),
    nod: places.head.nod ?? 0,
    sway: frame.sway,
    isBack,
    hasHelmet: options.helmet ?? false,
  });
  const neck = print(
    m,
    tube([spine.body(0.94, q * 2), risen.neck, lerp(risen.neck, middle, 0.55)], [14, 12.5, 13.5]),
    shade(person.skin, 0.2),
  );
  const isFarFront = places.far.front ?? q < 0.3;
  const isNearFront = places.near.front ?? true;
  const farArm = armSvg(m, far, person, isFarFront ? 0 : 0.1, (isLeft ? props.handA : props.handB) ?? '');
  const nearArm = armSvg(m, near, person, 0, (isLeft ? props.handB : props.handA) ?? '');
  const legs = options.bust ? '' : legsSvg(frame);
  const torso = torsoSvg(frame);
  // a shirt is tucked in, everything else falls over the waistband
  const trunk =
    (person.top.kind === 'shirt' ? torso + legs : legs + torso) +
    dungarees(frame) +
    apron(frame, options.apron ? APRON : person.top.apron);
  const over = (arm: Svg, isOver: boolean | undefined): Svg => (isOver ? arm : '');
  const body =
    (options.shadow === false || options.bust ? '' : groundShadow(m, frame, places.hip)) +
    bagSvg(options.bag, m, frame) +
    skull.behind +
    (isFarFront ? '' : farArm) +
    (isNearFront ? '' : nearArm) +
    trunk +
    (isFarFront && !places.far.over ? farArm : '') +
    neck +
    (isNearFront && !places.near.over ? nearArm : '') +
    skull.front +
    over(farArm, isFarFront && places.far.over) +
    over(nearArm, isNearFront && places.near.over);
  const grips = isLeft ? { A: far.grip, B: near.grip } : { A: near.grip, B: far.grip };
  return {
    body: lighter(body, options.scale ?? CLOSE),
    get eyes() {
      return lighter(skull.eyes, options.scale ?? CLOSE);
    },
    head: apply(headMap, [0, 0]),
    hands: { A: apply(m, grips.A), B: apply(m, grips.B) },
    persona: person,
  };
}
interface PictureOptions extends FigureOptions {
  readonly size?: number;
}
const frameOf = (size: number): Frame => ({
  width: Math.round(size * 0.75),
  height: size,
  viewBox: '-165 -425 330 440',
});
/** A person alone, as a picture of the given height in px. */
export const character = (name: string, { size = 400, ...options }: PictureOptions = {}): Svg =>
  picture(name, frameOf(size), figure(options).body);
/** The eyes of such a picture, with nothing else in it. */
export const characterEyes = (name: string, { size = 400, ...options }: PictureOptions = {}): Svg =>
  picture(name, frameOf(size), figure(options).eyes);
