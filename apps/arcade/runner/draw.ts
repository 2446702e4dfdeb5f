import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { PX, runnerConfig as R, type Runner, speedAt } from '@consorcio/minigames';
import type { Scene } from '../src/cabinet.ts';
import type { Field } from '../src/canvas.ts';
import { C, shade } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';
import { drawFigure, drawShadow, type Pose } from '../src/sprites/figure.ts';
import type { Mood } from '../src/sprites/people.ts';
import { somebody } from '../src/sprites/people.ts';
import { coin, cone, dog, hole, pizzaBox, slice, washingLine } from '../src/sprites/street-things.ts';
import type { RunnerHand } from './controls.ts';
import { drawHouses, drawPavement, drawSky, HOUSES_WIDTH, PAVEMENT, PAVEMENT_WIDTH, ROAD } from './street-view.ts';

/** Where the runner stands on the screen. */
const AT = 236;
const SCALE = 0.62;
/** Houses are a little further away than the road. */
const FAR = 0.55;
/** Ticks that the button stays pressed in the picture. */
const PRESSED = 8;

/** The whole picture. `alpha` carries the street on between two ticks. */
export function drawRunner(scene: Scene, s: Runner, alpha: number, hand: RunnerHand): void {
  const { field, isMotionReduced } = scene;
  const x = (s.x + speedAt(s.tick, s.stumble) * alpha) / PX;
  field.layer('sky', drawSky);
  repeat(field, 'houses', drawHouses, HOUSES_WIDTH, 320, PAVEMENT - 320, isMotionReduced ? x * 0.9 : x * FAR);
  repeat(field, 'pavement', drawPavement, PAVEMENT_WIDTH, PAVEMENT - 30, 1024 - PAVEMENT + 30, x);
  drawDoor(field, x);
  drawTreats(field, s, x);
  drawObstacles(field, s, x, isMotionReduced, 'behind');
  drawBody(scene, s);
  drawObstacles(field, s, x, isMotionReduced, 'before');
  drawRoute(field.pen, s);
  drawButtons(field.pen, s.tick, hand);
}

/** A strip that repeats as the street goes by. */
function repeat(
  field: Field,
  name: string,
  draw: (pen: Pen) => void,
  width: number,
  top: number,
  height: number,
  x: number,
): void {
  const shift = -(x % width);
  for (let left = shift; left < 768; left += width)
    field.layer(name, (pen) => pen.at(0, -top, draw), width, height, left, top);
}

const screenX = (place: number, x: number): number => AT + place - x;

/** The neighbour who waits at the next door. */
function drawDoor(field: Field, x: number): void {
  const next = Math.ceil(Math.max(1, x - 400) / R.DOOR_EVERY) * R.DOOR_EVERY;
  const at = screenX(next, x);
  if (at < -200 || at > 900) return;
  field.pen.at(at, PAVEMENT - 20, (pen) => {
    pen
      .rect(-62, -214, 124, 214, 14, C.branco)
      .rect(-50, -202, 100, 202, 10, C.mata)
      .rect(-36, -188, 72, 76, 8, '#BDEBF8');
    pen.circle(36, -84, 7, C.ipe).rect(-80, -6, 160, 16, 6, '#E4D6EE');
    pen.at(
      104,
      10,
      (p) =>
        drawFigure(
          p,
          somebody(next / R.DOOR_EVERY),
          { left: [-130, -20], right: [20, -20], leftLeg: [-6, 0], rightLeg: [6, 0], look: -0.6 },
          { mood: 'happy' },
        ),
      0.44,
    );
  });
}

function drawTreats(field: Field, s: Runner, x: number): void {
  for (let i = Math.max(0, s.nextTreat - 2); i < s.street.treats.length; i += 1) {
    const treat = s.street.treats[i];
    if (treat === undefined || screenX(treat.x, x) > 840) break;
    if (s.taken.includes(i) || screenX(treat.x, x) < -60 || i < s.nextTreat) continue;
    const bob = Math.sin((s.tick + i * 20) / 14) * 3;
    field.sprite(
      treat.box ? 'box' : 'coin',
      treat.box ? pizzaBox : coin,
      screenX(treat.x, x),
      ROAD - treat.y + bob,
      100,
    );
  }
}

/** The washing hangs before the runner, everything else stands behind. */
function drawObstacles(field: Field, s: Runner, x: number, isMotionReduced: boolean, depth: 'behind' | 'before'): void {
  for (let i = Math.max(0, s.nextObstacle - 2); i < s.street.obstacles.length; i += 1) {
    const obstacle = s.street.obstacles[i];
    if (obstacle === undefined || screenX(obstacle.x, x) > 860) break;
    if ((obstacle.kind === 'wire') !== (depth === 'before')) continue;
    const at = screenX(obstacle.x, x);
    const wave = isMotionReduced ? 0 : Math.sin(s.tick / 10);
    switch (obstacle.kind) {
      case 'cone':
        field.sprite('cone', cone, at, ROAD, 160);
        break;
      case 'hole':
        field.sprite('hole', hole, at, ROAD, 150);
        break;
      case 'dog':
        field.pen.at(at, ROAD, dog(wave * 14), 0.94);
        break;
      default:
        field.pen.at(at, ROAD, washingLine(R.HANGS, wave * 3));
    }
  }
}

