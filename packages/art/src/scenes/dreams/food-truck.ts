/** Food truck próprio. */

import { shade } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { circ, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import type { Dream } from './dream.ts';
import { glass, ground, spark, wheel } from './dream-parts.ts';

export const FOOD_TRUCK: Dream = {
  id: 6,
  name: 'Food truck próprio',
  bg: '#FFE0E9',
  parts: () => [
    ground() +
      path('M-106 84 A36 44 0 0 1 -34 84Z M46 84 A36 38 0 0 1 118 84Z', '#43386E') +
      wheel(-70, 82, 28) +
      wheel(82, 82, 28),
    path(
      'M-132 -58 C-132 -74 -124 -80 -110 -80 H66 V53 C54 58 48 70 48 82 H-36 C-38 40 -102 40 -104 82 H-122 C-130 82 -132 78 -132 70Z',
      C.ipe,
    ) +
      path('M-132 26 H66 V53 C54 58 48 70 48 82 H-36 C-38 40 -102 40 -104 82 H-122 C-130 82 -132 78 -132 70Z', C.mel) +
      path(
        'M66 -36 H96 C116 -34 128 0 138 24 C142 34 142 74 136 82 H116 C114 62 100 48 82 48 C76 48 70 50 66 53Z',
        shade(C.ipe, 0.08),
      ) +
      path('M66 34 H140 C142 50 140 76 136 82 H116 C114 62 100 48 82 48 C76 48 70 50 66 53Z', shade(C.mel, 0.14)),
    glass('M76 -24 H94 C106 -22 114 0 122 20 H76Z', 96),
    rect(-112, -40, 140, 62, 8, '#6B3A2E') +
      rect(-106, -34, 128, 52, 5, C.lampada) +
      rect(-98, -14, 50, 4, 1, '#B9794A') +
      [-90, -76, -62].map((x, i) => rect(x - 5, -28, 10, 14, 3, nth([C.flamboyant, C.mata, C.mar], i))).join('') +
      circ(-10, -4, 13, '#8A5236') +
      path('M-24 18 C-24 4 4 4 4 18Z', C.branco) +
      path('M-22 -12 C-22 -34 2 -34 2 -12Z', C.branco) +
      circ(-15, -4, 1.8, C.tinta) +
      circ(-6, -4, 1.8, C.tinta) +
      line('M-14 2 C-12 5 -9 5 -7 2', '#4A2B3A', 1.8),
    rect(-122, 20, 160, 10, 5, '#FFF6E6') + rect(-122, 26, 160, 6, 3, '#DCC7C9'),
    Array.from({ length: 8 }, (_, i) =>
      path(`M${-118 + i * 19} -54 h19 l4 30 a11 10 0 0 1 -22 0Z`, i % 2 ? '#FFF6E6' : C.flamboyant, {
        transform: `translate(${(i - 4) * 1.6} 0)`,
      }),
    ).join('') + rect(-124, -60, 162, 10, 4, shade(C.flamboyant, 0.2)),
    rect(-100, -116, 118, 40, 14, C.jabuticaba) +
      rect(-96, -112, 110, 32, 11, 'none', { stroke: '#FFE9B0', 'stroke-width': 2.5 }) +
      text(-41, -88, 'COXINHA', { size: 22, fill: '#FFF3CF' }),
    rect(126, 40, 14, 14, 6, '#FFF6DC') +
      rect(-134, 40, 10, 16, 4, C.flamboyant) +
      rect(110, 72, 36, 11, 5, '#E6DDF6') +
      text(6, 62, 'com amor', { size: 18, fill: '#7A3B2E' }),
    line('M-132 -104 C-150 -110 -150 -90 -132 -80 M30 -98 C70 -70 110 -70 146 -104', C.carbono, 2.5) +
      (
        [
          [50, -86],
          [76, -77],
          [102, -78],
          [126, -90],
        ] as const
      )
        .map(([x, y], i) => path(`M${x - 8} ${y} h16 l-8 16Z`, nth([C.flamboyant, C.folha, C.mar, C.ipe], i)))
        .join('') +
      spark(118, -34) +
      spark(-122, -110, 0.8),
  ],
};
