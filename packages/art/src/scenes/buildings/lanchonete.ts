/** Lanchonete dos Amigos: cream and coral, flat roof, striped awning. */
import { shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { circ, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { FOOTPRINTS } from '../../plans/places.ts';
import { PLACE_LOOKS } from '../place-icons.ts';
import { awnings, glass, lit } from './wall-parts.ts';

export function lanchonete(I: Iso, x: number, y: number): Svg {
  const { w, d, ...foot } = FOOTPRINTS[1];
  const X = x + foot.x,
    Y = y + foot.y,
    h = 1.75,
    red = PLACE_LOOKS[1].roof,
    cream = '#FFEBCB';
  return (
    I.shadow(X, Y, w, d, h) +
    I.box(X, Y, 0, w, d, h, cream) +
    I.box(X, Y, 0, w, d, 0.35, shade(red, 0.06)) +
    I.onLeft(X, Y + d, h, [
      glass(9, 22, 34, 30),
      lit(9, 22, 34, 34),
      lit(49, 22, 34, 34),
      rect(92, 20, 34, 50, 4, C.lagoa),
      glass(97, 26, 24, 20, 3),
      circ(120, 51, 2.2, C.ipe),
    ]) +
    I.onRight(X + w, Y + d, h, [
      lit(10, 22, 46, 34),
      lit(66, 22, 46, 34),
      rect(8, 55, 50, 4, 0, shade(cream, 0.3)),
      rect(64, 55, 50, 4, 0, shade(cream, 0.3)),
      circ(26, 47, 5, C.mata),
      rect(22, 48, 8, 8, 2, C.tijolo),
      circ(88, 46, 6, '#7A4A32'),
      rect(81, 50, 14, 6, 3, C.ipe),
    ]) +
    I.roof(X, Y, h, w, d, red) +
    I.box(X + 0.6, Y + 0.5, h, 0.8, 0.7, 0.45, '#C9D5E8') +
    awnings(I, X, Y, w, d, h - 0.08, red, C.branco, 8, 0.5, 0.4)
  );
}
