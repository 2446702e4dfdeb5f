/** Moto zero km. */
import { shade, tint } from '../../core/colour.ts';
import { circ, ell, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Dream } from './dream.ts';
import { bow, ground, spark, spokedWheel } from './dream-parts.ts';

export const MOTORBIKE: Dream = {
  id: 2,
  name: 'Moto zero km',
  bg: '#FFE2D8',
  parts: () => [
    ground() + spokedWheel(-84, 62, 44) + spokedWheel(88, 62, 44),
    // frame, swing arm, fork
    line('M-84 62 L-6 54', '#8E86B4', 12) +
      line('M88 62 L54 -26', '#A79FCB', 12) +
      line('M82 62 L48 -26', '#8E86B4', 7) +
      path('M-30 18 H30 L52 -28 H66 L46 58 C40 74 -14 76 -26 60Z', C.carbono),
    // engine and exhaust
    path('M-22 22 H34 L40 54 C34 68 -10 68 -18 56Z', '#8E86B4') +
      [0, 1, 2, 3].map((i) => rect(-16 + i * 2, 26 + i * 7, 46 - i * 2, 3.6, 1.8, '#6C6394')).join('') +
      circ(10, 58, 17, '#A79FCB') +
      circ(10, 58, 8, '#6C6394') +
      line('M2 66 C-12 78 -30 76 -44 74', '#CFC6EA', 9) +
      path('M-40 66 L-112 58 C-120 58 -120 78 -112 80 L-40 82Z', '#CFC6EA') +
      path('M-40 75 L-116 72 C-116 78 -114 80 -112 80 L-40 82Z', '#A79FCB'),
    // tank and seat
    path('M-30 18 C-46 6 -40 -16 -22 -24 C0 -42 42 -40 58 -24 C62 -8 52 10 36 18Z', C.flamboyant) +
      path('M-24 -10 C-14 -28 10 -34 32 -32 C12 -24 -4 -14 -10 0 C-14 4 -30 0 -24 -10Z', tint(C.flamboyant, 0.42)) +
      path('M46 -31 C62 -22 60 2 36 18 H12 C36 8 46 -8 46 -31Z', shade(C.flamboyant, 0.22)) +
      path('M-118 -26 C-98 -34 -62 -30 -30 -20 C-40 -12 -44 2 -38 14 C-66 14 -96 2 -118 -26Z', '#43386E') +
      path('M-112 -22 C-90 -6 -66 4 -40 8 L-38 14 C-66 14 -96 2 -118 -26Z', C.flamboyant) +
      rect(-126, -22, 16, 10, 5, C.brasa),
    // front: fairing, lamp, handlebar, mudguard
    path('M48 -34 C50 -56 70 -66 84 -56 C92 -46 88 -30 72 -22 C62 -20 50 -24 48 -34Z', C.flamboyant) +
      path('M74 -60 C94 -54 92 -30 72 -22 C80 -34 80 -50 74 -60Z', shade(C.flamboyant, 0.22)) +
      circ(84, -42, 13, '#FFF3C4') +
      circ(86, -42, 7, C.ipe) +
      path('M56 -58 C62 -78 78 -80 88 -62 C78 -66 66 -64 56 -58Z', C.vidro) +
      line('M54 -46 L34 -68', '#6C6394', 8) +
      line('M22 -72 L40 -68', C.tinta, 12) +
      line('M44 -60 L34 -92', '#6C6394', 4) +
      ell(30, -98, 15, 9, C.vidro, { stroke: '#6C6394', 'stroke-width': 4 }) +
      path('M46 30 C56 4 104 2 128 34 C110 20 74 16 58 32Z', C.flamboyant),
    bow(-78, -28, 0.66, C.ipe) + spark(118, -86) + spark(-118, -76, 0.8) + spark(-20, -112, 0.7),
  ],
};
