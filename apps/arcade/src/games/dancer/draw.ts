import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { dancerConfig as D, type Dancer } from '@consorcio/minigames';
import type { DrawContext } from '../../canvas/draw-context.ts';
import type { Field } from '../../canvas/field.ts';
import { WIDTH } from '../../canvas/layout.ts';
import { type ClubLayout, clubLayout, drawLights, FEET, FLOOR, FLOOR_LOOKS, LANES } from './club.ts';
import type { DancerControls } from './controls.ts';

/** Ticks of a beat of the club's track. */
export const BEAT = 32;
/** The count lies on four beats; two empty ones are left before the first note. */
const COUNT_FROM = 2 * BEAT;
/** Ticks that a pose and a word stay; of the way into a pose (STYLE section 12: 120 ms with overshoot). */
const POSE = 26;
const INTO = 4;
const OVER = 8;
const WORD = 34;
const WORD_STYLE = { size: 33 } as const;
const COUNT = { size: 150, fill: C.branco, outline: C.tinta } as const;
const GO = { ...COUNT, size: 92 } as const;
const RAYS = 14;
/** Ticks that the rings stay larger after the beat. */
const PULSE = 10;
/** The lanes' glass, which stands before the crowd. */
const GLASS = { left: 78, right: 690 } as const;
/** Half of a spectator's width. */
const HALF = 62;
/** Combo from which the persona beams, and steps by which the crowd's arms rise. */
const BEAMING = 5;
const CROWD_STEP = 10;
/** Friends on the floor, two near and two far; the dancer's hand reaches none of their faces. */
const FRIENDS = [
  { x: 98, y: 578 },
  { x: 672, y: 578 },
  { x: 192, y: 462 },
  { x: 582, y: 462 },
] as const;

/** The latest note that was judged, and how long ago its moment was. */
interface Latest {
  readonly lane: number;
  readonly judgement: number;
  readonly age: number;
}

function latestOf(s: Dancer): Latest | null {
  for (let i = Math.min(s.notes.length - 1, s.next + 8); i >= Math.max(0, s.next - 8); i -= 1) {
    const note = s.notes[i];
    const judgement = s.judged[i] ?? D.TO_COME;
    if (note !== undefined && judgement !== D.TO_COME)
      return { lane: note.lane, judgement, age: Math.max(0, s.tick - note.at) };
  }
  return null;
}

/** The whole picture: lights, dancers, crowd, lanes. */
export function drawDancer(context: DrawContext, s: Dancer, alpha: number, controls: DancerControls): void {
  const { field, isMotionReduced } = context;
  const club = clubLayout(field.extra);
  const latest = latestOf(s);
  const look = isMotionReduced ? 0 : Math.floor(s.tick / BEAT) % FLOOR_LOOKS;
  field.plate(`floor-${look}`, '', (pen) => drawLights(pen, look), WIDTH, FLOOR.height, 0, FLOOR.y);
  drawDancers(context, s, latest);
  drawCrowd(field, s, isMotionReduced, context.detail.isLight, club.glass);
  drawRings(field, s, controls, club.line);
  drawNotes(field, s, s.tick + alpha, club);
  if (latest !== null && latest.age < WORD) drawPraise(field, latest, s.combo, isMotionReduced, club.praise);
  drawCount(field, s.tick, club);
}

/** Down on the beat, up between. */
const bounce = (tick: number): number => Math.abs(Math.sin((tick / BEAT) * Math.PI));

function drawDancers({ field, isMotionReduced }: DrawContext, s: Dancer, latest: Latest | null): void {
  const up = isMotionReduced ? 0 : bounce(s.tick);
  const beat = Math.floor(s.tick / BEAT);
  for (let i = FRIENDS.length - 1; i >= 0; i -= 1) {
    const { x, y } = FRIENDS[i] ?? FRIENDS[0];
    const step = isMotionReduced ? 0 : (beat + (i < 2 ? i * 2 : i)) % 4;
    field.put(`amigo-${i}-${step}`, x, y - up * 6);
  }
  // Squash as they land on the beat, a hop between; 4 % at most.
  const squash = isMotionReduced || up > 0.4 ? 0 : 0.04 * (1 - up / 0.4);
  field.putScaled(poseOf(s, latest), 384, FEET - up * 8, 1 + squash, 1 - squash);
}

/** The arrow's pose, with the way into it and past it; at rest a face that shows how it goes. */
function poseOf(s: Dancer, latest: Latest | null): string {
  if (latest !== null && latest.age < POSE && latest.judgement >= D.WAS_OKAY) {
    if (latest.age < INTO) return `indo-${latest.lane}`;
    return latest.age < OVER ? `passo-${latest.lane}` : `fica-${latest.lane}`;
  }
  if (s.combo >= BEAMING) return 'radiante';
  return s.tick % 240 < 9 ? 'pisca' : 'danca';
}

