/** Small things that somebody holds or has at the feet in a moment, around 0,0. */
import { shade, tint } from '../core/colour.ts';
import { at, circ, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

const moth =
  path('M0 0 C-6 -14 -22 -16 -22 -4 C-22 6 -8 8 0 2Z', C.labio) +
  path('M0 0 C6 -14 22 -16 22 -4 C22 6 8 8 0 2Z', tint(C.labio, 0.4)) +
  ell(0, 2, 3, 8, C.carbono);

/** An open purse with nothing in it but a moth, about 100 wide; the way that the moth flew is dotted. */
export const emptyPurse: Svg =
  path('M-40 -22 Q0 -40 40 -22 L34 -4 H-34Z', shade(C.jabuticaba, 0.45)) +
  path('M-46 -14 C-52 40 -36 56 0 56 C36 56 52 40 46 -14 Q0 10 -46 -14Z', C.jabuticaba) +
  path('M-46 -14 C-49 10 -48 24 -44 34 Q0 18 44 34 C48 24 49 10 46 -14 Q0 10 -46 -14Z', tint(C.jabuticaba, 0.16)) +
  path('M-46 -14 Q0 10 46 -14', 'none', { stroke: C.ipe, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
  circ(-46, -16, 7, C.mel) +
  circ(46, -16, 7, C.mel) +
  path('M6 -24 C24 -52 -6 -64 16 -88', 'none', {
    stroke: C.tintaSuave,
    'stroke-width': 3.5,
    'stroke-dasharray': '1 9',
    'stroke-linecap': 'round',
  }) +
  at(24, -104, g(moth, { transform: 'rotate(24)' }), 1.2);

/** A brush held at its handle, bristles up, wet with the plan's colour. */
export const paintBrush: Svg =
  rect(-6, -34, 12, 70, 6, C.madeira) +
  rect(-11, -48, 22, 18, 3, '#B9BCD8') +
  path('M-12 -48 C-14 -70 -8 -78 2 -86 C10 -76 14 -66 12 -48Z', C.jabuticaba) +
  path('M-9 -62 C-8 -72 -4 -78 2 -86 C8 -78 10 -70 11 -62Z', tint(C.jabuticaba, 0.25));

/** An open pot of paint standing on the floor, its foot at y = 22. */
export const paintPot: Svg =
  ell(0, 20, 36, 7, shade(C.lilasVivo, 0.2)) +
  path('M-30 -22 V14 Q0 28 30 14 V-22Z', C.papel) +
  path('M-30 -12 V4 Q0 18 30 4 V-12Z', C.ipe) +
  ell(0, -22, 30, 9, '#B9BCD8') +
  ell(0, -22, 25, 6.5, C.jabuticaba) +
  path('M-20 -20 C-20 -4 -18 2 -14 2 C-10 2 -11 -8 -8 -17Z', C.jabuticaba) +
  line('M-30 -18 C-26 -50 26 -50 30 -18', '#8C86B4', 3.5, { fill: 'none' });
