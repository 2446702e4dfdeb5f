/**
 * Hair in profile, facing right, in head space. Takes (persona, dir): dir -1 means that the drawing will be mirrored,
 * so lit and shaded sides change places. Returns { back, front, over?, coversEars?, coversRings? }.
 */

import { type Colour, shade, tint } from '../core/colour.ts';
import { balls, circ, ell, line, path, rect } from '../core/svg.ts';
import type { Hair, HairStyle, Person } from './vocabulary.ts';

/** hair line from the forehead round the ear to the nape */
const SHORT =
  'M43 -32 C32 -40 22 -36 17 -24 C13 -14 8 -8 2 -6 C-2 4 -16 2 -18 14 C-20 24 -24 30 -28 30 ' +
  'C-46 22 -55 4 -54 -14 C-53 -44 -28 -61 6 -61 C28 -61 42 -48 43 -32Z';
const HIGH_GLINT = 'M-34 -38 C-26 -51 -10 -57 6 -56 C-8 -51 -20 -46 -27 -35 C-31 -31 -37 -33 -34 -38Z',
  HIGH_GLINT_FLIPPED = 'M2 -56 C14 -55 24 -50 30 -42 C32 -38 27 -36 24 -39 C18 -46 10 -50 2 -51Z';
const glint = (c: Colour, dir: number, t = 0.18) => path(dir > 0 ? HIGH_GLINT : HIGH_GLINT_FLIPPED, tint(c, t));
const plain = (p: Person, dir: number) => ({ front: path(SHORT, p.hair) + glint(p.hair, dir) });

