import { type Colour, mix, shade, tint } from '../../core/colour.ts';
import { applyAll, between, corner, type Knot, type Point, points, scaleOf } from '../../core/geometry.ts';
import { oval, shape } from '../../core/outline.ts';
import { brush, ink, inside, print, sheet } from '../../core/paper.ts';
import { each, path, type Svg } from '../../core/svg.ts';
import { type FaceFrame, narrow, slide } from './ball.ts';

const SIZE = { broad: { w: 21, h: 9 }, thin: { w: 15, h: 3.6 } } as const;
export function moustache({ m, face, person, turn, nod }: FaceFrame): Svg {
  if (face.moustache === undefined) return '';
  const { w, h } = SIZE[face.moustache];
  const x = slide(0, turn) + turn / 15;
  const y = face.nose.y + 8 + nod * 1.2;
  const far = narrow(12, turn);
  const isBroad = face.moustache === 'broad';
  const colour = isBroad ? person.hair : mix(person.hair, '#8A7F8F', 0.25);
  const outline: readonly Knot[] = points`
    ${x},${y - 0.5} ${x + w * 0.5 * far},${y - 1.2} ${x + w * far},${y + h * 0.85} ${x + w * 0.62 * far},${y + h * 1.16}
    ${x},${y + h * 0.8} ${x - w * 0.62},${y + h * 1.16} ${x - w},${y + h * 0.85} ${x - w * 0.5},${y - 1.2}
  `;
  const hairs = isBroad
    ? each([-9, -4, 5], (dx) =>
        ink(
          m,
          [
            [x + dx, y + 2],
            [x + dx + (dx < 0 ? -3 : 2), y + 6.4],
          ],
          shade(colour, 0.16),
          1.4,
        ),
      )
    : '';
  return sheet(m, outline, colour, { lift: 0.45 }) + hairs;
}

const CAVITY = '#5E1B33';
const SHUT = 0.08;
/** Corners and middle of a mouth. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly near: number;
  readonly far: number;
  readonly left: Point;
  readonly right: Point;
  readonly ink: Colour;
}
function spotOf({ face, mood, turn, q, nod, skin }: FaceFrame): Spot {
  const { smile, wide, skew, drop } = mood.mouth;
  const x = slide(0, turn) + q * 1.5;
  const y = face.mouth.y + nod * 1.1 + drop;
  const w = face.mouth.w * (1 + wide);
  const near = Math.min(1, narrow(-14, turn));
  const far = narrow(15, turn);
  return {
    x,
    y,
    w,
    near,
    far,
    left: [x - w * near, y - smile * 4.2 + skew * 2.4],
    right: [x + w * far, y - smile * 4.2 - skew * 3.6],
    ink: mix(shade(skin, 0.5), '#5A1428', 0.5),
  };
}
function dimples({ m, face, mood, skin }: FaceFrame, { y, far, left, right, ink: dark }: Spot): Svg {
  const { smile } = mood.mouth;
  if (!face.dimples || smile <= 0.6) return '';
  const mark = (x: number, by: number): Svg =>
    ink(m, points`${x},${y - smile * 4 - 4} ${x + by},${y - smile * 4 + 1}`, mix(skin, dark, 0.5), 1.6);
  return mark(left[0] - 4, -1.6) + mark(right[0] + 3.6 * far, 1.4 * far);
}
function shutMouth({ m, face, mood, skin }: FaceFrame, { x, y, w, near, far, left, right, ink: dark }: Spot): Svg {
  const { smile, skew } = mood.mouth;
  const { full, lip } = face.mouth;
  const middle: Point = [x, y + smile * 2.2 + skew * 0.5];
  const [, my] = middle;
  const half = (end: Point): Point => [between(end[0], middle[0], 0.5), between(end[1], my, 0.5) + smile * 1.2];
  const lips: readonly Knot[] = [
    corner(left),
    [x - 5.5 * near, my - 4.4 * full],
    [x, my - 3 * full],
    [x + 5.5 * far, my - 4.4 * full],
    corner(right),
    [x + w * 0.45 * far, my + 5.2 * full],
    [x, my + 7 * full],
    [x - w * 0.45 * near, my + 5.2 * full],
  ];
  const under: readonly Point[] = points`${x - 4.5},${y + 8 + smile * 1.5} ${x + 4.5},${y + 8 + smile * 1.5}`;
  const light: readonly Point[] = points`${x - 4},${my + 4 * full} ${x + 1},${my + 4.4 * full}`;
  return (
    (full > 0 ? print(m, lips, lip) + ink(m, light, tint(lip, 0.35), 1.6) : ink(m, under, shade(skin, 0.2), 2)) +
    brush(m, [left, half(left), middle, half(right), right], [0.8, 1.3, 1.5, 1.3, 0.8], dark)
  );
}
function openMouth({ m, face, mood, skin }: FaceFrame, { x, y, w, near, far, left, right }: Spot): Svg {
  const { smile, open, teeth } = mood.mouth;
  const { full, lip } = face.mouth;
  const isSmile = smile > 0.4;
  const end = (p: Point): Knot => (isSmile ? corner(p) : p);
  const top = y - (isSmile ? 0 : open * 4) + smile * 1.6;
  const low = y + 4 + open * 15.5;
  const side = between(top, low, 0.72);
  const over = isSmile ? 0.4 : 1;
  const d = shape(
    applyAll(m, [
      end(left),
      [x - w * 0.5 * near, top - over],
      [x, top],
      [x + w * 0.5 * far, top - over],
      end(right),
      [x + w * 0.66 * far, side],
      [x, low],
      [x - w * 0.66 * near, side],
    ]),
  );
  const depth = Math.min(5.6, 2.4 + open * 3.6);
  const row: readonly Knot[] = [
    [left[0], left[1] - 3, 1],
    [right[0], right[1] - 3, 1],
    [right[0], right[1] + depth - 1],
    [x, top + depth],
    [left[0], left[1] + depth - 1],
  ];
  const gap: readonly Point[] = points`${x + 0.5},${top} ${x + 0.5},${top + depth - 0.4}`;
  const within =
    print(m, oval(x, low + 0.5, w * 0.62, 5 + open * 3), '#EF6B74') +
    (teeth ? print(m, row, '#FFFDF6') + (face.gap ? ink(m, gap, '#6B2238', 1.5) : '') : '');
  const rim = { stroke: lip, 'stroke-width': +(5.2 * full * scaleOf(m)).toFixed(1), 'stroke-linejoin': 'round' };
  const under: readonly Point[] = points`${x - 5},${low + 5.5} ${x + 5},${low + 5.5}`;
  return (full > 0 ? path(d, lip, rim) : ink(m, under, shade(skin, 0.18), 2)) + path(d, CAVITY) + inside(d, within);
}
export function mouth(frame: FaceFrame): Svg {
  const spot = spotOf(frame);
  return (frame.mood.mouth.open < SHUT ? shutMouth : openMouth)(frame, spot) + dimples(frame, spot);
}
