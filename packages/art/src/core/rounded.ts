/**
 * Path data through the middles of an outline's pieces, bent at its points: quadratic curves of two numbers each, because
 * the handle of the next one is the mirrored handle of the last. Sharp turns stay corners.
 */
import { cos, lerp, type Point, sub } from './geometry.ts';

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
export function rounded(points: readonly Point[], isClosed: boolean): string {
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
