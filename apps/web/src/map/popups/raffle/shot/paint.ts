import {
  BALL_RADIUS,
  cameraAt,
  DRUM_RADIUS,
  type DrumRun,
  ramp,
  SHOT,
  smoothRamp,
  towardsFace,
} from '@consorcio/art/raffle-shot';
import type { NumberedBalls } from './numbered-balls.ts';
import type { Hall, Sprite } from './sprites.ts';
import { change, enter, lay, paintPapers, shade, type View, vignette } from './view.ts';

const FLOOR = 420;
/** cells of the people */
const [CALM, HOPE, JOY, APPLAUSE] = [0, 1, 2, 3];

/** Paints a moment of the shot. @param papers pieces of paper in the air when the player is drawn */
export function paint(context: CanvasRenderingContext2D, scene: Scene, ms: number, papers: number): void {
  const { width, height } = context.canvas;
  const isNarrow = width < height;
  const viewer = { isNarrow, isPair: scene.winner !== null };
  const view: View = { context, width, height, camera: cameraAt(ms, viewer) };
  const { pieces } = scene.hall;
  const joy = smoothRamp(ms, SHOT.reveal, SHOT.face);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#FBDDB8';
  context.fillRect(0, 0, width, height);
  lay(view, pieces.wall);
  change(view, pieces.audience, CALM, 1, joy);
  // who stands beside the way of the ball steps back while it is close
  const aside = smoothRamp(ms, SHOT.letGo, SHOT.gate) * (1 - towardsFace(ms));
  change(view, pieces.moderator, 0, 1, joy, { x: -520 - 60 * aside, y: FLOOR, scale: 1.5 });
  if (scene.winner === null) paintPapers(view, ms - SHOT.reveal, papers);
  people(view, scene, ms, joy, isNarrow);
  helper(view, scene, ms, joy, aside);
  shade(view, 0.56 * smoothRamp(ms, SHOT.silence - 250, SHOT.silence + 150) * (1 - towardsFace(ms)));
  lay(view, pieces.table);
  lay(view, pieces.tube);
  glint(view, ramp(ms, SHOT.gate + 150, SHOT.cup));
  cup(view, scene, ms);
  drum(view, scene, ms);
  paintRaised(view, scene, ms);
  vignette(view);
}

