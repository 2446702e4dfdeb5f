/** Carro novo. */
import { shade, tint } from '../../core/colour.ts';
import { circ, clip, line, path, rect } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Dream } from './dream.ts';
import { bow, glass, ground, spark, wheel } from './dream-parts.ts';

const CAR_BODY =
  'M-140 62 C-146 40 -144 8 -134 -10 C-128 -40 -120 -66 -98 -74 C-60 -82 -10 -82 22 -76 C46 -70 64 -42 82 -16 ' +
  'C108 -12 132 -4 140 14 C146 30 146 48 144 60 C143 68 138 72 130 72 H124 C122 46 106 38 86 38 C66 38 50 46 48 72 ' +
  'H-46 C-48 46 -64 38 -84 38 C-104 38 -120 46 -122 72 H-132 C-138 72 -140 68 -140 62Z';

export const NEW_CAR: Dream = {
  id: 5,
  name: 'Carro novo',
  bg: '#D5EEF8',
  parts: () => [
    ground() +
      rect(-118, 58, 236, 24, 8, '#43386E') +
      path('M-123 78 A39 40 0 0 1 -45 78Z M47 78 A39 40 0 0 1 125 78Z', '#43386E') +
      wheel(-84, 76, 33) +
      wheel(86, 76, 33),
    path(CAR_BODY, C.lagoa) +
      clip(
        path(CAR_BODY),
        path('M-150 30 C-60 20 60 20 150 30 V90 H-150Z', shade(C.lagoa, 0.22)) +
          path(
            'M-104 -76 C-60 -82 -10 -82 22 -76 C34 -72 44 -64 52 -54 C20 -66 -60 -68 -112 -52Z',
            tint(C.lagoa, 0.45),
          ) +
          path('M-138 -2 C-60 -12 60 -12 140 4 L140 10 C60 -4 -60 -4 -140 6Z', tint(C.lagoa, 0.3)),
      ),
    glass('M-114 -14 C-110 -42 -102 -60 -90 -62 C-72 -67 -52 -68 -40 -68 V-14Z', -84) +
      glass('M-28 -68 C-6 -69 12 -67 20 -64 C36 -57 52 -34 62 -14 H-28Z', 14),
    // doors and mirror
    line('M-34 -10 V58 M52 2 C54 14 50 30 46 40', shade(C.lagoa, 0.36), 3) +
      rect(-66, 4, 22, 7, 3.5, shade(C.lagoa, 0.44)) +
      rect(-18, 4, 22, 7, 3.5, shade(C.lagoa, 0.44)) +
      path('M56 -22 h16 c8 0 8 16 0 16 h-12Z', shade(C.lagoa, 0.26)),
    // lamps, bumpers, plate
    path('M114 0 C130 2 140 12 143 24 H120 C112 18 110 8 114 0Z', '#FFF3C4') +
      path('M122 6 C130 8 136 14 138 20 H124 C120 16 120 10 122 6Z', C.ipe) +
      path('M-138 0 H-122 C-118 10 -120 20 -126 26 H-143 C-143 16 -141 8 -138 0Z', C.flamboyant) +
      rect(116, 46, 32, 14, 7, '#E6DDF6') +
      rect(-148, 46, 34, 14, 7, '#E6DDF6') +
      circ(128, 38, 5, '#FFF3C4'),
    // rims and roof rails
    [-84, 86]
      .map((x) =>
        [0, 72, 144, 216, 288]
          .map((a) => rect(-3, -15, 6, 13, 3, '#8C86B4', { transform: `translate(${x} 76) rotate(${a})` }))
          .join(''),
      )
      .join('') +
      line('M-86 -82 H6', C.carbono, 6) +
      line('M-78 -80 V-74 M-2 -82 V-76', C.carbono, 6),
    bow(-36, -86, 0.95) + spark(118, -58) + spark(-128, -62, 0.8) + spark(64, -102, 0.7),
  ],
};
