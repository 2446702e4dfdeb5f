/**
 * Outlines with fewer points, within a tolerance of what they were. Only +, -, *, / and square roots: they give the same
 * on every version of Node, and a choice between two points that are equally far stays the same.
 */
import { cos, lerp, type Point, sub } from './geometry.ts';

/*
 * Path data through the middles of an outline's pieces, bent at its points: quadratic curves of two numbers each, because
 * the handle of the next one is the mirrored handle of the last. Sharp turns stay corners.
 */

/** degrees: an outline that turns more has a corner; a round thing of six points turns 60 at each */
const SHARP = 62;
const COS_SHARP = cos(SHARP);

const middle = (a: Point, b: Point): Point => lerp(a, b, 0.5);
function isSharp(before: Point, at: Point, after: Point): boolean {
  const [ax, ay] = sub(at, before);
  const [bx, by] = sub(after, at);
  return ax * bx + ay * by < COS_SHARP * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
}
/** Two decimals without a zero before the point. */
function number(v: number): string {
  const text = String(+v.toFixed(2)).replace(/^(-?)0\./, '$1.');
  return text.startsWith('-') ? text : ` ${text}`;
}
/** Pieces between corners: from the first of the points to the last, bent at all others. */
function bends(points: readonly Point[]): readonly (readonly Point[])[] {
  const inner = points.slice(1, -1);
  const end = points.at(-1);
  if (end === undefined) return [];
  return inner.length === 0
    ? [[end]]
    : inner.map((p, i) => {
        const next = inner[i + 1];
        const to = next === undefined ? end : middle(p, next);
        return i === 0 ? [p, to] : [to];
      });
}
/** Path data of one outline. */
function rounded(points: readonly Point[], isClosed: boolean): string {
  const n = points.length;
  const point = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  const isCorner = points.map((p, i) =>
    !isClosed && (i === 0 || i === n - 1) ? true : isSharp(point(i - 1), p, point(i + 1)),
  );
  const first = isCorner.indexOf(true);
  // an outline without corners begins between two of its points
  const start = first < 0 ? middle(point(-1), point(0)) : point(first);
  const order = Array.from({ length: isClosed ? n : n - 1 }, (_, i) => (first < 0 ? i : first + 1 + i));
  const runs: Point[][] = [[start]];
  for (const i of order) {
    runs.at(-1)?.push(point(i));
    if (isCorner[(i + n) % n]) runs.push([point(i)]);
  }
  if (first < 0) runs.at(-1)?.push(start);
  let [x, y] = start;
  let d = `M${number(x)}${number(y)}`;
  for (const run of runs.filter((each) => each.length > 1)) {
    bends(run).forEach((piece, i) => {
      const command = piece.length === 2 ? 'q' : i === 0 ? 'l' : 't';
      d += command + piece.map(([px, py]) => number(px - x) + number(py - y)).join('');
      [x, y] = piece.at(-1) ?? [x, y];
    });
  }
  return (isClosed ? `${d}Z` : d).replace(/([a-z]) /gi, '$1');
}

/** commands of core/outline.ts: M is absolute; l, c and s are steps from the last point */
const COMMAND = /([MlcsZ])([^MlcsZ]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const OTHER_COMMAND = /[^MlcsZ\d.\- ]/;
/** straight pieces tried for a curve */
const PIECES = 6;

/** One outline: places in units of the drawing. */
export interface Ring {
  readonly points: Point[];
  isClosed: boolean;
}
const cubicAt = (a: number, b: number, c: number, d: number, t: number): number => {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};

/** Every outline of path data as points; undefined for data that core/outline.ts does not write. */
export function rings(d: string): Ring[] | undefined {
  if (OTHER_COMMAND.test(d)) return undefined;
  const list: Ring[] = [];
  let ring: Ring = { points: [], isClosed: false };
  let [x, y] = [0, 0];
  let [controlX, controlY] = [0, 0];
  for (const [, command, rest = ''] of d.matchAll(COMMAND)) {
    const n = (rest.match(NUMBER) ?? []).map(Number);
    const value = (i: number): number => n[i] ?? 0;
    if (command === 'M') {
      [x, y] = [value(0), value(1)];
      ring = { points: [[x, y]], isClosed: false };
      list.push(ring);
    } else if (command === 'Z') ring.isClosed = true;
    else if (command === 'l') {
      for (let i = 0; i < n.length; i += 2) {
        [x, y] = [x + value(i), y + value(i + 1)];
        ring.points.push([x, y]);
      }
      [controlX, controlY] = [x, y];
    } else {
      const size = command === 'c' ? 6 : 4;
      for (let i = 0; i < n.length; i += size) {
        const k = i + size - 4;
        const first: Point = size === 6 ? [x + value(i), y + value(i + 1)] : [2 * x - controlX, 2 * y - controlY];
        [controlX, controlY] = [x + value(k), y + value(k + 1)];
        const end: Point = [x + value(k + 2), y + value(k + 3)];
        for (let j = 1; j <= PIECES; j++) {
          const t = j / PIECES;
          ring.points.push([cubicAt(x, first[0], controlX, end[0], t), cubicAt(y, first[1], controlY, end[1], t)]);
        }
        [x, y] = end;
      }
    }
  }
  return list;
}
/** Distance of a point from the line piece between two others. */
function away([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  const [x, y] = [px - ax - t * dx, py - ay - t * dy];
  return Math.sqrt(x * x + y * y);
}
/** The points that keep a way within the tolerance (Ramer, Douglas and Peucker). */
function fewer(points: readonly Point[], tolerance: number): Point[] {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || points.length < 3) return [...points];
  const left: Point[] = [start];
  const keep = (from: number, to: number): void => {
    const [first, last] = [points[from] ?? start, points[to] ?? end];
    let [far, index] = [0, 0];
    for (let i = from + 1; i < to; i += 1) {
      const length = away(points[i] ?? last, first, last);
      if (length > far) [far, index] = [length, i];
    }
    if (far <= tolerance) {
      left.push(last);
      return;
    }
    keep(from, index);
    keep(index, to);
  };
  keep(0, points.length - 1);
  return left;
}
/** Points on a grid; those that fall on the place of the last one are left out. */
function onGrid({ points, isClosed }: Ring, tolerance: number, grid: number): Point[] {
  const all = fewer(points, tolerance).map(
    ([x, y]): Point => [Math.round(x / grid) * grid, Math.round(y / grid) * grid],
  );
  const list = all.filter(([x, y], i) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
  const [first, last] = [list[0], list.at(-1)];
  return isClosed && list.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? list.slice(0, -1) : list;
}
/**
 * Path data near outlines; '' when nothing larger than a cell of the grid is left.
 * @param tolerance how far it may be from them, grid the places that a point may have, in units of the drawing
 */
export const simplified = (list: readonly Ring[], tolerance: number, grid: number): string =>
  list
    .map((ring) => {
      const points = onGrid(ring, tolerance, grid);
      return points.length < (ring.isClosed ? 3 : 2) ? '' : rounded(points, ring.isClosed);
    })
    .join('');
/** Width and height of outlines, in their units. */
export function extent(list: readonly Ring[]): Point {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of list)
    for (const [x, y] of points) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return [right - left, bottom - top];
}
