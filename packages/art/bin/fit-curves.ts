/**
 * Outlines of a TrueType font with fewer curves: runs of its quadratic pieces become cubic ones. Only +, -, *, / and square
 * roots, so that every version of Node gives the same.
 */
export type Place = readonly [x: number, y: number];
/** a straight piece has its end alone, a curve its two handles before it */
export type Piece = readonly [end: Place] | readonly [first: Place, second: Place, end: Place];
/** commands of a font's outline: all absolute */
const COMMAND = /([MLQZ])([^MLQZ]*)/g;
/** points of a quadratic piece that a cubic one is fitted to */
const SAMPLES = 8;
/** times that the points' places along the cubic are made better */
const ROUNDS = 4;
/** pieces meet without a corner when the cosine of the angle between them is above this */
const SMOOTH = 0.985;

const minus = ([ax, ay]: Place, [bx, by]: Place): Place => [ax - bx, ay - by];
const plus = ([ax, ay]: Place, [bx, by]: Place, k: number): Place => [ax + bx * k, ay + by * k];
const dot = ([ax, ay]: Place, [bx, by]: Place): number => ax * bx + ay * by;
const length = (a: Place): number => Math.sqrt(dot(a, a));
const unit = (a: Place): Place => {
  const long = length(a) || 1;
  return [a[0] / long, a[1] / long];
};
const cubicAt = (a: Place, b: Place, c: Place, d: Place, t: number): Place => {
  const u = 1 - t;
  const at = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [at(0), at(1)];
};

interface Quadratic {
  readonly from: Place;
  readonly handle: Place;
  readonly to: Place;
}
const samplesOf = ({ from, handle, to }: Quadratic): Place[] =>
  Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 1) / SAMPLES;
    const u = 1 - t;
    const at = (k: 0 | 1): number => u * u * from[k] + 2 * u * t * handle[k] + t * t * to[k];
    return [at(0), at(1)];
  });

/** Handle lengths by least squares for points at places 0 to 1 along the curve (Schneider, Graphics Gems 1990). */
function handles(points: readonly Place[], along: readonly number[], out: Place, back: Place): readonly [Place, Place] {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
  points.forEach((point, i) => {
    const t = along[i] ?? 0;
    const u = 1 - t;
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
    const rest = minus(point, cubicAt(from, from, to, to, t));
    aa += b1 * b1;
    ab += b1 * b2 * dot(out, back);
    bb += b2 * b2;
    ax += b1 * dot(out, rest);
    bx += b2 * dot(back, rest);
  });
  const determinant = aa * bb - ab * ab;
  const third = length(minus(to, from)) / 3;
  const [a, b] =
    determinant === 0 ? [third, third] : [(ax * bb - bx * ab) / determinant, (aa * bx - ab * ax) / determinant];
  return [plus(from, out, a > 0 ? a : third), plus(to, back, b > 0 ? b : third)];
}
/** The place along the curve that is nearer to a point: one step of Newton's method. */
function nearer(point: Place, a: Place, b: Place, c: Place, d: Place, t: number): number {
  const u = 1 - t;
  const off = minus(cubicAt(a, b, c, d, t), point);
  const slope = (i: 0 | 1): number => 3 * (u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]));
  const bend = (i: 0 | 1): number => 6 * (u * (c[i] - 2 * b[i] + a[i]) + t * (d[i] - 2 * c[i] + b[i]));
  const speed: Place = [slope(0), slope(1)];
  const below = dot(speed, speed) + dot(off, [bend(0), bend(1)]);
  return below === 0 ? t : Math.max(0, Math.min(1, t - dot(off, speed) / below));
}
function fitted(points: readonly Place[], out: Place, back: Place) {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  const steps = points.map((point, i) => length(minus(point, points[i - 1] ?? point)));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let run = 0;
  let along = steps.map((step) => {
    run += step;
    return run / whole;
  });
  let [first, second] = handles(points, along, out, back);
  for (let i = 0; i < ROUNDS; i++) {
    along = along.map((t, k) => nearer(points[k] ?? from, from, first, second, to, t));
    [first, second] = handles(points, along, out, back);
  }
  const away = points.map((point, i) => length(minus(point, cubicAt(from, first, second, to, along[i] ?? 0))));
  return { first, second, error: Math.max(...away) };
}

/** The longest runs of quadratic pieces that one cubic follows within the tolerance. */
function cubics(run: readonly Quadratic[], tolerance: number): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < run.length; ) {
    let [best, taken]: [Piece | undefined, number] = [undefined, 1];
    const start = run[i];
    if (start === undefined) break;
    const points: Place[] = [start.from];
    for (let j = i; j < run.length; j++) {
      const last = run[j];
      if (last === undefined) break;
      points.push(...samplesOf(last));
      const fit = fitted(points, unit(minus(start.handle, start.from)), unit(minus(last.handle, last.to)));
      if (j > i && fit.error > tolerance) break;
      [best, taken] = [[fit.first, fit.second, last.to], j - i + 1];
    }
    if (best !== undefined) pieces.push(best);
    i += taken;
  }
  return pieces;
}
const isSmooth = (a: Quadratic, b: Quadratic): boolean =>
  dot(unit(minus(a.to, a.handle)), unit(minus(b.handle, b.from))) > SMOOTH;

/** The contours of a font's outline, with runs of its curves as cubic ones. Tolerance in the font's units. */
export function fittedContours(outline: string, tolerance: number) {
  const contours: { start: Place; pieces: Piece[] }[] = [];
  let run: Quadratic[] = [];
  let at: Place = [0, 0];
  const flush = (): void => {
    contours.at(-1)?.pieces.push(...cubics(run, tolerance));
    run = [];
  };
  for (const [, command, rest = ''] of outline.matchAll(COMMAND)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') contours.push({ start: [a, b], pieces: [] });
    if (command === 'Q') {
      const next: Quadratic = { from: at, handle: [a, b], to: [c, d] };
      const last = run.at(-1);
      if (last !== undefined && !isSmooth(last, next)) flush();
      run.push(next);
      at = next.to;
      continue;
    }
    flush();
    if (command === 'Z') continue;
    at = [a, b];
    if (command === 'L') contours.at(-1)?.pieces.push([at]);
  }
  flush();
  return contours;
}
