import { PALETTE as C, shade } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { PX, runnerConfig as R, type Runner, speedOf } from '@consorcio/minigames';
import type { DrawContext } from '../../canvas/draw-context.ts';
import type { Field } from '../../canvas/field.ts';
import { WIDTH } from '../../canvas/layout.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { RunnerControls } from './controls.ts';
import { flamesOf } from './last-moment.ts';
import { drawClouds, drawHighSky, drawRain } from './sky.ts';
import { streetLayout } from './street-layout.ts';

/** Where the runner stands on the screen. */
export const AT = 236;
/** Strips: how far each repeats, and how fast it goes by beside the road. */
const FAR = { width: 960, speed: 0.16 } as const;
const HOUSES = { width: 1440, speed: 0.62 } as const;
const STREET = { width: 960 } as const;
/** Names of the shops, over the signs of the strip of houses. */
const SIGNS = [
  { x: 342, y: 499, words: copy.runner.sign },
  { x: 1106, y: 499, words: copy.runner.bakery },
] as const;
const SIGN = { size: 23, fill: C.branco } as const;
const COIN = { size: 19, fill: '#FFF6D8' } as const;
/** Units run in one picture of the cycle: two strides of about 150 units in six pictures. */
const STRIDE = 50;
/** Ticks that the button stays pressed in the picture, and that a landing squashes. */
const PRESSED = 8;
const LANDING = 8;

/** What the picture remembers of the last moments. Changes nothing of the game. */
export class RecentMoves {
  landedAt = -99;
  jumpedAt = -99;
  doorAt = -99;
  /** The obstacle that was jumped or ducked at the last moment. */
  lateFor = -1;
}

/** The whole picture. `alpha` carries the street on between two ticks. */
export function drawRunner(
  context: DrawContext,
  s: Runner,
  alpha: number,
  controls: RunnerControls,
  trail: RecentMoves,
  isWet: boolean,
): void {
  const { field, isMotionReduced } = context;
  const { down, road, buttons } = streetLayout(field.extra);
  const x = (s.x + speedOf(s) * alpha) / PX;
  const parallax = isMotionReduced ? HOUSES.speed : 1;
  drawClouds(field, x);
  if (!isWet) drawHighSky(field, isMotionReduced ? 0 : x, isMotionReduced ? 0 : s.tick, down);
  if (!context.detail.isLight) strip(field, 'cidade', FAR.width, isMotionReduced ? 0 : x * FAR.speed, down);
  drawHouses(field, x * HOUSES.speed * parallax, down);
  strip(field, 'rua', STREET.width, x, down);
  drawDoor(field, x, s.tick, trail, down);
  drawTreats(field, s, x, isMotionReduced, road);
  drawObstacles(field, s, x, isMotionReduced, 'behind', road);
  drawBody(context, s, alpha, trail, road);
  drawObstacles(field, s, x, isMotionReduced, 'before', road);
  if (isWet && !context.detail.isLight) drawRain(field, isMotionReduced ? 0 : s.tick + alpha, road);
  drawRoute(field, s);
  drawButtons(field, s.tick, controls, buttons);
}

/** A strip that repeats as the street goes by. */
function strip(field: Field, name: string, width: number, x: number, down: number): void {
  for (let left = -(x % width); left < WIDTH; left += width) field.put(name, left, down);
}

function drawHouses(field: Field, x: number, down: number): void {
  for (let left = -(x % HOUSES.width); left < WIDTH; left += HOUSES.width) {
    field.put('telhados', left, down);
    field.put('casas', left, down);
    for (const { x: at, y, words } of SIGNS) {
      const place = left + at;
      if (place > -220 && place < 990) field.wordsOnThing(place, y + down, words, SIGN);
    }
  }
}

const screenX = (place: number, x: number): number => AT + place - x;