/** Two rows; the more in a row, the more arms go up. They hop on the beat. */
function drawCrowd(field: Field, s: Dancer, isMotionReduced: boolean, isLight: boolean, glass: number): void {
  const excitement = Math.min(3, Math.floor(s.combo / CROWD_STEP));
  const arms = (i: number): number => (i % 3 < excitement ? 2 : i % 3 === excitement && excitement > 0 ? 1 : 0);
  for (let i = 0; i < (isLight ? 0 : 9); i += 1) {
    const hop = isMotionReduced ? 0 : bounce(s.tick + (i % 3) * 5) * (3 + excitement * 3);
    spectator(field, `fundo-${arms(i)}`, 10 + i * 94, glass - 2 + (i % 3) * 8 - hop, glass);
  }
  for (let i = 0; i < 8; i += 1) {
    const hop = isMotionReduced ? 0 : bounce(s.tick + (i % 4) * 6) * (4 + excitement * 4);
    spectator(field, `frente-${arms(i * 2)}`, 50 + i * 98, glass + 58 + (i % 2) * 10 - hop, glass);
  }
}

/** Behind the lanes' glass only heads and arms are seen; beside it the whole body. */
function spectator(field: Field, name: string, x: number, y: number, glass: number): void {
  if (x - HALF < GLASS.left) field.putBetween(name, x, y, 0, GLASS.left);
  if (x + HALF > GLASS.right) field.putBetween(name, x, y, GLASS.right, WIDTH);
  field.putBetween(name, x, y, GLASS.left, GLASS.right, glass);
}

/** The rings pulse with the beat, so that the game is playable without sound. */
function drawRings(field: Field, s: Dancer, { pressed }: DancerControls, line: number): void {
  const pulse = 1 + 0.06 * Math.max(0, 1 - (s.tick % BEAT) / PULSE);
  for (const [lane, { x }] of LANES.entries()) {
    const since = s.tick - (pressed[lane] ?? -99);
    field.putScaled(`anel-${lane}`, x, line, since < 6 ? 0.93 : pulse);
    const hit = hitOf(s, lane);
    if (hit === null) continue;
    field.put(`brilho-${lane}`, x, line);
    field.putScaled(`nota-${lane}`, x, line, 1 + 0.08 * (1 - hit / RAYS));
    field.putFaded(`raios-${lane}`, x, line, 1 - hit / RAYS, 0.96 + hit * 0.02);
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

/** Notes fall towards the rings; with late sound they are drawn as late as they are judged. */
function drawNotes(field: Field, s: Dancer, time: number, { line, fall }: ClubLayout): void {
  const lag = Math.max(0, s.calibration);
  const horizon = time - lag + D.APPROACH;
  for (let i = Math.max(0, s.next - 4); i < s.notes.length; i += 1) {
    const note = s.notes[i];
    if (note === undefined || note.at > horizon) break;
    if (s.judged[i] !== D.TO_COME) continue;
    const ticksAway = note.at + lag - time;
    if (ticksAway < -D.OKAY - 8) continue;
    const fade = Math.min(1, (D.APPROACH - ticksAway) / 6, (ticksAway + D.OKAY + 8) / 8);
    field.putFaded(`nota-${note.lane}`, LANES[note.lane]?.x ?? 0, line - ticksAway * fall, fade);
  }
}

const PRAISE = [
  [D.WAS_PERFECT, copy.dancer.words.perfect, 'palavra-perfeito'],
  [D.WAS_GOOD, copy.dancer.words.good, 'palavra-bom'],
] as const;

/** Praise for what was on time, between the dancer's feet and the glass; what was just heard has its ring's light alone. */
function drawPraise(field: Field, latest: Latest, combo: number, isMotionReduced: boolean, y: number): void {
  const found = PRAISE.find(([judgement]) => judgement === latest.judgement);
  if (found === undefined) return;
  const [, word, plate] = found;
  const words = combo > 1 ? `${word} ${copy.dancer.combo(combo)}` : word;
  const pop = isMotionReduced ? 1 : latest.age < 3 ? 1.08 : latest.age < 6 ? 1.04 : 1;
  const { g } = field.pen;
  g.globalAlpha = Math.min(1, (WORD - latest.age) / 8);
  field.putScaled(plate, 384, y, pop);
  field.words(384, y + 9, words, WORD_STYLE, pop);
  g.globalAlpha = 1;
}

/** The count in the track's own tempo. */
function drawCount(field: Field, tick: number, { glass, line }: ClubLayout): void {
  const words = [...copy.count, copy.go];
  const beat = Math.floor((tick - COUNT_FROM) / BEAT);
  const word = tick < COUNT_FROM ? undefined : words[beat];
  if (word === undefined) return;
  const age = ((tick - COUNT_FROM) % BEAT) / BEAT;
  field.words(384, (glass + line) / 2 + 10, word, word.length > 1 ? GO : COUNT, age < 0.15 ? 0.8 + age * 1.6 : 1);
}
