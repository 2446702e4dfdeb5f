import { C, SHADOW, shade } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawHead } from './head.ts';
import type { Mood, Person } from './people.ts';

/** Degrees: 0 hangs straight down, positive to the right. A limb is [upper part, bend of the lower]. */
export interface Pose {
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly leftLeg: readonly [number, number];
  readonly rightLeg: readonly [number, number];
  /** Body and head. */
  readonly lean?: number;
  readonly look?: number;
}

export interface FigureStyle {
  readonly mood: Mood;
  readonly isBlinking?: boolean;
  /** Apron of the snack bar. */
  readonly hasApron?: boolean;
  /** Pizza bag on the back. */
  readonly hasBag?: boolean;
}

const UPPER_ARM = 52;
const FOREARM = 48;
const THIGH = 62;
const SHIN = 58;
const HIP = -130;
const SHOULDERS = -96;

type Joint = readonly [number, number];
const along = ([x, y]: Joint, degrees: number, length: number): Joint => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
];

/** A person about 390 high with the feet at 0,0, cut from paper. */
export function drawFigure(pen: Pen, person: Person, pose: Pose, style: FigureStyle): void {
  const sole = soleOf(pose);
  pen.at(0, -HIP - sole, (body) => {
    drawLeg(body, person, pose.leftLeg, -16, person.hasBlade === true, 0.12);
    drawLeg(body, person, pose.rightLeg, 16, false, 0);
    body.at(0, HIP, (p) => drawTrunk(p, person, pose, style), 1, pose.lean ?? 0);
  });
}

/** How far the lower foot is below the hip, so that a pose never floats. */
function soleOf({ leftLeg, rightLeg }: Pose): number {
  const reach = ([thigh, bend]: readonly [number, number]): number =>
    along(along([0, HIP], thigh, THIGH), thigh - bend, SHIN)[1] + 14;
  return Math.max(reach(leftLeg), reach(rightLeg)) - HIP;
}

function drawLeg(
  pen: Pen,
  person: Person,
  [thigh, bend]: readonly [number, number],
  x: number,
  isBlade: boolean,
  dark: number,
): void {
  const hip: Joint = [x, HIP];
  const knee = along(hip, thigh, THIGH);
  const foot = along(knee, thigh - bend, SHIN);
  pen.through([hip, knee], shade(person.legs, dark), 34);
  if (isBlade) {
    pen.through([knee, along(knee, thigh - bend, SHIN * 0.35)], C.lagoa, 24);
    pen.through(
      [along(knee, thigh - bend - 14, SHIN * 0.5), along(foot, thigh - bend - 60, 6), [foot[0] + 20, foot[1] + 6]],
      C.tinta,
      9,
    );
    return;
  }
  pen.through([knee, foot], shade(person.legs, dark), 27);
  pen.at(
    foot[0] + 8,
    foot[1] + 6,
    (p) => p.rect(-22, -12, 46, 22, 11, shade(C.papel, dark + 0.06)),
    1,
    -(thigh - bend) * 0.3,
  );
}

function drawTrunk(pen: Pen, person: Person, pose: Pose, style: FigureStyle): void {
  if (style.hasBag === true) bag(pen);
  drawArm(pen, person, pose.left, -36, 0.16);
  pen
    .path('M-40 -98 C-44 -112 44 -112 40 -98 L32 14 C20 22 -20 22 -32 14Z', person.top)
    .path('M8 -107 C30 -107 42 -104 40 -98 L32 14 C24 20 10 20 4 20Z', shade(person.top, 0.16));
  if (style.hasApron === true) {
    pen
      .path('M-22 -80 H22 L30 40 C10 48 -10 48 -30 40Z', C.flamboyant)
      .rect(-16, -30, 32, 26, 8, shade(C.flamboyant))
      .circle(0, -58, 8, C.ipe);
  }
  pen.at(
    0,
    SHOULDERS - 62,
    (p) => drawHead(p, person, style.mood, pose.look ?? 0, style.isBlinking),
    1,
    -(pose.lean ?? 0) * 0.6,
  );
  drawArm(pen, person, pose.right, 36, 0);
}

function drawArm(pen: Pen, person: Person, [upper, bend]: readonly [number, number], x: number, dark: number): void {
  const shoulder: Joint = [x, SHOULDERS + 12];
  const elbow = along(shoulder, upper, UPPER_ARM);
  const hand = along(elbow, upper + bend, FOREARM);
  pen.through([shoulder, elbow], shade(person.top, dark), 26);
  pen.through([elbow, hand], shade(person.skin, dark), 19);
  pen.circle(hand[0], hand[1], 13, shade(person.skin, dark));
}

function bag(pen: Pen): void {
  pen
    .rect(-96, -112, 66, 78, 12, C.flamboyant)
    .rect(-96, -112, 66, 20, 10, shade(C.flamboyant, 0.2))
    .circle(-62, -64, 17, '#FFF6E6')
    .path('M-72 -72 C-66 -76 -56 -76 -51 -71 L-61 -52Z', C.mel);
}

/** The shadow on the ground below somebody; smaller the higher they are. */
export function drawShadow(pen: Pen, x: number, y: number, width: number, share = 0.18): void {
  pen.fade(share, (p) => p.ellipse(x + width * 0.08, y, width, width * 0.16, SHADOW));
}
