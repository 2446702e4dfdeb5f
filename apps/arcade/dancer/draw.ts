import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { dancerConfig as D, type Dancer } from '@consorcio/minigames';
import type { Scene } from '../src/cabinet.ts';
import type { Field } from '../src/canvas.ts';
import { C, shade } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';
import { drawFigure, drawShadow, type Pose } from '../src/sprites/figure.ts';
import { somebody } from '../src/sprites/people.ts';
import { drawClub, drawFloor, drawNote, drawRing, drawSpectator, LANES, LINE } from './club.ts';
import type { DancerHand } from './controls.ts';

/** Ticks of a beat of the club's track. */
export const BEAT = 32;
/** The count lies on the four beats before the first note. */
const COUNT_FROM = 4 * BEAT;
/** Units that a note falls in a tick. */
const FALL = 4;
/** Ticks that a pose and a word stay. */
const POSE = 26;
const WORD = 34;
const RAYS = 14;

const REST: Pose = { left: [-24, -50], right: [24, 50], leftLeg: [-8, 0], rightLeg: [8, 0] };
/** The arrow's pose, lane by lane. */
const POSES: readonly Pose[] = [
  { left: [-84, -6], right: [40, 90], leftLeg: [-26, 4], rightLeg: [12, 10], lean: -8, look: -0.8 },
  { left: [-40, 70], right: [40, -70], leftLeg: [-44, -64], rightLeg: [44, 64], look: 0 },
  { left: [-150, -14], right: [150, 14], leftLeg: [-10, 0], rightLeg: [10, 0], look: 0 },
  { left: [-40, -90], right: [84, 6], leftLeg: [-12, -10], rightLeg: [26, -4], lean: 8, look: 0.8 },
];

/** The latest note that was judged, and how long ago its moment was. */
interface Latest {
  readonly lane: number;
  readonly judgement: number;
  readonly age: number;
}

function latestOf(s: Dancer): Latest | null {
  for (let i = Math.min(s.notes.length - 1, s.next + 8); i >= 0; i -= 1) {
    const note = s.notes[i];
    const judgement = s.judged[i] ?? D.TO_COME;
    if (note !== undefined && judgement !== D.TO_COME)
      return { lane: note.lane, judgement, age: Math.max(0, s.tick - note.at) };
  }
  return null;
}

/** The whole picture: club, dancers, crowd, lanes. */
export function drawDancer(scene: Scene, s: Dancer, alpha: number, hand: DancerHand): void {
  const { field, isMotionReduced } = scene;
  const latest = latestOf(s);
  const beat = isMotionReduced ? 0 : Math.floor(s.tick / BEAT);
  field.layer('club', drawClub);
  field.layer(`floor-${beat % 7}`, (pen) => drawFloor(pen, beat % 7));
  drawDancers(scene, s, latest);
  drawCrowd(field, s.combo);
  field.layer('lanes', drawLanes);
  drawRings(field, s, hand);
  drawNotes(field, s, s.tick + alpha);
  if (latest !== null && latest.age < WORD && latest.judgement >= D.WAS_OKAY) drawWord(field.pen, latest, s.combo);
  drawCount(field.pen, s.tick);
}

/** Down on the beat, up between. */
const bounce = (tick: number): number => Math.abs(Math.sin((tick / BEAT) * Math.PI)) * 10;

function drawDancers({ field, player, isMotionReduced }: Scene, s: Dancer, latest: Latest | null): void {
  const { pen } = field;
  const up = isMotionReduced ? 0 : bounce(s.tick);
  const hasHit = latest !== null && latest.age < POSE && latest.judgement >= D.WAS_OKAY;
  const side = Math.floor(s.tick / BEAT) % 2 === 0;
  for (const [i, x] of [150, 618].entries())
    pen.at(
      x,
      524 - up * 0.6,
      (p) => drawFigure(p, somebody(i === 0 ? 3 : 0), POSES[side ? 2 : i * 3] ?? REST, { mood: 'happy' }),
      0.5,
    );
  drawShadow(pen, 384, 560, 110, 0.3);
  const pose = hasHit ? (POSES[latest.lane] ?? REST) : REST;
  pen.at(384, 560 - up, (p) => drawFigure(p, player, pose, { mood: s.combo >= 5 ? 'proud' : 'happy' }), 0.84);
}

function drawCrowd(field: Field, combo: number): void {
  const excitement = Math.min(3, Math.floor(combo / 10));
  field.layer(`crowd-${excitement}`, (pen) => {
    for (let i = 0; i < 9; i += 1)
      drawSpectator(pen, 10 + i * 94, 640 + (i % 3) * 8, '#4B2F96', (i + excitement) % 3 < excitement ? 2 : 0);
    for (let i = 0; i < 8; i += 1)
      drawSpectator(pen, 50 + i * 98, 700 + (i % 2) * 10, '#2B1A58', (i * 2) % 3 < excitement ? 2 : 0);
  });
}

