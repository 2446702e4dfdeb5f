import { BALL_RADIUS, ramp, SHOT, smoothRamp, towardsFace } from '@consorcio/art/raffle-shot';
import type { Scene } from './scene.ts';
import { lay, type View } from './view.ts';

const mix = (from: number, to: number, u: number): number => from + (to - from) * u;
/** Radius of the ball in the cup, and when it is shown. */
const SMALL = 30;
const LARGE = 92;

/** The hand that lifts the ball out of the cup, its blank side first, until it is turned. */
export function paintRaised(view: View, { hall, balls, drawn }: Scene, ms: number): void {
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
