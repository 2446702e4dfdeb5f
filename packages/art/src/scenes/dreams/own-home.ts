/** Casa própria. */

import { shade, tint } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { at, circ, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { bush, ipe, tree } from '../props.ts';
import type { Dream } from './dream.ts';
import { bow, spark } from './dream-parts.ts';

export const OWN_HOME: Dream = {
  id: 7,
  name: 'Casa própria',
  bg: '#E2F3DB',
  parts: () => [
    path('M-150 108 C-120 84 120 84 150 108 V172 H-150Z', '#9BD58C') + rect(-104, 90, 196, 16, 4, '#B9A8C6'),
    rect(-98, -14, 184, 106, 3, '#FFE9C9') +
      rect(30, -14, 56, 106, 0, shade('#FFE9C9', 0.14)) +
      rect(-98, 74, 184, 18, 0, '#C9674A'),
    path('M-122 -8 L-8 -104 L112 -8Z', C.tijolo) +
      path('M-8 -104 L112 -8 H62 L-22 -92Z', shade(C.tijolo, 0.2)) +
      line('M-98 -26 L-8 -100', tint(C.tijolo, 0.4), 6),
    rect(42, -96, 26, 52, 2, '#A84A30') +
      rect(58, -96, 10, 52, 2, shade('#A84A30', 0.2)) +
      rect(38, -100, 34, 10, 3, '#E2D3C8'),
    rect(-22, 22, 46, 70, 20, '#7A3B2E') + rect(-16, 28, 34, 64, 15, C.mata) + circ(10, 62, 3.4, C.ipe),
    (
      [
        [-80, 20],
        [42, 20],
      ] as const
    )
      .map(
        ([x, y]) =>
          rect(x - 4, y - 4, 46, 46, 6, C.branco) +
          rect(x, y, 38, 38, 4, C.vidro) +
          path(`M${x + 6} ${y + 38} L${x + 22} ${y} H${x + 32} L${x + 16} ${y + 38}Z`, C.branco, { opacity: 0.5 }) +
          rect(x + 17.5, y, 3, 38, 0, C.branco) +
          rect(x - 7, y + 42, 52, 8, 3, '#C9674A'),
      )
      .join('') +
      circ(-8, -50, 17, C.branco) +
      circ(-8, -50, 13, C.lampada),
    at(-118, 104, tree(C.folha, 1.25)) + at(118, 106, ipe(C.ipe, 1.15)),
    at(-62, 98, bush(C.folha, 0.8)) +
      at(66, 98, bush(C.folha, 0.8)) +
      (
        [
          [-70, 66],
          [-58, 64],
          [52, 66],
          [66, 65],
          [76, 66],
        ] as const
      )
        .map(([x, y], i) => circ(x, y, 5, nth([C.ipeRosa, C.flamboyant], i)))
        .join(''),
    bow(-8, 16, 0.55) +
      spark(-110, -64) +
      spark(122, -40, 0.9) +
      circ(55, -116, 10, C.branco, { opacity: 0.9 }) +
      circ(66, -134, 13, C.branco, { opacity: 0.7 }),
  ],
};
