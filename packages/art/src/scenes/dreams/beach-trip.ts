/** Viagem à praia. */
import { shade } from '../../core/colour.ts';
import { at, circ, g, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { cloud, palm } from '../props.ts';
import type { Dream } from './dream.ts';

export const BEACH_TRIP: Dream = {
  id: 1,
  name: 'Viagem à praia',
  ghostOver: true,
  bg: '#D6F1FA',
  parts: () => [
    path('M-150 40 C-100 24 -40 46 10 34 C60 24 110 40 150 30 V172 H-150Z', '#4DBFD6') +
      path('M-150 58 C-100 44 -50 64 0 52 C60 40 100 58 150 50 V172 H-150Z', '#35A9C4'),
    path('M-150 84 C-90 62 -10 72 40 84 C80 92 120 84 150 88 V172 H-150Z', '#FFE3A8') +
      path('M-150 84 C-90 62 -10 72 40 84 C30 92 -60 84 -150 96Z', '#FFF6DC'),
    circ(88, -66, 34, '#FFE08A') +
      circ(88, -66, 48, '#FFE08A', { opacity: 0.3 }) +
      at(-70, -86, cloud(0.7)) +
      at(40, -20, cloud(0.5, 0.8)),
    at(-104, 100, palm(1.9)),
    at(
      0,
      104,
      line('M-16 -4 L-2 -66', C.terra, 5) +
        path('M-52 -50 C-46 -98 34 -104 48 -62 C20 -74 -26 -66 -52 -50Z', C.flamboyant) +
        path('M-20 -60 C-18 -84 4 -92 8 -88 C18 -84 20 -74 18 -69 C4 -68 -8 -65 -20 -60Z', '#FFF6DC') +
        path('M18 -69 C20 -80 14 -88 8 -88 C30 -92 44 -78 48 -62 C38 -66 28 -68 18 -69Z', shade(C.flamboyant, 0.18)),
    ) +
      rect(46, 58, 66, 48, 10, C.mel) +
      rect(86, 58, 26, 48, 10, shade(C.mel, 0.2)) +
      rect(66, 46, 26, 16, 8, 'none', { stroke: C.terra, 'stroke-width': 5 }) +
      rect(54, 58, 8, 48, 0, C.terra) +
      rect(96, 58, 8, 48, 0, '#7A4A48') +
      circ(79, 82, 9, C.branco) +
      path('M74 82 l4 4 l7 -8', 'none', { stroke: C.mata, 'stroke-width': 3 }),
    g(
      path('M-66 0 C-70 -10 -60 -14 -50 -12 L50 -14 C68 -14 78 -6 74 0 C70 8 50 10 40 10 L-54 8Z', C.branco) +
        path('M-66 0 C-40 8 40 8 74 0 C70 8 50 10 40 10 L-54 8Z', '#CFC6EA') +
        path('M-62 -8 L-76 -36 H-58 L-38 -12Z', C.jabuticaba) +
        path('M6 2 L-30 40 H-8 L36 4Z', '#B4A6DE') +
        [-26, -10, 6, 22, 38].map((x) => circ(x, -4, 3.6, C.mar)).join('') +
        path('M56 -10 C64 -10 70 -6 72 -3 H56Z', C.mar),
      { transform: 'translate(10 -82) rotate(-14)' },
    ) + line('M-62 -58 C-90 -48 -112 -40 -134 -34', C.branco, 4, { 'stroke-dasharray': '10 9' }),
  ],
};
