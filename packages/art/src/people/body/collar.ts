/** Collars, hoods and lapels. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Top } from '../person.ts';
import type { Cloth } from './cloth.ts';

/** collar, hood or the edge around the neck */
export function collar({ area, line, flap }: Cloth, top: Top, x: number, sway: number): Svg {
  const { colour: c, inner = c } = top;
  const wings = (left: Colour, right: Colour): Svg =>
    flap(
      [
        [1.05, -14, 1],
        [0.98, -18],
        [0.9, x - 13, 1],
        [0.97, x, 1],
      ],
      left,
      0.3,
    ) +
    flap(
      [
        [1.05, 14, 1],
        [0.98, 18],
        [0.9, x + 14, 1],
        [0.97, x, 1],
      ],
      right,
      0.3,
    );
  const lapels = (depth: number): Svg =>
    flap(
      [
        [1.07, -13, 1],
        [1, -20],
        [depth, x - 13, 1],
        [0.98, x - 8, 1],
      ],
      tint(c, 0.14),
      0.3,
    ) +
    flap(
      [
        [1.07, 13, 1],
        [1, 20],
        [depth, x + 14, 1],
        [0.98, x + 8, 1],
      ],
      shade(c, 0.08),
      0.3,
    );
  switch (top.kind) {
    case 'shirt':
      return wings(tint(c, 0.3), tint(c, 0.3));
    case 'polo':
      return wings(inner, inner);
    case 'jacket':
      return lapels(0.86);
    case 'blazer':
      return (
        lapels(0.6) +
        area(
          [
            [1.04, -8],
            [0.94, x],
            [1.04, 8],
          ],
          inner,
        )
      );
    case 'hoodie':
      return (
        flap(
          [
            [1.06, -22],
            [0.98, -26],
            [0.9, x - 8],
            [0.88, x + 2],
            [0.92, x + 14],
            [0.98, 25],
            [1.06, 21],
            [1, 10],
            [0.97, x],
            [1, -12],
          ],
          shade(c, 0.1),
          0.4,
        ) +
        [-7, 8]
          .map((u, i) =>
            line(
              [
                [0.92, x + u],
                [0.8, x + u + sway * 0.3],
                [i ? 0.66 : 0.7, x + u + sway * 0.6],
              ],
              C.branco,
              3.2,
            ),
          )
          .join('')
      );
    default:
      return line(
        [
          [1.03, -14],
          [0.955, x * 0.5],
          [1.03, 14],
        ],
        top.stripes ?? shade(c, 0.14),
        4,
      );
  }
}
