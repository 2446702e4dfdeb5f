/** The square with the fountain, below the player's lot. */
import { points } from '../../core/geometry.ts';
import { at, ell, line, type Point, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { FOUNTAIN } from '../../plans/plan.ts';
import { bush, ipe, tree } from '../props.ts';
import { TOWN as I } from './town-iso.ts';

/** The water that rises from the fountain, from its middle; height 1 is the calm jet. */
export const fountainSpray = (height = 1): Svg => {
  const top = -32 - 14 * height;
  const arc = -32 - 12 * height;
  return line(`M0 -32 C-2 ${top} -14 ${arc} -15 -30 M0 -32 C2 ${top} 14 ${arc} 15 -30 M0 -32 V${top}`, '#E8FAFD', 3);
};

/** The square with the fountain, its upper corner at x, y. */
export function square(x: number, y: number, { spray = true }: { readonly spray?: boolean } = {}): Svg {
  const paving = (a: readonly Point[]) =>
    I.face(
      '#F8E8CF',
      a.map(([u, v]) => [x + u, y + v, 0.1]),
    );
  const [cx, cy] = I.P(x + FOUNTAIN.x, y + FOUNTAIN.y, FOUNTAIN.z);
  return (
    paving(points`1.8,0.4 3.2,0.4 3.2,4.6 1.8,4.6`) +
    paving(points`0.4,1.8 4.6,1.8 4.6,3.2 0.4,3.2`) +
    (() => {
      const [a, b] = I.P(x + 2.5, y + 2.5, 0.1);
      return ell(a, b, 74, 37, '#F8E8CF') + ell(a, b, 60, 30, '#EBD3B4') + ell(a, b, 54, 27, '#F8E8CF');
    })() +
    I.at(x + 0.9, y + 0.9, 0.1, tree(C.folha, 0.85)) +
    I.at(x + 3.9, y + 0.8, 0.1, ipe(C.ipe, 0.8)) +
    I.at(x + 0.5, y + 4.5, 0.1, bush(C.folha, 0.8)) +
    at(cx, cy, [
      ell(8, 5, 42, 20, SHADOW, { opacity: 0.15 }),
      ell(0, 0, 40, 20, '#C9B7D6'),
      ell(0, -5, 40, 20, '#F3EAF6'),
      ell(0, -5, 33, 16, '#5CC6DB'),
      ell(-4, -7, 22, 9, '#8BE0EC'),
      rect(-5, -28, 10, 24, 3, '#E2D3E8'),
      rect(1, -28, 4, 24, 2, '#C9B7D6'),
      ell(0, -28, 16, 7, '#F3EAF6'),
      ell(0, -29, 12, 5, '#5CC6DB'),
      spray ? fountainSpray() : '',
    ]) +
    I.at(x + 4.4, y + 4.3, 0.1, bush(C.folha, 0.8)) +
    I.at(x + 4.3, y + 1.6, 0.1, bush(C.folha, 0.7))
  );
}
