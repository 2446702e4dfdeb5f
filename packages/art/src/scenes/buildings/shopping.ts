/** SHOPPING DOS PREÇOS: white and blue, two floors of glass, corner tower. */
import { shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { circ, each, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { FOOTPRINTS } from '../../plans/places.ts';
import { FLAG_POLE } from '../../plans/plan.ts';
import { PLACE_LOOKS } from '../place-icons.ts';
import { awnings, glass, lit } from './wall-parts.ts';

/** the cloth of the mall, from the foot of its pole; wave 1 to -1 is one half of its flutter */
export const flagCloth = (wave = 1): Svg => {
  const [up, down] = [-45.5 - 4.5 * wave, -45.5 + 5.5 * wave];
  return path(`M1 -46 C10 ${up} 16 ${down} 27 -45 V-29 C16 ${down + 16} 10 ${up + 16} 1 -30Z`, C.flamboyant);
};

export function shopping(I: Iso, x: number, y: number, { flag = true }: { readonly flag?: boolean } = {}): Svg {
  const { w, d, ...foot } = FOOTPRINTS[2];
  const X = x + foot.x,
    Y = y + foot.y,
    h = 2.3,
    c = PLACE_LOOKS[2].roof,
    pale = '#E7F6FB';
  let winL = '',
    winR = '';
  for (let i = 0; i < 3; i++) {
    winL += glass(8 + i * 36, 16, 30, 26, 4, '#9ADCF2');
    winR += glass(8 + i * 46, 16, 38, 26, 4, '#7CC6E6');
  }
  return (
    I.shadow(X, Y, w, d, h + 0.6) +
    I.box(X, Y, 0, w, d, h, pale) +
    I.onLeft(X, Y + d, h, [
      winL,
      rect(0, 46, 156, 7, 0, C.ipe),
      lit(8, 58, 30, 30),
      rect(116, 18, 34, 70, 4, c),
      each([0, 1], (i) => glass(120 + i * 14, 56, 12, 34, 2)),
      rect(46, 58, 30, 30, 3, '#FFD9E8'),
      circ(61, 70, 6, C.jabuticaba),
      path('M52 88 C52 76 70 76 70 88Z', C.jabuticaba),
      rect(82, 58, 28, 30, 3, '#FFE9B8'),
      rect(90, 68, 12, 18, 2, C.flamboyant),
    ]) +
    I.onRight(X + w, Y + d, h, [
      winR,
      rect(0, 46, 160, 7, 0, shade(C.ipe, 0.15)),
      rect(8, 58, 38, 30, 3, '#D5F0C8'),
      rect(16, 66, 8, 20, 2, C.mata),
      rect(30, 72, 10, 14, 2, C.mel),
      rect(54, 58, 38, 30, 3, '#FFE0D4'),
      path('M62 88 L66 68 H78 L82 88Z', C.flamboyant),
      rect(100, 58, 36, 30, 3, '#E6DBFB'),
      circ(118, 72, 8, C.jabuticaba),
    ]) +
    I.roof(X, Y, h, w, d, c) +
    I.box(X + w - 1.62, Y + d - 1.62, h, 1.62, 1.62, 0.95, c) +
    I.onLeft(
      X + w - 1.62,
      Y + d,
      h + 0.95,
      times(3, (i) => rect(7 + i * 19, 8, 12, 22, 2, '#BFE9F7')),
    ) +
    I.onRight(
      X + w,
      Y + d,
      h + 0.95,
      times(3, (i) => rect(7 + i * 19, 8, 12, 22, 2, '#8FCBE8')),
    ) +
    I.roof(X + w - 1.62, Y + d - 1.62, h + 0.95, 1.62, 1.62, c, 0.12) +
    I.at(x + FLAG_POLE.x, y + FLAG_POLE.y, FLAG_POLE.z, line('M0 0 V-46', '#6F7FB0', 3) + (flag ? flagCloth() : '')) +
    awnings(I, X + 2.75, Y + d, 0.95, 0, h - 1.3, C.flamboyant, C.branco, 4, 0.35, 0.25)
  );
}
