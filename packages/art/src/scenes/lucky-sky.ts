/** Lucky pictures of sky, land and water: each around its middle, about 90 wide and high. */
import { shade, tint } from '../core/colour.ts';
import { balls, circ, ell, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

const RAYS = Array.from({ length: 8 }, (_, i) =>
  path('M-7 -27 L0 -46 L7 -27Z', C.mel, { transform: `rotate(${i * 45})` }),
).join('');
const STAR = 'M0 -44 L12 -15 L43 -13 L19 7 L27 38 L0 21 L-27 38 L-19 7 L-43 -13 L-12 -15Z';
const WAVE = 'q9 -14 18 0 t18 0 t18 0 t18 0 t18 0';
const cloud = (x: number, y: number, fill: string): Svg =>
  balls(
    [
      [x - 20, y + 4, 15],
      [x, y - 6, 20],
      [x + 20, y + 4, 15],
    ],
    fill,
  ) + rect(x - 34, y + 2, 68, 17, 8, fill);

export const SKY_PICTURES = {
  sol: RAYS + circ(0, 0, 26, C.ipe) + circ(-8, -8, 8, tint(C.ipe, 0.6)),
  lua: path('M14 -42 A44 44 0 1 0 40 20 A36 36 0 0 1 14 -42Z', C.ipe) + circ(-16, 8, 6, C.mel) + circ(0, 26, 4, C.mel),
  estrela: path(STAR, C.mel, { stroke: C.mel, 'stroke-width': 8, 'stroke-linejoin': 'round' }) + path(STAR, C.ipe),
  mar:
    circ(0, 0, 44, C.ceu) +
    path(`M-44 4 ${WAVE} V10 A44 44 0 0 1 -44 10Z`, C.lagoa) +
    path('M-42 18 q10 -12 21 0 t21 0 t21 0 t21 0 A44 44 0 0 1 -42 18Z', C.mar) +
    line('M-22 30 q8 -7 16 0 M6 34 q8 -7 16 0', C.nevoa, 4),
  rio:
    circ(0, 0, 44, C.broto) +
    path('M-10 -43 C34 -18 -34 -4 -18 40 A44 44 0 0 0 22 38 C4 6 52 -12 10 -43Z', C.lagoa) +
    line('M2 -24 q6 6 2 12 M-6 14 q-4 8 0 14', C.nevoa, 4) +
    balls(
      [
        [-28, -12, 9],
        [30, 14, 10],
      ],
      C.folha,
    ),
  monte:
    path('M-46 38 L-8 -36 Q0 -48 8 -36 L46 38Z', C.jabuticaba) +
    path('M8 -36 L46 38 H4Z', shade(C.jabuticaba, 0.26)) +
    path('M-22 -9 L-8 -36 Q0 -48 8 -36 L22 -9 L10 -16 L0 -6 L-10 -16Z', C.branco),
  chuva: line('M-20 20 l-6 18 M0 24 l-6 18 M20 20 l-6 18', C.mar, 7) + cloud(0, -8, C.nevoa) + cloud(0, -12, C.branco),
  arcoiris:
    line('M-38 26 A38 38 0 0 1 38 26', C.flamboyant, 10) +
    line('M-27 26 A27 27 0 0 1 27 26', C.ipe, 10) +
    line('M-16 26 A16 16 0 0 1 16 26', C.folha, 10) +
    balls(
      [
        [-34, 28, 11],
        [-22, 32, 9],
        [34, 28, 11],
        [22, 32, 9],
      ],
      C.nevoa,
    ),
  flor:
    Array.from({ length: 6 }, (_, i) => ell(0, -27, 15, 19, C.ipeRosa, { transform: `rotate(${i * 60})` })).join('') +
    circ(0, 0, 15, C.ipe) +
    circ(-4, -4, 5, tint(C.ipe, 0.5)),
  arvore:
    path('M-8 44 L-5 4 H5 L8 44Z', C.madeira) +
    balls(
      [
        [-18, -4, 20],
        [18, -4, 20],
        [0, -22, 24],
      ],
      C.mata,
    ) +
    balls(
      [
        [-12, -14, 13],
        [8, -26, 12],
      ],
      C.folha,
    ),
} satisfies Readonly<Record<string, Svg>>;