/** The neighbour who waits at the next door, and waves when the pizza has come. */
function drawDoor(field: Field, x: number, tick: number, trail: RecentMoves, down: number): void {
  const next = Math.ceil(Math.max(1, x - 400) / R.DOOR_EVERY) * R.DOOR_EVERY;
  const at = screenX(next, x);
  if (at < -200 || at > 900) return;
  const who = (next / R.DOOR_EVERY) % 4;
  const isGlad = tick - trail.doorAt < 90;
  const hop = isGlad ? Math.abs(Math.sin((tick - trail.doorAt) / 7)) * 10 : 0;
  field.put('porta', at, 716 + down);
  field.put(isGlad || at < 560 ? `vizinho-${who}-acena` : `vizinho-${who}`, at + 112, 730 + down - hop);
}

function drawTreats(field: Field, s: Runner, x: number, isMotionReduced: boolean, road: number): void {
  for (let i = s.nextTreat; i < s.street.treats.length; i += 1) {
    const treat = s.street.treats[i];
    if (treat === undefined) break;
    const at = screenX(treat.x, x);
    if (at > 840) break;
    if (at < -60 || s.taken.includes(i)) continue;
    const y = road - treat.y + (isMotionReduced ? 0 : Math.sin((s.tick + i * 20) / 14) * 3);
    if (treat.box) {
      field.put('caixa', at, y);
      continue;
    }
    // Coins turn: only their width changes.
    const turn = isMotionReduced ? 1 : 0.72 + 0.28 * Math.abs(Math.cos((s.tick + i * 9) / 16));
    field.putScaled('moeda', at, y, turn, 1);
    field.wordsOnThing(at, y + 7, 'R$', COIN, turn);
  }
}

/** The washing hangs before the runner, everything else stands behind. */
function drawObstacles(
  field: Field,
  s: Runner,
  x: number,
  isMotionReduced: boolean,
  depth: 'behind' | 'before',
  road: number,
): void {
  for (let i = Math.max(0, s.nextObstacle - 2); i < s.street.obstacles.length; i += 1) {
    const obstacle = s.street.obstacles[i];
    if (obstacle === undefined) break;
    const at = screenX(obstacle.x, x);
    if (at > 940) break;
    if (at < -180 || (obstacle.kind === 'wire') !== (depth === 'before')) continue;
    switch (obstacle.kind) {
      case 'cone':
        field.put('cone', at, road - 34);
        break;
      case 'hole':
        field.put('buraco', at, road + 8);
        break;
      case 'dog': {
        // He looks up and wags: a little breath is enough.
        const breath = isMotionReduced ? 0 : Math.sin(s.tick / 6) * 0.02;
        field.putScaled('caramelo', at, road - 52, 1 + breath, 1 - breath);
        break;
      }
      default:
        field.put(`varal-${isMotionReduced ? 0 : Math.floor(s.tick / 20) % 2}`, at, road);
    }
  }
}

function poseOf(s: Runner): string {
  if (s.stumble > 0) return 'tropeca';
  if (s.duck > 0 && s.y === 0) return `agacha-${Math.floor(s.x / PX / STRIDE) % 2}`;
  if (s.y > 0) return s.vy > 0 ? 'sobe' : 'desce';
  return `corre-${Math.floor(s.x / PX / STRIDE) % 6}`;
}

