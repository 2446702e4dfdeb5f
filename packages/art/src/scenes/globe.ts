/**
 * The raffle: a glass globe that holds one ball for every quota still waiting, so the picture shows the true odds.
 *   globe({ numbers, own, drawn, t })
 * numbers: quotas still waiting (3 to 45). own: the player's quota, ipê yellow with a star. drawn: the quota that comes
 * out, or undefined. t: seconds since the crank was turned; 0 shows the balls at rest.
 * Origin: middle of the globe. Height about -270 .. 330.
 */
import { type Colour, shade, tint } from '../core/colour.ts';
import { lerp } from '../core/geometry.ts';
import { sequence } from '../core/random.ts';
import { at, circ, clip, each, ell, line, nth, type Point, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';

const GLOBE_R = 214;
/** seconds: mixing, then the way of the drawn ball down the chute */
export const MIX = 3;
export const ROLL = 1.2;
const BALL_COLOURS: readonly [Colour, ...Colour[]] = [C.lagoa, C.flamboyant, C.jabuticaba, C.folha, C.ipeRosa, C.mar];
const STAR = 'M0 -1 L.31 -.38 L1 -.3 L.5 .19 L.62 .87 L0 .54 L-.62 .87 L-.5 .19 L-1 -.3 L-.31 -.38Z';

const two = (n: number) => String(n).padStart(2, '0');
/** one ball with its number, or without; the player's own differs in colour and in the star behind the number */
export function ball(number: number, { own = false, r = 30, isBlank = false } = {}) {
  const c = own ? C.ipe : nth(BALL_COLOURS, number);
  const plate = own
    ? path(STAR, C.papel, {
        transform: `scale(${r * 0.74})`,
        stroke: C.papel,
        'stroke-width': 0.3,
        'stroke-linejoin': 'round',
      })
    : circ(0, 0, r * 0.62, C.papel);
  return (
    (own ? circ(0, 0, r * 1.13, C.branco, { opacity: 0.85 }) : '') +
    circ(0, 0, r, c) +
    path(
      `M${r * 0.34} ${-r * 0.94} A${r} ${r} 0 0 1 ${-r * 0.3} ${r * 0.95} C${r * 0.7} ${r * 0.8} ${r * 0.9} ${-r * 0.4} ${r * 0.34} ${-r * 0.94}Z`,
      shade(c, 0.24),
    ) +
    plate +
    path(`M${-r * 0.72} ${-r * 0.3} A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.2} ${-r * 0.76}`, 'none', {
      stroke: tint(c, 0.6),
      'stroke-width': r * 0.13,
      'stroke-linecap': 'round',
    }) +
    (isBlank ? '' : text(0, r * 0.27, two(number), { size: r * 0.78 }))
  );
}
/** radius so that n balls fill about two fifths of the globe */
const ballRadius = (n: number) => Math.min(38, GLOBE_R * Math.sqrt(0.4 / n));

const GOLDEN_ANGLE = 2.39996;
const SETTLE_STEPS = 420,
  CALM_STEPS = 60,
  GRAVITY = 1.5;
interface Spot {
  x: number;
  y: number;
}
/** moves two balls apart as far as they overlap */
function pushApart(a: Spot, b: Spot, r: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d = Math.hypot(dx, dy) || 0.01;
  const push = (2 * r - d) / 2;
  if (push <= 0) return;
  a.x -= (dx / d) * push;
  a.y -= (dy / d) * push;
  b.x += (dx / d) * push;
  b.y += (dy / d) * push;
}
function keepInGlass(spot: Spot, room: number): void {
  const d = Math.hypot(spot.x, spot.y);
  if (d <= room) return;
  spot.x *= room / d;
  spot.y *= room / d;
}
/** resting heap: balls fall, push each other aside and stay within the glass; the same n always rests the same way */
function settle(n: number, r: number): readonly Point[] {
  const room = GLOBE_R - 6 - r;
  const spots = Array.from({ length: n }, (_, i): Spot => {
    const d = room * Math.sqrt((i + 0.5) / n);
    return { x: Math.cos(i * GOLDEN_ANGLE) * d, y: Math.sin(i * GOLDEN_ANGLE) * d };
  });
  for (let step = 0; step < SETTLE_STEPS; step++) {
    // the last steps only push apart, so that no two balls overlap in the end
    const pull = step < SETTLE_STEPS - CALM_STEPS ? GRAVITY : 0.2;
    for (const spot of spots) spot.y += pull;
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) pushApart(a, b, r);
    for (const spot of spots) keepInGlass(spot, room);
  }
  // lower balls are drawn later, left to right, so that numbers read like a list
  return spots.sort((a, b) => b.y - a.y || a.x - b.x).map(({ x, y }): Point => [x, y]);
}
/** heaps that were settled before: a heap takes some milliseconds and never changes */
const heaps = new Map<string, readonly Point[]>();
function heap(n: number, r: number): readonly Point[] {
  const key = `${n}/${r}`;
  const known = heaps.get(key) ?? settle(n, r);
  heaps.set(key, known);
  return known;
}
/** flying balls: a sunflower that turns, each ball with a small dance of its own */
export function flight(n: number, r: number, t: number): readonly Point[] {
  const room = GLOBE_R - 12 - r;
  return Array.from({ length: n }, (_, i) => {
    const w = sequence(i + 5)() * 6.3,
      d = room * Math.sqrt((i + 0.5) / n) * (1 + 0.05 * Math.sin(t * 7 + w)),
      a = i * GOLDEN_ANGLE + t * 3.4 + 0.1 * Math.sin(t * 9 + w);
    return [Math.cos(a) * d, Math.sin(a) * d];
  });
}
/** way of the drawn ball from the mouth of the globe to the cup, u = 0 .. 1 */
const CHUTE: readonly [Point, Point, Point, Point] = [
  [0, 214],
  [0, 256],
  [92, 282],
  [196, 300],
];
function alongChute(u: number): Point {
  const s = Math.min(0.9999, Math.max(0, u)) * (CHUTE.length - 1);
  const i = Math.floor(s);
  return lerp(nth(CHUTE, i), nth(CHUTE, i + 1), s - i);
}
export const stand = () =>
  ell(14, 338, 250, 24, SHADOW, { opacity: 0.18 }) +
  path('M-150 334 C-150 306 -96 300 -74 262 L74 262 C96 300 150 306 150 334Z', C.jabuticaba) +
  path('M30 262 L74 262 C96 300 150 306 150 334 H70 C76 312 56 300 30 262Z', shade(C.jabuticaba, 0.24)) +
  rect(-168, 326, 336, 22, 11, shade(C.jabuticaba, 0.34)) +
  // arms that carry the axle
  path('M-84 300 C-250 250 -268 90 -252 -6 L-226 -6 C-238 92 -212 216 -66 274Z', C.jabuticaba) +
  path('M84 300 C250 250 268 90 252 -6 L226 -6 C238 92 212 216 66 274Z', shade(C.jabuticaba, 0.24));
