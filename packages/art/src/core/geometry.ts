/** Points, affine maps and two-bone reach. Angles in degrees: 0 is right, 90 is down. */
import type { Ball, Point } from './svg.ts';

export type { Point } from './svg.ts';
/** Point of an outline; 1 marks a corner, left out the curve runs through. */
export type Knot = readonly [x: number, y: number, corner?: number];
/** Affine map [a b c d e f] as in SVG. */
export type Map2 = readonly [number, number, number, number, number, number];

/** The numbers of each place of a list as SVG writes them: commas within a place, space between places. */
const listed = (...list: Parameters<typeof String.raw>): number[][] =>
  String.raw(...list)
    .trim()
    .split(/\s+/)
    .map((place) => place.split(',').map(Number));
/** Points as in the attribute of that name: points`-8,0 12,${y}`. */
export const points = (...list: Parameters<typeof String.raw>): Point[] =>
  listed(...list).map(([x = NaN, y = NaN]): Point => [x, y]);
/** Points of an outline, where a third number 1 marks a corner: knots`-8,0 12,40,1`. */
export const knots = (...list: Parameters<typeof String.raw>): Knot[] =>
  listed(...list).map(([x = NaN, y = NaN, corner]): Knot => (corner === undefined ? [x, y] : [x, y, corner]));
/** Rows of three numbers: triples`-15,-42,17 0,-60,19`. */
export const triples = (...list: Parameters<typeof String.raw>): (readonly [number, number, number])[] =>
  listed(...list).map(([x = NaN, y = NaN, z = NaN]) => [x, y, z]);
/** Balls by middle and radius. */
export const circles: (...list: Parameters<typeof String.raw>) => Ball[] = triples;

const RADIANS = Math.PI / 180;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const lerp = (a: Point, b: Point, k: number): Point => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: number, b: number, k: number): number => a + (b - a) * k;
export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
export const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
export const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
/** Point at a distance from another, in a direction. */
export const step = (a: Point, degrees: number, length: number): Point => [
  a[0] + cos(degrees) * length,
  a[1] + sin(degrees) * length,
];
/** Direction from one point to another. */
export const angle = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]) / RADIANS;
/** The same point as a corner of an outline. */
export const corner = ([x, y]: Point): Knot => [x, y, 1];

/** First `n`, then `m`. */
export const mul = (m: Map2, n: Map2): Map2 => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
/** Scales (a negative `sx` mirrors), turns, then moves. */
export function placed(x: number, y: number, s = 1, degrees = 0, sx = s): Map2 {
  const c = cos(degrees);
  const n = sin(degrees);
  return [c * sx, n * sx, -n * s, c * s, x, y];
}
export const apply = (m: Map2, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
export const applyAll = (m: Map2, list: readonly Knot[]): Knot[] =>
  list.map(([x, y, isCorner = 0]) => [...apply(m, [x, y]), isCorner]);
export const scaleOf = (m: Map2): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
export const isMirrored = (m: Map2): boolean => m[0] * m[3] - m[1] * m[2] < 0;

/** Two bones from `a` towards `to`: the joint between them and the end that can be reached; bend 1 or -1 is its side. */
export function reach(a: Point, to: Point, first: number, second: number, bend: number): { mid: Point; end: Point } {
  const wanted = dist(a, to);
  const d = clamp(wanted, Math.abs(first - second) + 6, first + second - 0.6);
  const end: Point = wanted < 0.01 ? add(a, [0, d]) : lerp(a, to, d / wanted);
  const k = (first * first - second * second + d * d) / (2 * d);
  const h = Math.sqrt(Math.max(0, first * first - k * k));
  const u: Point = [(end[0] - a[0]) / d, (end[1] - a[1]) / d];
  return { mid: [a[0] + u[0] * k - u[1] * h * bend, a[1] + u[1] * k + u[0] * h * bend], end };
}