function drawBody(
  { field, isMotionReduced, vigor }: DrawContext,
  s: Runner,
  alpha: number,
  trail: RecentMoves,
  road: number,
): void {
  const height = Math.max(0, s.y === 0 ? 0 : s.y + s.vy * alpha) / PX;
  const lift = Math.min(1, height / 200);
  if (lift === 0) field.put('sombra-no-chao', AT, road + 6);
  else field.putFaded('sombra', AT, road + 6, 1 - lift * 0.5, 0.8 - lift * 0.25);
  if (s.stumble === 0 && !isMotionReduced) field.put('vento', AT - 66, road - height - 20 + Math.sin(s.tick / 7) * 4);
  if (s.stumble === 0) drawFlames(field, s, road - height, isMotionReduced);
  const landed = s.tick - trail.landedAt;
  const jumped = s.tick - trail.jumpedAt;
  const squash =
    isMotionReduced || s.stumble > 0
      ? 0
      : landed < LANDING
        ? 0.08 * (1 - landed / LANDING)
        : jumped < LANDING
          ? -0.06 * (1 - jumped / LANDING)
          : 0;
  const { g } = field.pen;
  // Untouchable for a while: paler, but never a flicker.
  if (s.safe > 0) g.globalAlpha = 0.7;
  const wobble = s.stumble > 0 && !isMotionReduced ? Math.sin(s.stumble / 4) * 4 : 0;
  if (wobble === 0) field.putScaled(poseOf(s), AT, road - height, 1 + squash, 1 - squash);
  else field.putTurned(poseOf(s), AT, road - height, wobble);
  g.globalAlpha = 1;
  if (vigor < 100) field.put('suor', AT - 8, road - height - 214);
  if (s.stumble === 0) return;
  for (let i = 0; i < 3; i += 1) {
    const turn = (isMotionReduced ? 0 : s.tick / 8) + i * 2.1;
    field.put('estrelinha', AT + 40 + Math.cos(turn) * 44, road - height - 262 + Math.sin(turn) * 12);
  }
}

/** Obstacles cleared in a row light flames behind the heels. */
function drawFlames(field: Field, s: Runner, foot: number, isMotionReduced: boolean): void {
  const flames = flamesOf(s);
  for (let i = 0; i < flames; i += 1) {
    const flicker = isMotionReduced ? 0 : Math.sin(s.tick / 4 + i * 2) * 0.12;
    field.putScaled(
      'chama',
      AT - 44 - i * 26,
      foot - 22 - i * 5,
      1.4 - i * 0.25 + flicker / 2,
      1.4 - i * 0.25 + flicker,
    );
  }
}

/** The way to the next door; a flame while the pizza is hot. */
function drawRoute(field: Field, s: Runner): void {
  const share = (s.x / PX - s.doors * R.DOOR_EVERY) / R.DOOR_EVERY;
  const way = Math.min(1, Math.max(0, share));
  field.put('rota', 144, 142);
  field.put('bandeira', 594, 166);
  field.putPart('rota-feita', 186, 161, Math.max(0.025, way));
  const x = 186 + way * 396;
  field.put(s.hot ? 'rota-marca-quente' : 'rota-marca', x, 166);
  field.put('fatia', x, 166);
  if (s.hot) field.put('chama', x + 14, 144);
}

function drawButtons(field: Field, tick: number, { pressed, isOneKey }: RunnerControls, top: number): void {
  const isDown = (code: number): boolean => tick - (pressed[code] ?? -99) < PRESSED;
  if (isOneKey) {
    const down = isDown(R.ACT);
    field.textPlate(
      'act',
      `${down}`,
      (pen) => button(pen, 696, copy.runner.act, C.mata, C.branco, 'M-18 10 L0 -10 L18 10', down),
      708,
      116,
      30,
      top,
    );
    return;
  }
  const [up, low] = [isDown(R.JUMP), isDown(R.DUCK)];
  field.textPlate(
    'jump',
    `${up}`,
    (pen) => button(pen, 336, copy.runner.jump, C.ipe, C.tinta, 'M-18 10 L0 -10 L18 10', up),
    348,
    116,
    30,
    top,
  );
  field.textPlate(
    'duck',
    `${low}`,
    (pen) => button(pen, 336, copy.runner.duck, C.jabuticaba, C.branco, 'M-18 -10 L0 10 L18 -10', low),
    348,
    116,
    390,
    top,
  );
}

function button(
  pen: Pen,
  width: number,
  words: string,
  face: string,
  ink: string,
  arrow: string,
  isDown: boolean,
): void {
  const y = isDown ? 10 : 4;
  pen.rect(6, 16, width, 96, 26, shade(face, 0.34)).rect(6, y, width, 96, 26, face);
  pen.fade(0.3, (p) => p.rect(20, y + 6, width - 28, 6, 3, C.branco));
  pen
    .at(width / 2 - 88, y + 50, (p) => p.line(arrow, ink, 9))
    .text(width / 2 + 28, y + 62, words, { size: 36, fill: ink });
}
