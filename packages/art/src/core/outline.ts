/** Path data from points: closed outlines, open curves, limbs, ovals and scallops. */
import { angle, between, dist, type Knot, lerp, type Point, step } from './geometry.ts';

const tenth = (v: number): number => Math.round(v * 10) / 10;
/** handles closer than this go on without a corner, in units of the drawing */
const SAME = 0.25;
/** By tenths: the few thousand steps of which all outlines consist. */
const STEP_TEXTS = new Map<number, string>();
/** One decimal without a zero before the point, after a space or a sign. */
function stepText(v: number): string {
  const tenths = Math.round(v * 10);
  const known = STEP_TEXTS.get(tenths);
  if (known !== undefined) return known;
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const spaced = text.startsWith('-') ? text : ` ${text}`;
  STEP_TEXTS.set(tenths, spaced);
  return spaced;
}
/** Path data with steps instead of places: two thirds of the bytes, and no rounding error adds up. */
export class Pen {
  private x = 0;
  private y = 0;
  /** where the curve would go on without a corner */
  private smooth: Point | undefined;
  private d = '';
  private to([x, y]: Point): void {
    this.x = tenth(x);
    this.y = tenth(y);
  }
  private step([x, y]: Point): string {
    return stepText(tenth(x) - this.x) + stepText(tenth(y) - this.y);
  }
  move(p: Point): this {
    this.to(p);
    this.d += `M${this.x} ${this.y}`;
    return this;
  }
  line(p: Point): void {
    this.d += `l${this.step(p)}`;
    this.to(p);
    this.smooth = undefined;
  }
  cubic(a: Point, b: Point, p: Point): void {
    const isSmooth = this.smooth !== undefined && dist(this.smooth, a) < SAME;
    this.d += isSmooth ? `s${this.step(b)}${this.step(p)}` : `c${this.step(a)}${this.step(b)}${this.step(p)}`;
    this.to(p);
    this.smooth = [2 * this.x - tenth(b[0]), 2 * this.y - tenth(b[1])];
  }
  end(isClosed: boolean): string {
    return (isClosed ? `${this.d}Z` : this.d).replace(/([a-z]) /gi, '$1');
  }
}

export const ORIGIN: Point = [0, 0];
export const twiceArea = (list: readonly Knot[]): number =>
  list.reduce((sum, q, i) => {
    const n = list[(i + 1) % list.length] ?? q;
    return sum + q[0] * n[1] - n[0] * q[1];
  }, 0);
const place = ([x, y]: Knot): Point => [x, y];
/** Closed outline through points, always the same way round, so that outlines in one path unite. */
export function shape(list: readonly Knot[]): string {
  const l = twiceArea(list) < 0 ? [...list].reverse() : list;
  const get = (i: number): Knot => l[(i + l.length) % l.length] ?? ORIGIN;
  const pen = new Pen().move(place(get(0)));
  for (let i = 0; i < l.length; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    if (p1[2] && p2[2]) {
      pen.line(place(p2));
      continue;
    }
    const first: Point = p1[2]
      ? lerp(place(p1), place(p2), 0.3)
      : [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const second: Point = p2[2]
      ? lerp(place(p2), place(p1), 0.3)
      : [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    pen.cubic(first, second, place(p2));
  }
  return pen.end(true);
}
/** The four points around a piece of an open curve. */
const around = (l: readonly Point[], i: number): readonly [Point, Point, Point, Point] => {
  const p1 = l[i] ?? ORIGIN;
  const p2 = l[i + 1] ?? p1;
  return [l[i - 1] ?? p1, p1, p2, l[i + 2] ?? p2];
};
export function curve(l: readonly Point[]): string {
  const pen = new Pen().move(l[0] ?? ORIGIN);
  for (let i = 0; i < l.length - 1; i++) {
    const [p0, p1, p2, p3] = around(l, i);
    pen.cubic(
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    );
  }
  return pen.end(false);
}
/** Points on the curve through points, `per` to a piece. */
export function sample(l: readonly Point[], per: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < l.length - 1; i++) {
    const [p0, p1, p2, p3] = around(l, i);
    for (let j = 0; j < per; j++) {
      const t = j / per;
      const at = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(l.at(-1) ?? ORIGIN);
  return out;
}
export interface TubeOptions {
  readonly start?: 'round' | 'flat';
  readonly end?: 'round' | 'flat';
  /** points to a piece of the spine */
  readonly per?: number;
}
/** Outline of a limb: a curve with half a width at each of its points. Flat ends are hems, round ones lie in something. */
export function tube(
  spine: readonly Point[],
  radii: readonly number[],
  { start = 'round', end = 'round', per = 2 }: TubeOptions = {},
): Knot[] {
  const s = sample(spine, per);
  const last = s.length - 1;
  const point = (i: number): Point => s[Math.max(0, Math.min(last, i))] ?? ORIGIN;
  const radius = (i: number): number => {
    const v = (i / last) * (radii.length - 1);
    const k = Math.floor(v);
    const f = v - k;
    const low = radii[k] ?? 0;
    return between(low, radii[k + 1] ?? low, f * f * (3 - 2 * f));
  };
  const direction = (i: number): number => angle(point(i - 1), point(i + 1));
  const side = (i: number, turn: number): Knot => {
    const isCorner = (i === 0 && start === 'flat') || (i === last && end === 'flat');
    return [...step(point(i), direction(i) + turn, radius(i)), isCorner ? 1 : 0];
  };
  const cap = (i: number, from: number): Knot[] => [-45, 0, 45].map((k) => step(point(i), from + k, radius(i)));
  return [
    ...s.map((_, i) => side(i, -90)),
    ...(end === 'round' ? cap(last, direction(last)) : []),
    ...s.map((_, i) => side(last - i, 90)),
    ...(start === 'round' ? cap(0, direction(0) + 180) : []),
  ];
}
/** An oval, turned by degrees. */
export const oval = (cx: number, cy: number, rx: number, ry = rx, points = 8, turn = 0): Knot[] =>
  Array.from({ length: points }, (_, i) => {
    const [x, y] = step(ORIGIN, (i / points) * 360, 1);
    const length = Math.hypot(x * rx, y * ry);
    return step([cx, cy], angle(ORIGIN, [x * rx, y * ry]) + turn, length);
  });
/** An outline as a line that comes back to where it began. */
export const loop = (list: readonly Knot[]): Point[] => [...list, list[0] ?? ORIGIN].map(place);
