/** The nose: a piece of its own with a shadow of its own; no two are alike. */
import { shade, tint } from '../../core/colour.ts';
import { applyAll, between, type Knot, scaleOf } from '../../core/geometry.ts';
import { oval, shape } from '../../core/outline.ts';
import { ink, print } from '../../core/paper.ts';
import { path, type Svg } from '../../core/svg.ts';
import { type FaceFrame, narrow, slide } from './ball.ts';

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
  const points = applyAll(m, outline);
  const shadow = points.map(([a, b]): Knot => [a + 1.7 * px, b + 2 * px]);
  return (
    path(shape(shadow), shade(skin, 0.24)) +
    path(shape(points), tint(skin, 0.07)) +
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