/** hair in profile, by style */
export const SIDE_HAIR: Readonly<Record<HairStyle, (p: Person, dir: number) => Hair>> = {
  black: (p: Person, dir: number) => ({
    back:
      balls(
        [
          [30, -58, 21],
          [8, -74, 22],
          [-18, -78, 22],
          [-43, -66, 22],
          [-61, -45, 21],
          [-69, -19, 20],
          [-64, 6, 19],
          [-50, 26, 17],
        ],
        p.hair,
      ) + ell(-16, -24, 52, 52, p.hair),
    front:
      path(
        'M41 -36 C30 -42 20 -36 15 -24 C12 -14 8 -8 2 -6 C-2 6 -16 2 -20 14 C-24 28 -32 34 -40 30 ' +
          'C-60 20 -66 -8 -60 -30 C-52 -54 -24 -66 8 -64 C26 -62 38 -52 41 -36Z',
        p.hair,
      ) +
      balls(
        dir > 0
          ? [
              [-46, -52, 10],
              [-28, -66, 11],
              [-8, -72, 10],
            ]
          : [
              [20, -60, 9],
              [4, -68, 10],
              [-14, -70, 9],
            ],
        tint(p.hair, 0.13),
      ) +
      (p.band
        ? path('M44 -34 C30 -62 2 -64 -14 -20 L-24 -6 C-22 -44 -6 -78 22 -72 C36 -66 44 -52 46 -40Z', p.band)
        : ''),
  }),
  longo: (p: Person, dir: number) => ({
    back:
      path('M-8 -60 C-56 -62 -66 -20 -66 16 C-68 54 -82 84 -96 98 C-70 110 -34 106 -16 84 C-4 66 -4 30 4 8Z', p.hair) +
      line('M-52 40 C-56 66 -66 84 -76 96 M-34 50 C-36 72 -42 88 -50 98', tint(p.hair, 0.16), 5),
    front:
      path(
        'M45 -26 C34 -36 22 -34 15 -22 C11 -10 8 8 4 22 C2 34 -6 40 -14 40 C-22 40 -22 44 -26 48 ' +
          'C-54 40 -60 4 -57 -16 C-54 -48 -28 -64 6 -63 C30 -62 45 -46 45 -26Z',
        p.hair,
      ) + glint(p.hair, dir, 0.2),
    coversEars: true,
  }),
  ondulado: (p: Person, dir: number) => ({
    back: balls(
      [
        [-50, 20, 22],
        [-46, 44, 22],
        [-34, 64, 19],
        [-56, -6, 18],
        [-20, 52, 20],
      ],
      p.hair,
    ),
    front:
      path(
        'M45 -26 C34 -38 20 -34 14 -20 C10 -6 6 8 2 20 C-4 36 -20 40 -30 40 C-54 30 -60 2 -57 -16 C-54 -48 -28 -65 6 -64 C30 -63 45 -46 45 -26Z',
        p.hair,
      ) + glint(p.hair, dir),
    coversEars: true,
  }),
  boina: (p: Person, dir: number) => ({
    front: path('M8 -20 C6 -8 2 -4 -2 -4 C-4 6 -14 4 -18 14 C-20 24 -24 30 -28 31 C-44 26 -54 6 -53 -14Z', p.hair),
    over:
      path('M-60 -16 C-70 -54 -36 -80 2 -78 C34 -76 54 -58 52 -30 C30 -30 -30 -30 -60 -16Z', p.cap ?? p.hair) +
      path(
        dir > 0
          ? 'M14 -77 C38 -74 54 -56 52 -30 C44 -30 34 -30 26 -30 C34 -48 28 -66 14 -77Z'
          : 'M-60 -16 C-66 -40 -54 -60 -36 -70 C-48 -52 -46 -34 -40 -21Z',
        shade(p.cap ?? p.hair, 0.16),
      ) +
      path(
        'M-58 -17 C-30 -33 20 -36 50 -34 C64 -32 74 -26 74 -20 C56 -22 -20 -24 -56 -8 C-60 -10 -60 -14 -58 -17Z',
        shade(p.cap ?? p.hair, 0.3),
      ) +
      circ(-2, -78, 5, shade(p.cap ?? p.hair, 0.2)),
  }),
  topete: (p: Person, dir: number) => ({
    front:
      path(
        'M46 -34 C34 -40 24 -34 18 -22 C13 -12 8 -8 2 -6 C-2 4 -16 2 -18 14 C-20 24 -24 30 -28 30 ' +
          'C-46 22 -56 4 -55 -14 C-56 -42 -40 -58 -20 -64 C-4 -84 30 -88 46 -74 C60 -66 58 -46 46 -34Z',
        p.hair,
      ) +
      path(
        'M-6 -66 C8 -80 28 -82 40 -72 C24 -74 12 -68 4 -58 C0 -54 -10 -60 -6 -66Z',
        dir > 0 ? tint(p.hair, 0.22) : shade(p.hair, 0.2),
      ),
  }),
  curto: plain,
  cacheado: (p: Person) => ({
    back: '',
    front:
      path(SHORT, p.hair) +
      balls(
        [
          [36, -42, 11],
          [22, -54, 13],
          [2, -60, 14],
          [-20, -57, 14],
          [-38, -45, 13],
          [-49, -26, 12],
          [-52, -4, 11],
          [-44, 14, 11],
        ],
        p.hair,
      ) +
      balls(
        [
          [-24, -54, 6],
          [-6, -60, 6],
          [-38, -40, 5],
        ],
        tint(p.hair, 0.16),
      ),
  }),
  chanel: (p: Person, dir: number) => ({
    front:
      path(
        'M46 -22 C36 -30 22 -28 16 -20 C12 -8 12 14 8 36 C-10 46 -40 44 -56 36 C-60 10 -60 -8 -57 -18 C-54 -50 -28 -65 6 -64 C32 -63 46 -44 46 -22Z',
        p.hair,
      ) + glint(p.hair, dir, 0.24),
    coversEars: true,
    coversRings: true,
  }),
  rabo: (p: Person, dir: number) => ({
    back: path('M-30 -52 C-80 -62 -104 -22 -92 36 C-82 22 -70 -8 -40 -26Z', shade(p.hair, 0.12)),
    front:
      path(SHORT, p.hair) +
      glint(p.hair, dir) +
      rect(-50, -50, 14, 18, 6, p.band ?? p.top.color, { transform: 'rotate(28 -43 -41)' }),
  }),
  trancas: (p: Person, dir: number) => ({
    back: '',
    front:
      path(SHORT, p.hair) +
      glint(p.hair, dir) +
      [0, 1, 2, 3, 4]
        .map((i) => ell(-24 - i * 4, 30 + i * 16, 11 - i * 0.8, 11, i % 2 ? tint(p.hair, 0.12) : p.hair))
        .join('') +
      rect(-48, 102, 16, 9, 4, p.band ?? p.top.color),
  }),
  coque: (p: Person, dir: number) => ({
    back: circ(-36, -62, 24, p.hair),
    front: path(SHORT, p.hair) + glint(p.hair, dir) + line('M-30 -50 L-18 -58', p.earring ?? p.top.color, 8),
  }),
  careca: (p: Person) => ({
    front: path(
      'M-2 -8 C-2 4 -16 2 -18 14 C-20 24 -24 30 -28 30 C-46 22 -56 4 -53 -16 C-36 -16 -16 -14 -2 -8Z',
      p.hair,
    ),
  }),
  raspado: (p: Person) => ({ front: path(SHORT, shade(p.skin, 0.34), { opacity: 0.75 }) }),
  lenco: (p: Person, dir: number) => ({
    back: path('M-40 10 L-76 32 L-62 36 L-64 54 L-34 34Z', shade(p.scarf ?? p.hair, 0.28)),
    front:
      path(
        'M46 -30 C34 -40 20 -36 10 -20 C0 -4 -20 6 -44 20 C-60 4 -62 -30 -48 -50 C-30 -72 14 -76 34 -58 C42 -50 46 -40 46 -30Z',
        p.scarf ?? p.hair,
      ) + glint(p.scarf ?? p.hair, dir, 0.4),
  }),
};
