/** What is printed on a top: stripes, flowers, buttons, zips. */
import { shade } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Top } from '../person.ts';
import type { Cloth, Spot } from './cloth.ts';

const BUTTONS = [0.86, 0.66, 0.46, 0.26] as const;
export const FLOWERS: readonly Spot[] = [
  [0.2, -20],
  [0.3, 14],
  [0.46, -8],
  [0.62, 22],
  [0.68, -22],
  [0.82, 6],
  [0.14, 4],
];
const strip = (x: number, wide: number): Spot[] => [
  [1.06, x - wide, 1],
  [-0.2, x - wide, 1],
  [-0.2, x + wide, 1],
  [1.06, x + wide, 1],
];
/** what is printed on the front of a top; x is its middle */
export function printed(cloth: Cloth, top: Top, x: number): Svg {
  const { colour: c, inner = c } = top;
  const { area, line, dot } = cloth;
  switch (top.kind) {
    case 'shirt':
      return (
        line(
          [
            [1.02, x],
            [0.6, x + 2],
            [0.1, x],
          ],
          shade(c, 0.22),
          2,
        ) + BUTTONS.map((v) => dot([v, x + 4], 2.2, C.branco)).join('')
      );
    case 'jacket':
      return (
        area(strip(x, 12), inner) +
        area(
          [
            [1.06, x + 5, 1],
            [-0.2, x + 5, 1],
            [-0.2, x + 13, 1],
            [1.06, x + 13, 1],
          ],
          shade(inner, 0.2),
        )
      );
    case 'blazer':
      return (
        area(
          [
            [1.06, x - 18, 1],
            [0.3, x, 1],
            [1.06, x + 18, 1],
          ],
          inner,
        ) +
        line(
          [
            [0.3, x],
            [-0.2, x + 2],
          ],
          shade(c, 0.3),
          2,
        ) +
        dot([0.2, x + 5], 2.6, shade(c, 0.4))
      );
    case 'hoodie':
      return (
        area(
          [
            [0.34, x - 22],
            [0.36, x],
            [0.34, x + 22],
            [0.12, x + 28],
            [0.1, x],
            [0.12, x - 28],
          ],
          shade(c, 0.13),
        ) +
        area(
          [
            [0.08, -90, 1],
            [0.08, 90, 1],
            [-0.05, 90, 1],
            [-0.05, -90, 1],
          ],
          shade(c, 0.2),
        )
      );
    case 'polo':
      return (
        line(
          [
            [1, x],
            [0.7, x + 1],
          ],
          shade(c, 0.24),
          7,
        ) +
        area(
          [
            [0.66, -90, 1],
            [0.66, 90, 1],
            [0.58, 90, 1],
            [0.58, -90, 1],
          ],
          inner,
        )
      );
    default:
      return '';
  }
}