const DUCKED: Pose = {
  left: [60, -60],
  right: [70, -50],
  leftLeg: [74, 128],
  rightLeg: [58, 120],
  lean: 46,
  look: 0.9,
};
const JUMPING: Pose = { left: [-60, 50], right: [80, 40], leftLeg: [-40, 50], rightLeg: [52, 60], lean: 10, look: 0.9 };
const STUMBLING: Pose = {
  left: [-90, -30],
  right: [100, 30],
  leftLeg: [-26, 20],
  rightLeg: [34, 30],
  lean: 24,
  look: 0.6,
};

/** Arms swing against the legs; the stride follows the way run, not the clock. */
function running(x: number): Pose {
  const phase = (x / PX / 62) * Math.PI;
  const swing = Math.sin(phase);
  const lift = (side: number): number => 30 + 44 * Math.max(0, Math.cos(phase) * side);
  return {
    left: [swing * 55, 70],
    right: [-swing * 55, 70],
    leftLeg: [-swing * 46, lift(1)],
    rightLeg: [swing * 46, lift(-1)],
    lean: 9,
    look: 0.9,
  };
}

function poseOf(s: Runner): Pose {
  if (s.stumble > 20) return STUMBLING;
  if (s.duck > 0 && s.y === 0) return DUCKED;
  return s.y > 0 ? JUMPING : running(s.x);
}

function drawBody({ field, player, vigor }: Scene, s: Runner): void {
  const { pen } = field;
  const height = s.y / PX;
  drawShadow(pen, AT, ROAD + 6, 70 - height * 0.16);
  // Untouchable for a while: paler, but never a flicker.
  pen.fade(s.safe > 0 ? 0.65 : 1, (p) =>
    p.at(
      AT,
      ROAD - height,
      (q) => drawFigure(q, player, poseOf(s), { mood: moodOf(s, vigor), hasBag: true, isBlinking: s.tick % 240 < 8 }),
      SCALE,
    ),
  );
  if (s.stumble > 0)
    for (let i = 0; i < 3; i += 1)
      star(
        pen,
        AT - 20 + Math.cos(s.tick / 8 + i * 2.1) * 44,
        ROAD - height - 250 + Math.sin(s.tick / 8 + i * 2.1) * 12,
      );
}

const moodOf = (s: Runner, vigor: number): Mood =>
  s.stumble > 0 ? 'surprised' : vigor < 50 ? 'tired' : s.streak >= 6 ? 'proud' : 'happy';

function star(pen: Pen, x: number, y: number): void {
  pen.at(x, y, (p) => p.path('M0 -14 C2 -4 4 -2 14 0 C4 2 2 4 0 14 C-2 4 -4 2 -14 0 C-4 -2 -2 -4 0 -14Z', C.ipe));
}

/** The way to the next door; a flame while the pizza is hot. */
function drawRoute(pen: Pen, s: Runner): void {
  const share = (s.x / PX - s.doors * R.DOOR_EVERY) / R.DOOR_EVERY;
  const x = 186 + 396 * Math.min(1, Math.max(0, share));
  pen.rect(150, 150, 468, 40, 20, C.labio).rect(150, 146, 468, 40, 20, C.papel);
  pen.rect(186, 161, 396, 10, 5, C.areia).rect(186, 161, Math.max(10, x - 186), 10, 5, C.mata);
  pen.at(604, 162, (p) => p.path('M-4 18 V-20 H26 L20 -10 L26 0 H0 V18Z', C.flamboyant));
  pen.circle(x, 166, 20, s.hot ? '#FFE3C2' : C.creme).at(x, 166, slice, 0.62);
  if (s.hot)
    pen.at(x, 138, (p) =>
      p
        .path('M0 16 C-16 12 -12 -4 -2 -16 C0 -8 12 -4 11 6 C10 13 5 16 0 16Z', C.flamboyant)
        .path('M0 15 C-8 11 -5 2 0 -3 C5 3 6 11 0 15Z', C.ipe),
    );
}

function drawButtons(pen: Pen, tick: number, { pressed }: RunnerHand): void {
  const isDown = (code: number): boolean => tick - (pressed[code] ?? -99) < PRESSED;
  drawButton(pen, 36, copy.runner.jump, C.ipe, C.tinta, 'M-18 10 L0 -10 L18 10', isDown(R.JUMP));
  drawButton(pen, 396, copy.runner.duck, C.jabuticaba, C.branco, 'M-18 -10 L0 10 L18 -10', isDown(R.DUCK));
}

function drawButton(
  pen: Pen,
  x: number,
  words: string,
  face: string,
  ink: string,
  arrow: string,
  isDown: boolean,
): void {
  const y = isDown ? 910 : 904;
  pen.rect(x, 918, 336, 96, 26, shade(face, 0.34)).rect(x, y, 336, 96, 26, face);
  pen.fade(0.3, (p) => p.rect(x + 14, y + 6, 308, 6, 3, C.branco));
  pen.at(x + 74, y + 50, (p) => p.line(arrow, ink, 9)).text(x + 190, y + 63, words, { size: 36, fill: ink });
}
