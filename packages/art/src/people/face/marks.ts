/** What is only hers or only his: blush, freckles, lines, beard, glasses, tears. */
import { type Colour, mix } from '../../core/colour.ts';
import { applyAll, type Knot, knots, type Point, points } from '../../core/geometry.ts';
import { loop, oval, shape } from '../../core/outline.ts';
import { ink, paper, print } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE } from '../../core/tokens.ts';
import { earAt, eyeWidth, eyeX, type FaceFrame, narrow, SIDES, slide } from './ball.ts';

const DROP = '#9BE0F5';
/** on deep skin a blush is warmth, not a patch */
const isDeep = (skin: Colour): boolean => Number.parseInt(skin.slice(1, 3), 16) < 0xa0;
const FRECKLES: readonly Point[] = points`-31,9 -25,13 -20,9 22,9 27,13 32,9`;
const blush = ({ m, mood, turn, nod, skin }: FaceFrame): Svg =>
  mood.warm === 0
    ? ''
    : SIDES.map((s) =>
        print(
          m,
          oval(slide(s * 29, turn * 0.9), 15 + nod, 9.5 * narrow(s * 29, turn), 6.4, 8, s * -10),
          mix(skin, '#E2505C', 0.36),
          +((isDeep(skin) ? 0.16 : 0.26) + 0.2 * mood.warm).toFixed(2),
        ),
      ).join('');
function wrinkles(frame: FaceFrame): Svg {
  const { m, face, turn, nod, skin, deep } = frame;
  if (!face.wrinkles) return '';
  const y = face.eye.y + nod;
  return SIDES.map((s) => {
    const x = eyeX(frame, s);
    const k = eyeWidth(frame, s);
    const from = x + s * (face.eye.w + 3) * k;
    const to = x + s * (face.eye.w + 7.5) * k;
    const cheek: readonly Point[] = [
      [slide(s * 13, turn), 16 + nod],
      [slide(s * 20, turn), 24 + nod],
      [slide(s * 21, turn), 31 + nod],
    ];
    const crow = (a: number, b: number): Svg =>
      ink(m, points`${from},${y + a} ${to},${y + b}`, mix(skin, deep, 0.4), 1.4);
    return ink(m, cheek, mix(skin, deep, 0.42), 1.7) + crow(-2, -4.5) + crow(1.5, 2.4);
  }).join('');
}
function beard({ m, face, turn, nod }: FaceFrame, colour: Colour | undefined, opacity: number): Svg {
  if (colour === undefined) return '';
  const f = face;
  const lip = face.beard === undefined ? 23.5 : 25;
  const outline: readonly Knot[] = [
    [-f.cheek - 6, 12],
    [-f.cheek + 12, 16],
    [slide(-17, turn), 24 + nod],
    [slide(0, turn), lip + nod],
    [slide(17, turn), 24 + nod],
    [f.cheek - 6, 16],
    [f.cheek + 6, 12],
    [f.cheek, 70],
    [-f.cheek, 70],
  ];
  return print(m, outline, colour, opacity);
}
/** Printed on the skin. */
export function skinMarks(frame: FaceFrame): Svg {
  const { m, face, turn, nod, skin } = frame;
  const spot = ([x, y]: readonly [number, number], r: number, colour: Colour): Svg =>
    print(m, oval(slide(x, turn), y + nod, r, r, 5), colour);
  return (
    beard(frame, face.stubble, 0.34) +
    beard(frame, face.beard, 1) +
    blush(frame) +
    (face.freckles ? FRECKLES.map((at) => spot(at, 1.25, mix(skin, '#A8542E', 0.6))).join('') : '') +
    (face.mole ? spot(face.mole, 1.7, '#3B1F23') : '') +
    wrinkles(frame)
  );
}
/** Glasses are a rim and two glints, never a filled disc. */
export function glasses(frame: FaceFrame): Svg {
  const { m, face, nod } = frame;
  const colour = face.glasses;
  if (colour === undefined) return '';
  const y = face.eye.y + nod;
  const [near, far] = [eyeX(frame, -1), eyeX(frame, 1)];
  const lens = SIDES.map((s) => {
    const x = eyeX(frame, s);
    const k = Math.max(0.7, eyeWidth(frame, s));
    const glint: readonly Point[] = points`${x - 8 * k},${y - 4} ${x - 3 * k},${y - 9}`;
    return ink(m, loop(oval(x, y + 1, 14.6 * k, 13.6, 10)), colour, 3) + ink(m, glint, PALETTE.branco, 2, 0.75);
  }).join('');
  const bridge: readonly Point[] = [
    [near + 14 * eyeWidth(frame, -1), y - 1],
    [(near + far) / 2, y - 4],
    [far - 14 * Math.max(0.7, eyeWidth(frame, 1)), y - 1],
  ];
  const temple: readonly Point[] = [
    [near - 14.4, y - 1],
    [earAt(frame, -1)[0] + 4, y - 4],
  ];
  return lens + ink(m, bridge, colour, 3) + ink(m, temple, colour, 3);
}
const drop = ({ m }: FaceFrame, x: number, y: number, size: number): Svg =>
  paper(
    shape(
      applyAll(
        m,
        knots`
          ${x},${y - 2 * size},1 ${x + 3.4 * size},${y + 6 * size} ${x},${y + 9.6 * size}
          ${x - 3.4 * size},${y + 6 * size}
        `,
      ),
    ),
    DROP,
    { lift: 0.3 },
  );
/** Tears of joy and drops of sweat. */
export function drops(frame: FaceFrame): Svg {
  const { mood, face, nod } = frame;
  const tears = mood.hasTears
    ? SIDES.map((s) =>
        drop(frame, eyeX(frame, s) + s * face.eye.w * 0.9 * eyeWidth(frame, s), face.eye.y + nod + face.eye.h * 0.7, 1),
      ).join('')
    : '';
  return tears + (mood.sweats ? drop(frame, -34, -21, 1.25) : '');
}
