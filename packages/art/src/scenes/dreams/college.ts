/** Faculdade. */
import { shade } from '../../core/colour.ts';
import { at, circ, g, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { ipe, tree } from '../props.ts';
import type { Dream } from './dream.ts';
import { spark } from './dream-parts.ts';

export const COLLEGE: Dream = {
  id: 3,
  name: 'Faculdade',
  bg: '#FFEFC9',
  parts: () => [
    path('M-150 108 C-120 88 120 88 150 108 V172 H-150Z', '#9BD58C') +
      rect(-118, 88, 236, 10, 3, '#D9CDE8') +
      rect(-128, 97, 256, 10, 3, '#C4B5DA'),
    rect(-108, -30, 216, 120, 2, '#FBEBDD') +
      rect(40, -30, 68, 120, 0, shade('#FBEBDD', 0.12)) +
      rect(-108, -30, 216, 10, 0, shade('#FBEBDD', 0.2)),
    path('M-124 -30 L0 -100 L124 -30Z', C.mar) +
      path('M0 -100 L124 -30 H84 L-14 -92Z', shade(C.mar, 0.2)) +
      path('M-74 -38 L0 -80 L74 -38Z', '#E7F6FB') +
      circ(0, -54, 14, C.ipe) +
      circ(0, -54, 9, '#FFF3C4') +
      line('M0 -54 V-60 M0 -54 H5', C.tinta, 2.4),
    [-88, -46, 32, 74]
      .map(
        (x) =>
          rect(x, -18, 18, 106, 4, C.branco) +
          rect(x + 11, -18, 7, 106, 3, '#D9CDE8') +
          rect(x - 4, -20, 26, 9, 3, C.lilas) +
          rect(x - 4, 80, 26, 9, 3, '#D9CDE8'),
      )
      .join('') +
      rect(-22, 16, 46, 72, 20, '#7A3B2E') +
      rect(-16, 22, 34, 66, 15, '#B9794A') +
      rect(0, 22, 3, 66, 0, '#7A3B2E'),
    at(-130, 106, ipe(C.ipeRosa, 1)) +
      at(132, 106, tree(C.folha, 1)) +
      line('M0 -100 V-136', '#6C6394', 4) +
      path('M2 -136 C16 -142 24 -130 40 -136 V-116 C24 -110 16 -122 2 -116Z', C.folha),
    g(
      path('M0 -34 L66 -10 L0 14 L-66 -10Z', '#3A2A7C') +
        path('M0 -34 L66 -10 L0 14 L-10 10 L40 -10 L-8 -31Z', '#2C2056') +
        path('M-34 4 V26 C-20 38 20 38 34 26 V4 L0 16Z', '#4B3A96') +
        line('M0 -10 L50 2 V26', C.ipe, 4) +
        path('M44 24 H56 L59 42 H41Z', C.ipe),
      { transform: 'translate(70 66) rotate(-10)' },
    ) +
      g(
        rect(-34, -10, 68, 20, 9, '#FFF9EE') +
          rect(-34, 2, 68, 8, 4, '#EAD9BC') +
          rect(-6, -11, 12, 22, 3, C.flamboyant),
        {
          transform: 'translate(-54 92) rotate(-8)',
        },
      ) +
      spark(-110, -70) +
      spark(118, -80, 0.8),
  ],
};