function people(view: View, { hall, winner }: Scene, ms: number, joy: number, isNarrow: boolean): void {
  const hope = smoothRamp(ms, SHOT.gate - 400, SHOT.gate);
  const hop = 26 * joy * Math.abs(Math.sin((ms - SHOT.reveal) / 150));
  const star = winner ?? hall.player;
  const mood = (sprite: Sprite, last: number, x: number, y: number, scale: number): void =>
    joy > 0
      ? change(view, sprite, HOPE, last, joy, { x, y, scale })
      : change(view, sprite, CALM, HOPE, hope, { x, y, scale });
  mood(star, JOY, 800, FLOOR - hop, 1.5);
  if (winner !== null) mood(hall.player, APPLAUSE, isNarrow ? 960 : 1060, FLOOR + 10 - hop / 4, 1.36);
}
function helper(view: View, { hall, run }: Scene, ms: number, joy: number, aside: number): void {
  const at = { x: 462 + 70 * aside, y: FLOOR - 6, scale: 1.28 };
  const turning = 0.5 - 0.5 * Math.cos((run.angleAt(ms) * 4.8 * Math.PI) / 180);
  const hope = smoothRamp(ms, SHOT.letGo, SHOT.gate);
  if (joy > 0) change(view, hall.pieces.helper, 2, 3, joy, at);
  else if (hope > 0) change(view, hall.pieces.helper, 0, 2, hope, at);
  else change(view, hall.pieces.helper, 0, 1, turning, at);
}
/** The ball in the closed tube is a shiver of light. */
const WAY = [
  [0, 224],
  [0, 262],
  [26, 290],
  [100, 302],
  [206, 312],
  [252, 324],
  [268, 352],
] as const;
function glint(view: View, u: number): void {
  if (u <= 0 || u >= 1) return;
  const s = u * (WAY.length - 1);
  const [a, b] = [WAY[Math.floor(s)], WAY[Math.floor(s) + 1]];
  if (a === undefined || b === undefined) return;
  const { context } = view;
  enter(view, 0);
  context.fillStyle = 'rgb(255 249 228 / 0.6)';
  context.beginPath();
  const [x, y] = [a[0] + (b[0] - a[0]) * (s % 1), a[1] + (b[1] - a[1]) * (s % 1)];
  context.arc(x, y, 24, 0, 2 * Math.PI);
  context.arc(x, y, 34, 0, 2 * Math.PI);
  context.fill();
}
function cup(view: View, { hall }: Scene, ms: number): void {
  const open = smoothRamp(ms, SHOT.lift - 60, SHOT.lift + 300);
  lay(view, hall.pieces.cup, { x: 268, y: 372 });
  lay(view, hall.pieces.lid, { x: 268 + open * 96, y: 372 - open * 54, turn: open * 58 });
}
function drum(view: View, { hall, run, dealt, own, balls }: Scene, ms: number): void {
  const angle = run.angleAt(ms);
  lay(view, hall.pieces.globeBack);
  for (let i = 0; i < 4; i++) {
    const a = ((angle + i * 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(a) * (DRUM_RADIUS - 38), Math.sin(a) * (DRUM_RADIUS - 38)];
    lay(view, hall.pieces.paddle, { x, y, turn: angle + i * 90 });
  }
  const place = (isOwn: boolean): void => {
    for (const [i, ball] of run.at(ms).entries()) {
      const number = dealt[i];
      if (ball === null || number === undefined || (number === own) !== isOwn) continue;
      // numbers stay upright enough to be read
      const turn = ((((ball.turn % 360) + 540) % 360) - 180) * 0.55;
      lay(view, balls.of(number), { x: ball.x, y: ball.y, turn, scale: run.r / BALL_RADIUS });
    }
  };
  place(false);
  // the player's ball last: it is never covered
  place(true);
  lay(view, hall.pieces.globeFront);
  lay(view, hall.pieces.crank, { x: 240, y: -4, turn: angle * 2.4 });
}
const mix = (from: number, to: number, u: number): number => from + (to - from) * u;
/** Radius of the ball in the cup, and when it is shown. */
const SMALL = 30;
const LARGE = 92;

/** The hand that lifts the ball out of the cup, its blank side first, until it is turned. */
function paintRaised(view: View, { hall, balls, drawn }: Scene, ms: number): void {
  const up = smoothRamp(ms, SHOT.lift, SHOT.reveal);
  if (up === 0) return;
  const late = view.width < view.height ? towardsFace(ms) : 0;
  const x = mix(mix(268, view.width < view.height ? 318 : 250, up), 600, late);
  const y = mix(mix(360, view.width < view.height ? 0 : -60, up), -300, late);
  const size = mix(SMALL, LARGE, up);
  const turn = ramp(ms, SHOT.reveal - 160, SHOT.reveal + 60);
  const scale = size / BALL_RADIUS;
  if (up > 0.2) lay(view, hall.pieces.arm, { x: x - 6, y: y + size * 0.72, scale: (0.9 * size) / LARGE });
  if (turn < 0.5) lay(view, balls.blank, { x, y, scale, squeeze: Math.max(0.02, 1 - 2 * turn) });
  else lay(view, balls.of(drawn), { x, y, scale, squeeze: Math.max(0.02, 2 * turn - 1) });
}

/** All that a moment is painted from; known before the first picture. */
export interface Scene {
  readonly hall: Hall;
  /** whoever holds the drawn quota, when it is not the player */
  readonly winner: Sprite | null;
  readonly balls: NumberedBalls;
  readonly run: DrumRun;
  /** number of each ball of the run */
  readonly dealt: readonly number[];
  readonly own: number;
  readonly drawn: number;
}
