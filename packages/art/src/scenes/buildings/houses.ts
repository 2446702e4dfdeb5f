/** The anonymous houses and towers around the four places. */
import { type Colour, shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { glass, SHADED_LIT_PANE, SHADED_PANE } from './wall-parts.ts';

export function house(I: Iso, x: number, y: number, w: number, d: number, h: number, wall: Colour, roof: Colour): Svg {
  return I.shadow(x, y, w, d, h) + houseWalls(I, x, y, w, d, h, wall, roof);
}
/** The house without the shadow that it throws. */
export function houseWalls(
  I: Iso,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  wall: Colour,
  roof: Colour,
): Svg {
  const L = w * 40,
    R = d * 40,
    H = h * 40;
  return (
    I.box(x, y, 0, w, d, h, wall) +
    I.onLeft(
      x,
      y + d,
      h,
      rect(L * 0.6, H - 28, 17, 28, 3, shade(roof, 0.2)) +
        glass(L * 0.14, H * 0.3, 19, 17, 2) +
        rect(L * 0.14 - 2, H * 0.3 + 17, 23, 3.5, 1, C.branco),
    ) +
    I.onRight(
      x + w,
      y + d,
      h,
      glass(R * 0.16, H * 0.3, 17, 17, 2, SHADED_PANE) +
        (R > 50 ? glass(R * 0.58, H * 0.3, 17, 17, 2, SHADED_PANE) : ''),
    ) +
    I.gable(x, y, h, w, d, 0.7, roof, wall)
  );
}
export function tower(
  I: Iso,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  c: Colour,
  o: { readonly glass?: Colour; readonly tank?: boolean } = {},
) {
  const L = w * 40,
    R = d * 40,
    H = h * 40;
  let a = '',
    b = '';
  for (let r = 0; r < Math.floor(H / 24); r++) {
    for (let i = 0; i < Math.floor(L / 20); i++)
      a += rect(6 + i * 20, 9 + r * 24, 12, 13, 2, (i * 7 + r * 5) % 6 === 0 ? C.lampada : (o.glass ?? '#CDEFFA'));
    for (let i = 0; i < Math.floor(R / 20); i++)
      b += rect(6 + i * 20, 9 + r * 24, 12, 13, 2, (i * 5 + r * 3) % 7 === 0 ? SHADED_LIT_PANE : '#93CCE6');
  }
  return (
    I.shadow(x, y, w, d, Math.min(h, 2)) +
    I.box(x, y, 0, w, d, h, c) +
    I.onLeft(x, y + d, h, a) +
    I.onRight(x + w, y + d, h, b) +
    I.roof(x, y, h, w, d, c, 0.12) +
    (o.tank ? I.box(x + 0.3, y + 0.3, h, 0.5, 0.5, 0.35, '#D9CDE8') : '')
  );
}
