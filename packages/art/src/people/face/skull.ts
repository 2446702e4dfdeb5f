/** The outline of a head, its planes and ears, and the nose. */
import { shade, tint } from '../../core/colour.ts';
import { applyAll, between, type Knot, points, scaleOf } from '../../core/geometry.ts';
import { loop, oval, shape } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import { path, type Svg } from '../../core/svg.ts';
import type { Face } from '../person.ts';
import { earAt, type FaceFrame, narrow, type Sides, slide, WIDEST } from './ball.ts';

export function nose({ m, face, turn, q, nod, skin, deep }: FaceFrame): Svg {
  const { len, w, ball, bridge, bump = 0 } = face.nose;
  const y = face.nose.y + nod * 1.2;
  const top = slide(0, turn * 0.86);
  const x = slide(0, turn) + q * 3;
  const tip = x + q * 7;
  const near = narrow(0, turn);
  const outline: readonly Knot[] = [
    [top - bridge, y - len],
    [top + bridge * 0.8, y - len - 0.5],
    [top + bridge + bump + q * 3.4, y - len * 0.56],
    [tip + ball * 0.8, y - ball * 0.7],
    [tip + ball * 0.98, y + 0.8],
    [between(x + w, tip + ball * 0.8, q), y + 3.6],
    [x + w * 0.42, y + 6.4],
    [x - w * 0.35 * near, y + 6.2],
    [x - w * 0.96 * near, y + 4.2],
    [x - w * near * 0.96, y - 0.4],
    [x - w * 0.56 * near, y - 4.4],
    [top - bridge * 0.9, y - len * 0.55],
  ];
  const px = scaleOf(m);
  const edge = applyAll(m, outline);
  const shadow = edge.map(([a, b]): Knot => [a + 1.7 * px, b + 2 * px]);
  return (
    path(shape(shadow), shade(skin, 0.24)) +
    path(shape(edge), tint(skin, 0.07)) +
    ink(
      m,
      [
        [x - w * 0.5 * near, y + 4.4],
        [x - w * 0.18 * near, y + 4.9],
      ],
      deep,
      2,
    ) +
    ink(
      m,
      [
        [x + w * 0.24, y + 4.9],
        [x + w * 0.5, y + 4.2],
      ],
      deep,
      2,
    ) +
    print(m, oval(tip - ball * 0.3, y - ball * 0.42, ball * 0.34, ball * 0.24, 6), tint(skin, 0.4))
  );
}

/** Chin, jaw, cheekbone and brow bend the outline on the far side. */
export function skull(f: Face, turn: number): Knot[] {
  const q = turn / WIDEST;
  const fx = slide(0, turn) * 0.72;
  return [
    [-2 * q, -57],
    [30 - q * 2, -50],
    [f.brow + 2 - 3 * q, -27],
    [f.brow + 0.5 - 6 * q, -9],
    [f.cheek - 3.5 * q, 8],
    [f.cheek - 4.5 - 4 * q, 23],
    [fx * 0.6 + f.jaw * (0.9 - 0.16 * q), f.chinY - 20],
    [fx + f.chin * 1.18, f.chinY - 3.5],
    [fx, f.chinY],
    [fx - f.chin * 1.25, f.chinY - 4],
    [between(-f.jaw, -f.jaw + 9, q), f.chinY - 18],
    [between(-f.cheek + 3, -f.cheek + 11, q), 20],
    [-f.cheek - 2 * q, 2],
    [-f.brow - 4 - 4 * q, -22],
    [-33 - 3 * q, -48],
  ];
}
export const skullPath = ({ m, face }: FaceFrame, turn: number): string => shape(applyAll(m, skull(face, turn)));

/** shade under the hair and on the side turned from the light */
export function planes({ m, face: f, q, turn, dark }: FaceFrame): Svg {
  const side: readonly Knot[] = [
    [f.cheek - 3 - 5 * q, -60],
    [f.cheek - 9 - 3 * q, -20],
    [f.cheek - 7, 8],
    [f.jaw - 8 + slide(0, turn) * 0.5, 30],
    [slide(0, turn) * 0.7 + 2, f.chinY - 2],
    [10, f.chinY + 20],
    [90, 60],
    [90, -60],
  ];
  const under: readonly Knot[] = points`-70,-70 70,-70 60,-24 ${20 + q * 10},-26 -20,-27 -58,-16`;
  return print(m, under, dark, 0.45) + print(m, side, dark, 0.3);
}
export function ear(frame: FaceFrame, s: Sides): Svg {
  const { m, face, skin, dark } = frame;
  const [x, y] = earAt(frame, s);
  const k = face.ear;
  return (
    sheet(m, oval(x, y, 8.4 * k, 12.5 * k, 8, s * -8), s > 0 ? shade(skin, 0.08) : skin, { lift: 0 }) +
    ink(
      m,
      points`${x + s * 2 * k},${y - 6 * k} ${x - s * 2.5 * k},${y - 2 * k} ${x - s * 0.5 * k},${y + 4.5 * k}`,
      dark,
      2.2,
    )
  );
}
/** An earring; it swings when the hair does. */
export function earring(frame: FaceFrame, s: Sides, sway: number): Svg {
  const { m, face, person } = frame;
  if (person.earring === undefined) return '';
  const [x, y] = earAt(frame, s);
  return ink(m, loop(oval(x - 1 + sway * 0.35, y + 21 * face.ear, 7.2)), person.earring, 3.4);
}
