/** Eyes and brows. Whites are warm and shaded under the lid; a shut eye is one brush line. */
import { mix, tint } from '../../core/colour.ts';
import { apply, applyAll, between, corner, type Knot, type Point, points, scaleOf } from '../../core/geometry.ts';
import { oval, shape } from '../../core/outline.ts';
import { brush, ink, inside, print } from '../../core/paper.ts';
import { circ, path, type Svg, times } from '../../core/svg.ts';
import { PALETTE, SHADOW } from '../../core/tokens.ts';
import { eyeWidth, eyeX, type FaceFrame, type Sides } from './ball.ts';

const INK = '#2B1A2E';
const SHUT = 0.12;

function shutEye(frame: FaceFrame, s: Sides): Svg {
  const { m, face, mood, nod, skin, deep } = frame;
  const { y: ey, h, tilt, lash } = face.eye;
  const y = ey + nod;
  const w = face.eye.w * eyeWidth(frame, s);
  const x = eyeX(frame, s);
  const isLaughing = mood.squeeze > 0.4;
  const base = y + h * (isLaughing ? 0.3 : 0.1);
  const bow = isLaughing ? -h * 0.62 : h * 0.5;
  const out = x + s * w;
  const lid: readonly Point[] = points`
    ${x - s * w},${base + 1} ${x - s * w * 0.35},${base + bow * 0.82} ${x + s * w * 0.3},${base + bow * 0.86}
    ${out + s},${base - tilt * 0.2}
  `;
  const lashes: readonly Point[] = [
    [out + s * 0.2, base - 0.4],
    [out + s * 4.4, base - (isLaughing ? 1 : -1.8) - tilt * 0.4],
  ];
  const crease: readonly Point[] = points`${x - s * w * 0.6},${y + h * 0.95} ${x + s * w * 0.5},${y + h * 1.05}`;
  return (
    brush(m, lid, [0.9, 2, 2.3, 1.1], INK) +
    (lash > 0 ? ink(m, lashes, INK, 1.9) : '') +
    (mood.squeeze > 0.7 ? ink(m, crease, mix(skin, deep, 0.45), 1.5) : '')
  );
}
function openEye(frame: FaceFrame, s: Sides, open: number): Svg {
  const { m, face, mood, nod, skin, deep } = frame;
  const { h, tilt, lash, hood, iris } = face.eye;
  const y = face.eye.y + nod;
  const k = eyeWidth(frame, s);
  const w = face.eye.w * k;
  const x = eyeX(frame, s);
  const inner: Point = [x - s * w, y + 1.4];
  const outer: Point = [x + s * w, y - tilt * 0.6];
  const top = h * open;
  const low = h * 0.66 * (1 - mood.squeeze * 0.75);
  const lidInner: Point = [x - s * w * 0.42, y - top * 0.86];
  const lidOuter: Point = [x + s * w * 0.3, y - top * 0.98 - tilt * 0.2];
  const almond: readonly Knot[] = [
    corner(inner),
    lidInner,
    lidOuter,
    corner(outer),
    [x + s * w * 0.4, y + low * 0.9],
    [x - s * w * 0.4, y + low],
  ];
  const r = h * 0.83;
  const rx = r * Math.max(0.72, k);
  const ix = x + mood.gaze[0] * w * 0.4;
  const iy = y - h * 0.12 + mood.gaze[1] * h * 0.34;
  const px = scaleOf(m);
  const [gx, gy] = apply(m, [ix, iy]);
  const lidShade = [inner, lidInner, lidOuter, outer]
    .reverse()
    .map(([a, b]): Knot => [a, Math.min(b + 3, y - top * 0.42)]);
  const ball =
    print(m, oval(ix, iy, rx, r), iris) +
    print(m, oval(ix, iy, rx * 0.52, r * 0.52), '#1C1024') +
    print(m, oval(ix + r * 0.12, iy + r * 0.5, r * 0.4, r * 0.22, 6), tint(iris, 0.28)) +
    print(m, [inner, lidInner, lidOuter, outer, ...lidShade], SHADOW, 0.2) +
    circ(
      +(gx - r * 0.34 * px).toFixed(1),
      +(gy - r * 0.4 * px).toFixed(1),
      +(r * 0.27 * px).toFixed(1),
      PALETTE.branco,
    );
  const d = shape(applyAll(m, almond));
  const lashes = times(lash, (i) => {
    const base: Point = [between(outer[0], lidOuter[0], i * 0.36), between(outer[1], lidOuter[1], i * 0.5)];
    return ink(m, [base, [base[0] + s * (5 - i * 1.2) * k, base[1] - 2.6 - i * 1.3]], INK, 1.8);
  });
  const fold: readonly Point[] = points`
    ${x - s * w * 0.8},${y - top * 0.9 - 3} ${x + s * w * 0.1},${y - top - 4.2 - hood}
    ${x + s * w * 1.05},${y - top * 0.35 - 3.2}
  `;
  const bag: readonly Point[] = points`${x - s * w * 0.5},${y + low + 3.4} ${x + s * w * 0.6},${y + low + 2.6}`;
  return (
    path(d, '#FFF8EC') +
    inside(d, ball) +
    brush(m, [inner, lidInner, lidOuter, [outer[0] + s * 1.4 * k, outer[1] - 0.3]], [0.8, 1.7, 2.1, 1.4], INK) +
    lashes +
    (hood > 0 ? ink(m, fold, mix(skin, deep, 0.7), 1.5) : '') +
    (face.wrinkles ? ink(m, bag, mix(skin, deep, 0.4), 1.3) : '')
  );
}
export function eye(frame: FaceFrame, s: Sides): Svg {
  const open = frame.mood.open[s < 0 ? 0 : 1];
  return open < SHUT ? shutEye(frame, s) : openEye(frame, s, open);
}
/** Skin over an open eye, so that a shut one may be laid over it. */
export function lidCover(frame: FaceFrame, s: Sides): Svg {
  const { m, face, mood, nod, skin } = frame;
  if (mood.open[s < 0 ? 0 : 1] >= SHUT) return '';
  const { w, h, y } = face.eye;
  return print(m, oval(eyeX(frame, s), y + nod - h * 0.2, w * eyeWidth(frame, s) + 2.6, h * 1.2), skin);
}
export function brow(frame: FaceFrame, s: Sides): Svg {
  const { m, face, mood, nod } = frame;
  const { length, lift, slope, arch, thick, colour, isBushy } = face.brows;
  const k = eyeWidth(frame, s);
  const x = eyeX(frame, s);
  const [i, o] = s < 0 ? [mood.brow[0], mood.brow[1]] : [mood.brow[2], mood.brow[3]];
  const y = face.eye.y + nod - face.eye.h - 7.5 - lift;
  const inner: Point = [x - s * length * 0.95 * k, y - 2 - i * 0.9 + slope * 0.4];
  const outer: Point = [x + s * length * 1.08 * k, y + 2.4 - o * 0.9 - slope * 0.6];
  const middle: Point = [x + s * 1.5 * k, (inner[1] + outer[1]) / 2 - arch - 1];
  const radii = isBushy ? [0.8, 0.85, 0.6] : [0.5, 0.66, 0.24];
  return brush(
    m,
    [inner, middle, outer],
    radii.map((share) => share * thick),
    colour,
  );
}
