/** Icons live in a 64 box centred on 0,0: two or three tones, no outline, readable at 24 px (STYLE section 5). */
import { shade } from '../core/colour.ts';
import { circ, line, path, rect } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';

const ROUND_JOIN = { 'stroke-linejoin': 'round' };
export const ICON = {
  energia:
    path('M5 -29 L-22 5 H-4 L-9 29 L22 -9 H4 L13 -29Z', C.ipe, { stroke: C.ipe, 'stroke-width': 5, ...ROUND_JOIN }) +
    path('M-4 5 L-9 29 L22 -9 H13Z', C.mel, { stroke: C.mel, 'stroke-width': 5, ...ROUND_JOIN }) +
    path('M3 -24 L-14 -2', 'none', { stroke: '#FFF0B8', 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
  esforco:
    path(
      'M-22 -19 C-23 -26 -18 -29 -13 -28 L-2 -27 C5 -26 6 -19 2 -16 L-5 -12 C-6 -6 -5 0 -3 4 C2 -7 15 -10 23 -3 C29 3 30 12 29 22 C29 26 26 27 22 27 H-16 C-25 27 -28 20 -27 12Z',
      C.flamboyant,
    ) +
    path(
      'M29 22 C29 26 26 27 22 27 H-16 C-25 27 -28 20 -27 12 C-10 24 12 20 28.5 10 C29 14 29.3 18 29 22Z',
      shade(C.flamboyant, 0.24),
    ) +
    line('M7 0 C11 -3 16 -3 19 0', '#FFC3B2', 4.5) +
    line('M-13 -27 L-14 -20 M-6 -27 L-7 -21', shade(C.flamboyant, 0.3), 2.6) +
    line('M-20 -12 L-22 4', '#FFA694', 3.6),
  dinheiro:
    circ(0, 3, 27, '#B9700F') +
    circ(0, 0, 27, C.ipe) +
    circ(0, 0, 20, C.mel) +
    text(0, 9, 'R$', { size: 26, fill: '#FFF6D8' }),
  check: line('M-13 1 L-4 10 L14 -9', C.branco, 8),
  fechar: line('M-10 -10 L10 10 M10 -10 L-10 10', C.branco, 6),
  estrela: path('M0 -24 L7 -8 L25 -7 L11 5 L16 23 L0 13 L-16 23 L-11 5 L-25 -7 L-7 -8Z', C.ipe, {
    stroke: C.ipe,
    'stroke-width': 5,
    ...ROUND_JOIN,
  }),
  cadeado:
    path('M-12 -4 V-14 A12 12 0 0 1 12 -14 V-4', 'none', { stroke: '#8C86B4', 'stroke-width': 7 }) +
    rect(-22, -6, 44, 34, 9, C.mel) +
    rect(6, -6, 16, 34, 8, shade(C.mel, 0.2)) +
    circ(0, 9, 5, '#7A4A32') +
    rect(-2, 10, 4, 11, 2, '#7A4A32'),
};
export type IconName = keyof typeof ICON;
export const ICON_NAMES = Object.keys(ICON) as readonly IconName[];