export const axle = (x: number, c: Colour) =>
  circ(x, 0, 25, shade(c, 0.34)) + circ(x, -4, 25, c) + circ(x, -4, 11, tint(c, 0.4));
/** crank on the right, turning with the mix */
const crank = (angle: number) =>
  at(
    240,
    -4,
    line('M0 0 L34 0', shade(C.mel, 0.2), 15) +
      line('M34 0 L34 -62', C.mel, 15) +
      circ(34, -66, 19, shade(C.flamboyant, 0.3)) +
      circ(34, -69, 19, C.flamboyant) +
      circ(28, -75, 5, '#FFC3B2'),
    1,
    angle,
  );
export const chute = () =>
  path('M-26 236 H26 V252 C40 262 120 268 196 280 V318 C100 308 -26 300 -26 262Z', shade(C.mel, 0.12)) +
  path('M-16 240 H16 V258 C40 272 130 280 196 292 V304 C100 296 -16 288 -16 262Z', shade(C.mel, 0.42)) +
  path('M176 280 H262 C262 316 250 328 219 328 C188 328 176 316 176 280Z', C.mel) +
  path('M236 280 H262 C262 316 250 328 219 328 C236 320 238 304 236 280Z', shade(C.mel, 0.24));
export const cupFront = () =>
  path('M178 300 H260 C258 320 246 328 219 328 C192 328 180 320 178 300Z', C.mel) +
  path('M236 300 H260 C258 320 246 328 222 328 C234 320 238 310 236 300Z', shade(C.mel, 0.24));
