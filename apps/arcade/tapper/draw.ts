import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Guest, PX, tapperConfig as T, type Tapper } from '@consorcio/minigames';
import type { Scene } from '../src/cabinet.ts';
import type { Field } from '../src/canvas.ts';
import { C, SHADOW, shade } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';
import { drawFigure, drawShadow, type Pose } from '../src/sprites/figure.ts';
import { FOODS, heart, plate } from '../src/sprites/food.ts';
import { drawHead } from '../src/sprites/head.ts';
import { type Mood, somebody } from '../src/sprites/people.ts';
import { COUNTERS, drawArrow, drawCounter, drawRoom } from './bar.ts';
import type { TapperHand } from './controls.ts';

const topOf = (lane: number): number => COUNTERS[lane] ?? COUNTERS[0];
const nothing = (): void => {};
const foodOf = (food: number) => FOODS[food] ?? nothing;

/** The whole picture, from the wall to the persona. */
export function drawTapper(scene: Scene, s: Tapper, _alpha: number, hand: TapperHand): void {
  const { field } = scene;
  field.layer('room', drawRoom);
  drawHearts(field, s.hearts);
  if (s.streak >= 3) drawStreak(field.pen, s.streak);
  for (let lane = 0; lane < T.LANES; lane += 1) drawLane(scene, s, lane, hand.mark);
  drawPersona(scene, s);
  if (s.breather > 0) drawBreather(field.pen);
}

function drawLane({ field, isMotionReduced }: Scene, s: Tapper, lane: number, mark: number | null): void {
  const { pen } = field;
  const y = topOf(lane);
  const isLit = s.busy > 0 ? s.goal === lane : s.lane === lane;
  if (isLit) pen.fade(0.55, (p) => p.rect(0, y - 92, 768, 164, 0, '#FFF3C4'));
  const guests = s.guests.filter((guest) => guest.lane === lane);
  for (const guest of guests) drawGuest(field, guest, y);
  field.layer(`counter-${lane}`, drawCounter(lane), 768, 180, 0, y - 92);
  if (Math.abs(placeOf(s) - lane) >= 0.5) field.sprite('arrow', drawArrow, 722, y + 21, 80);
  if (mark === lane) pen.ring(722, y + 21, 40, C.jabuticaba, 6);
  for (const guest of guests) drawWish(field, guest, y, s.tick, isMotionReduced);
  for (const { lane: at, x, food } of s.plates)
    if (at === lane) {
      pen.fade(0.85, (p) =>
        p.line(`M${x / PX + 58} ${y - 20} h38 M${x / PX + 54} ${y - 4} h56 M${x / PX + 60} ${y - 36} h24`, C.branco, 6),
      );
      field.sprite(`plate-${food}`, plate(foodOf(food)), x / PX, y - 6, 128);
    }
}

const moodOf = ({ patience, full }: Guest): Mood =>
  patience * 4 < full ? 'sad' : patience * 2 < full ? 'calm' : 'happy';

function drawGuest(field: Field, guest: Guest, y: number): void {
  // A guest has no number of its own; what was dealt tells them apart and stays the same all the way.
  const who = guest.full + guest.lane * 3 + guest.food * 5;
  const mood = moodOf(guest);
  const person = somebody(who);
  field.sprite(
    `guest-${who % 8}-${mood}`,
    (pen) => {
      pen
        .path('M-34 92 C-38 40 -26 22 0 22 C26 22 38 40 34 92Z', person.top)
        .path('M8 23 C28 26 37 44 34 92 H12Z', shade(person.top, 0.16))
        .through(
          [
            [24, 44],
            [44, 74],
            [70, 78],
          ],
          person.top,
          20,
        )
        .through(
          [
            [50, 77],
            [74, 78],
          ],
          person.skin,
          15,
        );
      pen.at(0, -26, (p) => drawHead(p, person, mood, 0.5), 0.66);
    },
    guest.x / PX,
    y - 60,
    190,
  );
}