function drawLanes(pen: Pen): void {
  pen.fade(0.88, (p) => p.rect(78, 640, 612, 420, 40, '#1E1142'));
  for (const { x, colour } of LANES) pen.fade(0.14, (p) => p.rect(x - 58, 652, 116, 400, 24, colour));
  pen.fade(0.5, (p) => p.line(`M100 ${LINE} H668`, '#FFF3CF', 4));
}

function drawRings(field: Field, s: Dancer, { pressed }: DancerHand): void {
  const pulse = 1 + 0.05 * (1 - (s.tick % BEAT) / BEAT);
  for (const [lane, { x, colour }] of LANES.entries()) {
    const since = s.tick - (pressed[lane] ?? -99);
    field.pen.at(x, LINE, () => field.sprite(`ring-${lane}`, drawRing(lane), 0, 0, 120), since < 6 ? 0.92 : pulse);
    const hit = hitOf(s, lane);
    if (hit === null) continue;
    field.sprite(`note-${lane}`, drawNote(lane), x, LINE, 100);
    field.pen.fade(1 - hit / RAYS, (pen) => rays(pen, x, 62 + hit, colour));
  }
}

/** Ticks since a note of this lane was hit, while its ring still shines. */
function hitOf(s: Dancer, lane: number): number | null {
  for (let i = Math.max(0, s.next - 4); i < Math.min(s.notes.length, s.next + 8); i += 1) {
    const note = s.notes[i];
    const age = s.tick - (note?.at ?? 0);
    if (note?.lane === lane && (s.judged[i] ?? 0) >= D.WAS_OKAY && age >= -D.OKAY && age < RAYS)
      return Math.max(0, age);
  }
  return null;
}

function rays(pen: Pen, x: number, from: number, colour: string): void {
  for (let i = 0; i < 10; i += 1)
    pen.at(
      x,
      LINE,
      (p) => p.line(`M0 ${-Math.round(from)} V${-Math.round(from) - 14}`, i % 2 === 0 ? '#FFF3CF' : colour, 6),
      1,
      i * 36,
    );
}

/** Notes fall towards the rings; with late sound they are drawn as late as they are judged. */
function drawNotes(field: Field, s: Dancer, time: number): void {
  const lag = Math.max(0, s.calibration);
  for (let i = s.notes.length - 1; i >= Math.max(0, s.next - 4); i -= 1) {
    const note = s.notes[i];
    if (note === undefined || s.judged[i] !== D.TO_COME) continue;
    const ticksAway = note.at + lag - time;
    if (ticksAway > D.APPROACH || ticksAway < -D.OKAY - 8) continue;
    const fade = Math.min(1, (D.APPROACH - ticksAway) / 6, (ticksAway + D.OKAY + 8) / 8);
    field.pen.fade(Math.max(0, fade), () =>
      field.sprite(`note-${note.lane}`, drawNote(note.lane), LANES[note.lane]?.x ?? 0, LINE - ticksAway * FALL, 100),
    );
  }
}

const LOOKS = [
  [D.WAS_PERFECT, copy.dancer.words.perfect, C.ipe],
  [D.WAS_GOOD, copy.dancer.words.good, '#8FE0B8'],
  [D.WAS_OKAY, copy.dancer.words.okay, '#C9B8F0'],
] as const;

function drawWord(pen: Pen, latest: Latest, combo: number): void {
  const [, word, colour] = LOOKS.find(([judgement]) => judgement === latest.judgement) ?? LOOKS[2];
  const words = combo > 1 ? `${word} ${copy.dancer.combo(combo)}` : word;
  const pop = latest.age < 5 ? 1.06 : 1;
  pen.at(
    384,
    618,
    (p) =>
      p
        .rect(-135, -27, 270, 60, 30, shade(colour, 0.34))
        .rect(-135, -33, 270, 60, 30, colour)
        .text(0, 9, words, { size: 33 }),
    pop,
  );
}

/** The count in the track's own tempo, on the four beats before the first note. */
function drawCount(pen: Pen, tick: number): void {
  const words = [...copy.count, copy.go];
  const beat = Math.floor((tick - COUNT_FROM) / BEAT);
  const word = tick < COUNT_FROM ? undefined : words[beat];
  if (word !== undefined)
    pen.text(384, 500, word, { size: word.length > 1 ? 92 : 150, fill: C.branco, outline: C.tinta });
}
