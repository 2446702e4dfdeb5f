/** Balls as bodies in a round glass: gravity, balls that push each other apart, and a wall that carries them along. */
import { sequence } from '../core/random.ts';

/** Inner radius of the glass in units of the picture. */
export const DRUM_RADIUS = 214;
const WALL = 8;
/** units a second a second */
const GRAVITY = 1_500;
const BOUNCE = 0.46;
const PADDLES = 4;
/** degrees from a paddle within which it lifts a ball */
const PADDLE_REACH = 14;
const GOLDEN_ANGLE = 2.39996;

/** A ball: middle and speed in units, turn and spin in degrees. */
export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
}
/** A drum that holds balls of one radius. */
export interface Drum {
  readonly bodies: Body[];
  readonly r: number;
}
/** Radius so that n balls fill about two fifths of the glass. */
export const ballRadius = (n: number): number => Math.min(38, DRUM_RADIUS * Math.sqrt(0.4 / n));

/** A loose heap below the middle. The same n and seed give the same heap. */
export function heapOf(n: number, seed: number): Drum {
  const r = ballRadius(n);
  const chance = sequence(seed * 977 + n);
  const bodies = Array.from({ length: n }, (_, i): Body => {
    const d = (DRUM_RADIUS - WALL - r) * 0.72 * Math.sqrt((i + 0.5) / n);
    const a = i * GOLDEN_ANGLE;
    return { x: Math.cos(a) * d, y: 60 + Math.sin(a) * d * 0.6, vx: 0, vy: 0, turn: chance() * 360, spin: 0 };
  });
  return { bodies, r };
}

function meet(a: Body, b: Body, r: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square >= 4 * r * r || square === 0) return;
  const d = Math.sqrt(square);
  const ux = dx / d;
  const uy = dy / d;
  const apart = (2 * r - d) / 2;
  a.x -= ux * apart;
  a.y -= uy * apart;
  b.x += ux * apart;
  b.y += uy * apart;
  const along = (b.vx - a.vx) * ux + (b.vy - a.vy) * uy;
  if (along < 0) {
    const kick = (-(1 + BOUNCE) * along) / 2;
    a.vx -= ux * kick;
    a.vy -= uy * kick;
    b.vx += ux * kick;
    b.vy += uy * kick;
  }
  // balls that rub turn each other
  const slip = (b.vy - a.vy) * ux - (b.vx - a.vx) * uy;
  a.spin += slip * 0.02;
  b.spin += slip * 0.02;
}

/** degrees from the nearest paddle */
function fromPaddle(body: Body, angle: number): number {
  const gap = 360 / PADDLES;
  const off = ((((Math.atan2(body.y, body.x) * 180) / Math.PI - angle) % gap) + gap) % gap;
  return Math.min(off, gap - off);
}
function touchWall(body: Body, r: number, angle: number, wallSpeed: number): void {
  const room = DRUM_RADIUS - WALL - r;
  const d = Math.hypot(body.x, body.y);
  if (d <= room) return;
  const ux = body.x / d;
  const uy = body.y / d;
  body.x = ux * room;
  body.y = uy * room;
  const out = body.vx * ux + body.vy * uy;
  if (out > 0) {
    body.vx -= (1 + BOUNCE) * out * ux;
    body.vy -= (1 + BOUNCE) * out * uy;
  }
  const own = body.vy * ux - body.vx * uy;
  const grip = fromPaddle(body, angle) < PADDLE_REACH ? 0.34 : 0.07;
  body.vx -= (wallSpeed - own) * uy * grip;
  body.vy += (wallSpeed - own) * ux * grip;
  body.spin += (own - body.spin * 2) * 0.04;
}

/**
 * Moves all balls by one step.
 * @param dt seconds
 * @param angle degrees of the drum
 * @param turns turns a second of the drum
 */
export function step({ bodies, r }: Drum, dt: number, angle: number, turns: number): void {
  for (const body of bodies) {
    body.vy += GRAVITY * dt;
    body.x += body.vx * dt;
    body.y += body.vy * dt;
    body.turn += body.spin * dt;
  }
  for (let pass = 0; pass < 2; pass++)
    for (const [i, a] of bodies.entries())
      for (let j = i + 1; j < bodies.length; j++) {
        const b = bodies[j];
        if (b !== undefined) meet(a, b, r);
      }
  const drag = turns === 0 ? 0.985 : 0.998;
  for (const body of bodies) {
    touchWall(body, r, angle, turns * 2 * Math.PI * DRUM_RADIUS);
    body.vx *= drag;
    body.vy *= drag;
    body.spin *= 0.985;
  }
}