export const glassBack = () =>
  circ(0, 0, GLOBE_R + 6, '#BFE6F3') +
  circ(0, 0, GLOBE_R - 2, '#EAF8FC') +
  circ(-40, -46, GLOBE_R * 0.66, C.branco, { opacity: 0.4 });
export const glassFront = () =>
  path(
    `M70 ${-GLOBE_R + 12} A${GLOBE_R} ${GLOBE_R} 0 0 1 60 ${GLOBE_R - 9} C150 120 160 -110 70 ${-GLOBE_R + 12}Z`,
    SHADOW,
    { opacity: 0.08 },
  ) +
  circ(0, 0, GLOBE_R + 2, 'none', { stroke: '#FFFFFF', 'stroke-width': 8, opacity: 0.7 }) +
  path('M-158 -84 A180 180 0 0 1 -66 -166', 'none', {
    stroke: C.branco,
    'stroke-width': 20,
    'stroke-linecap': 'round',
    opacity: 0.85,
  }) +
  circ(-170, -46, 10, C.branco, { opacity: 0.85 }) +
  rect(-58, -GLOBE_R - 24, 116, 34, 15, shade(C.mel, 0.24)) +
  rect(-58, -GLOBE_R - 30, 116, 34, 15, C.mel) +
  rect(-48, -GLOBE_R - 26, 96, 7, 3.5, tint(C.mel, 0.5)) +
  rect(-44, GLOBE_R - 8, 88, 34, 14, shade(C.mel, 0.2)) +
  rect(-44, GLOBE_R - 12, 88, 32, 14, C.mel);

export interface GlobeState {
  /** quotas still waiting, 1 to 45 of them: one ball each, so the picture shows the true odds */
  readonly numbers: readonly number[];
  /** the player's quota */
  readonly own?: number | undefined;
  /** the quota that comes out */
  readonly drawn?: number | undefined;
  /** seconds since the crank was turned; 0 shows the balls at rest */
  readonly t?: number | undefined;
  /** balls inside show no number: the picture shows how many take part, not which */
  readonly isBlank?: boolean | undefined;
}
/** The globe around its middle, about -270 to 330 high and 560 wide. */
export function globeBody({ numbers, own, drawn, t = 0, isBlank = false }: GlobeState): Svg {
  const r = ballRadius(numbers.length);
  const isOut = drawn !== undefined && t >= MIX;
  const inside = isOut ? numbers.filter((number) => number !== drawn) : numbers;
  const spots = t > 0 && !isOut ? flight(inside.length, r, t) : heap(inside.length, r);
  const placed = inside.map((number, i) => ({ number, spot: spots[i] ?? ([0, 0] as const) }));
  // the player's ball is drawn last, so that it is never covered
  const balls = each(
    [...placed.filter((p) => p.number !== own), ...placed.filter((p) => p.number === own)],
    ({ number, spot }) => at(...spot, ball(number, { own: number === own, r, isBlank })),
  );
  const rolling = isOut
    ? at(...alongChute((t - MIX) / ROLL), ball(drawn, { own: drawn === own, r: Math.min(r, 27) }))
    : '';
  return (
    stand() +
    chute() +
    rolling +
    cupFront() +
    glassBack() +
    axle(-240, C.mel) +
    crank(t < MIX ? t * 300 : 0) +
    axle(240, C.mel) +
    clip(circ(0, 0, GLOBE_R - 2, '#fff'), balls) +
    glassFront()
  );
}
const RAYS = 12;
/** the drawn ball, big; only the player's own ball shines */
export const bigBall = (number: number, own: boolean) =>
  (own
    ? times(RAYS, (i) =>
        path('M0 0 L-20 -164 Q0 -172 20 -164Z', C.ipe, { opacity: 0.8, transform: `rotate(${(i * 360) / RAYS})` }),
      )
    : circ(0, 0, 122, C.papel, { opacity: 0.5 })) +
  circ(6, 12, 92, SHADOW, { opacity: 0.2 }) +
  ball(number, { own, r: 92 });