/** Bubble with what is wanted; the bar is the patience, green, yellow, red and also shorter. */
function drawWish(field: Field, guest: Guest, y: number, tick: number, isMotionReduced: boolean): void {
  if (guest.x < T.SEATED - 40 * PX) return;
  const share = guest.patience / guest.full;
  const isLate = share < 0.25;
  const shake = isLate && !isMotionReduced ? (tick % 8 < 4 ? 2 : -2) : 0;
  field.pen.at(guest.x / PX + 72 + shake, y - 92, (pen) => {
    pen.path('M-14 26 L-30 44 L2 30Z', C.papel).rect(-40, -35, 80, 72, 24, C.labio).rect(-40, -40, 80, 72, 24, C.papel);
    pen.at(guest.need > 1 ? -8 : 0, -11, foodOf(guest.food), 0.62);
    if (guest.need > 1) pen.text(22, 2, '×2', { size: 22 });
    if (guest.hurried) clock(pen, 30, -34);
    if (isLate) pen.text(-32, -16, '!', { size: 26, fill: C.brasa });
    pen.rect(-28, 16, 56, 9, 4.5, '#EBDFF8');
    pen.rect(-28, 16, Math.max(6, 56 * share), 9, 4.5, share > 0.5 ? C.folha : share > 0.25 ? C.mel : C.flamboyant);
  });
}

function clock(pen: Pen, x: number, y: number): void {
  pen
    .circle(x, y, 14, C.flamboyant)
    .circle(x, y, 10, C.branco)
    .line(`M${x} ${y - 6} V${y} L${x + 5} ${y + 2}`, C.tinta, 3);
}

function drawHearts({ pen }: Field, hearts: number): void {
  pen.rect(18, 117, 152, 46, 23, C.labio).rect(18, 112, 152, 46, 23, C.papel);
  for (let i = 0; i < T.HEARTS; i += 1) pen.at(50 + i * 44, 136, heart(i < hearts), 0.84);
}

function drawStreak(pen: Pen, streak: number): void {
  pen
    .path('M562 150 H742 L726 172 L742 194 H562Z', shade(C.ipe, 0.3))
    .path('M562 146 H742 L726 168 L742 190 H562Z', C.ipe);
  pen.text(644, 176, copy.tapper.streak(streak), { size: 24 });
}

const SERVING: Pose = {
  left: [-62, -50],
  right: [-30, -40],
  leftLeg: [-8, 2],
  rightLeg: [10, 4],
  look: -0.7,
  lean: -3,
};
const SHRUGGING: Pose = { left: [-70, -60], right: [70, 60], leftLeg: [-8, 0], rightLeg: [8, 0] };
const READY: Pose = { left: [-50, -64], right: [24, -40], leftLeg: [-7, 0], rightLeg: [7, 0], look: -0.6 };

/** Where the persona is on its way: counters, with their fraction. */
function placeOf({ lane, goal, busy }: Tapper): number {
  const way = Math.abs(goal - lane) * T.MOVE;
  if (busy === 0 || way === 0) return lane;
  const gone = Math.min(way, way + T.SERVE - busy);
  return lane + ((goal - lane) * gone) / way;
}

function drawPersona({ field, player, vigor }: Scene, s: Tapper): void {
  const y = topOf(0) + placeOf(s) * (topOf(1) - topOf(0)) + 74;
  const isWalking = s.busy > T.SERVE;
  const swing = isWalking ? (s.tick % 12 < 6 ? 24 : -24) : 0;
  const pose = s.shrug > 0 ? SHRUGGING : s.busy > 0 ? SERVING : READY;
  const mood: Mood = s.shrug > 0 ? 'surprised' : vigor < 50 ? 'tired' : s.streak > 5 ? 'proud' : 'happy';
  drawShadow(field.pen, 662, y + 4, 46);
  field.pen.at(
    662,
    y,
    (pen) => {
      drawFigure(
        pen,
        player,
        {
          ...pose,
          leftLeg: [pose.leftLeg[0] - swing, Math.abs(swing)],
          rightLeg: [pose.rightLeg[0] + swing, Math.abs(swing)],
        },
        { mood, hasApron: true, isBlinking: s.tick % 240 < 8 },
      );
      if (vigor < 100) pen.path('M58 -330 C66 -318 68 -308 60 -302 C50 -304 50 -316 58 -330Z', '#9ADCF2');
    },
    0.56,
  );
  if (s.busy > 0 && s.busy <= T.SERVE && s.shrug === 0) {
    const food = s.guests.find(({ lane }) => lane === s.goal)?.food;
    if (food !== undefined) field.sprite(`plate-${food}`, plate(foodOf(food)), 596, y - 92, 128);
  }
}

function drawBreather(pen: Pen): void {
  pen.fade(0.45, (p) => p.rect(0, 306, 768, 718, 0, '#D6F1FA'));
  pen.fade(0.16, (p) => p.rect(194, 596, 380, 110, 40, SHADOW)).rect(194, 584, 380, 110, 40, C.papel);
  pen.text(384, 656, copy.tapper.breather, { size: 54, fill: C.mata });
}
