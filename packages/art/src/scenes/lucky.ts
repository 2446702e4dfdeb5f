/** Lucky pictures of sky, land and water, then of things: each around its middle, about 90 wide and high. */
import { shade, tint } from '../core/colour.ts';
import { circles } from '../core/geometry.ts';
import { balls, circ, ell, line, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

const RAYS = times(8, (i) => path('M-7 -27 L0 -46 L7 -27Z', C.mel, { transform: `rotate(${i * 45})` }));
const STAR = 'M0 -44 L12 -15 L43 -13 L19 7 L27 38 L0 21 L-27 38 L-19 7 L-43 -13 L-12 -15Z';
const WAVE = 'q9 -14 18 0 t18 0 t18 0 t18 0 t18 0';
const cloud = (x: number, y: number, fill: string): Svg =>
  balls(circles`${x - 20},${y + 4},15 ${x},${y - 6},20 ${x + 20},${y + 4},15`, fill) +
  rect(x - 34, y + 2, 68, 17, 8, fill);

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
    balls(circles`-28,-12,9 30,14,10`, C.folha),
  monte:
    path('M-46 38 L-8 -36 Q0 -48 8 -36 L46 38Z', C.jabuticaba) +
    path('M8 -36 L46 38 H4Z', shade(C.jabuticaba, 0.26)) +
    path('M-22 -9 L-8 -36 Q0 -48 8 -36 L22 -9 L10 -16 L0 -6 L-10 -16Z', C.branco),
  chuva: line('M-20 20 l-6 18 M0 24 l-6 18 M20 20 l-6 18', C.mar, 7) + cloud(0, -8, C.nevoa) + cloud(0, -12, C.branco),
  arcoiris:
    line('M-38 26 A38 38 0 0 1 38 26', C.flamboyant, 10) +
    line('M-27 26 A27 27 0 0 1 27 26', C.ipe, 10) +
    line('M-16 26 A16 16 0 0 1 16 26', C.folha, 10) +
    balls(circles`-34,28,11 -22,32,9 34,28,11 22,32,9`, C.nevoa),
  flor:
    times(6, (i) => ell(0, -27, 15, 19, C.ipeRosa, { transform: `rotate(${i * 60})` })) +
    circ(0, 0, 15, C.ipe) +
    circ(-4, -4, 5, tint(C.ipe, 0.5)),
  arvore:
    path('M-8 44 L-5 4 H5 L8 44Z', C.madeira) +
    balls(circles`-18,-4,20 18,-4,20 0,-22,24`, C.mata) +
    balls(circles`-12,-14,13 8,-26,12`, C.folha),
} satisfies Readonly<Record<string, Svg>>;

const steam = line('M-10 -28 q-6 -8 0 -16 M8 -28 q-6 -8 0 -16', C.labio, 5);

export const THING_PICTURES = {
  pipa:
    line('M4 20 q14 8 4 16 t8 12', C.tinta, 3) +
    path('M0 -46 L32 -12 L0 34 L-32 -12Z', C.flamboyant) +
    path('M0 -46 L32 -12 L0 34Z', C.ipe) +
    line('M0 -46 V34 M-32 -12 H32', C.tinta, 3),
  bola:
    circ(0, 0, 42, C.branco, { stroke: C.tinta, 'stroke-width': 4 }) +
    path('M0 -17 L17 -5 L10 15 H-10 L-17 -5Z', C.tinta) +
    line('M0 -17 V-40 M17 -5 L38 -14 M10 15 L24 34 M-10 15 L-24 34 M-17 -5 L-38 -14', C.tinta, 4),
  violao:
    line('M12 -16 L34 -40', C.terra, 11) +
    circ(-14, 20, 24, C.madeira) +
    circ(6, -4, 17, C.madeira) +
    circ(-6, 10, 9, C.terra) +
    line('M-20 26 L36 -42', C.papel, 2.5) +
    line('M-28 20 L-14 34', C.terra, 5),
  tambor:
    rect(-38, -14, 76, 50, 8, C.flamboyant) +
    path('M-38 -6 L-19 30 L0 -6 L19 30 L38 -6', 'none', { stroke: C.ipe, 'stroke-width': 5 }) +
    ell(0, -14, 38, 13, C.creme, { stroke: C.mel, 'stroke-width': 5 }) +
    line('M-14 -18 L-34 -44 M14 -18 L34 -44', C.madeira, 6),
  livro:
    path('M0 -26 Q-22 -40 -44 -30 V32 Q-22 22 0 34Z', C.mar) +
    path('M0 -26 Q22 -40 44 -30 V32 Q22 22 0 34Z', C.lagoa) +
    path('M0 -20 Q-20 -32 -38 -24 V24 Q-20 16 0 26 Q20 16 38 24 V-24 Q20 -32 0 -20Z', C.papel) +
    line('M0 -18 V26 M-28 -12 q10 -4 18 0 M-28 2 q10 -4 18 0 M28 -12 q-10 -4 -18 0 M28 2 q-10 -4 -18 0', C.areia, 4),
  lapis:
    path('M-40 40 L-34 16 L20 -38 L38 -20 L-16 34Z', C.ipe) +
    path('M-40 40 L-34 16 L-16 34Z', C.creme) +
    path('M-40 40 L-37 29 L-29 37Z', C.tinta) +
    path('M20 -38 L28 -46 Q32 -48 36 -44 L44 -36 Q48 -32 46 -28 L38 -20Z', C.ipeRosa) +
    line('M-25 25 L29 -29', shade(C.ipe, 0.22), 5),
  cafe:
    steam +
    path('M28 -6 H36 Q46 -6 46 6 T32 20', 'none', { stroke: C.labio, 'stroke-width': 7 }) +
    path('M-34 -20 H32 V8 Q32 34 6 34 H-8 Q-34 34 -34 8Z', C.branco, { stroke: C.labio, 'stroke-width': 4 }) +
    ell(-1, -19, 31, 8, C.terra) +
    rect(-42, 36, 84, 9, 4.5, C.labio),
  pao:
    path('M-44 14 Q-46 -24 0 -26 Q46 -24 44 14 Q44 30 26 30 H-26 Q-44 30 -44 14Z', C.mel) +
    path('M-44 14 Q-46 -24 0 -26 Q46 -24 44 14 Q20 2 0 4 Q-20 2 -44 14Z', tint(C.mel, 0.3)) +
    line('M-20 -14 q6 8 4 16 M2 -18 q6 8 4 18 M24 -14 q4 8 2 16', shade(C.mel, 0.35), 5),
  manga:
    path('M8 -30 Q44 -24 40 10 Q34 44 -8 42 Q-44 38 -38 4 Q-30 -30 8 -30Z', C.mel) +
    path('M8 -30 Q44 -24 40 10 Q20 -8 8 -30Z', C.flamboyant) +
    line('M8 -30 q2 -8 8 -12', C.terra, 6) +
    path('M12 -36 Q28 -52 44 -40 Q30 -28 12 -36Z', C.mata),
  caju:
    path('M-4 -30 Q34 -30 30 2 Q26 26 6 26 Q-30 26 -30 -4 Q-30 -30 -4 -30Z', C.flamboyant) +
    path('M-18 -14 q6 -10 16 -8', 'none', { stroke: tint(C.flamboyant, 0.5), 'stroke-width': 6 }) +
    path('M-8 24 Q-14 46 8 44 Q26 40 14 24 Q4 34 -8 24Z', C.terra) +
    path('M-4 -30 Q6 -50 26 -44 Q18 -28 -4 -30Z', C.folha),
  barco:
    line('M0 -42 V14', C.terra, 6) +
    path('M5 -40 L38 6 H5Z', C.flamboyant) +
    path('M-5 -30 L-30 6 H-5Z', C.papel, { stroke: C.labio, 'stroke-width': 3 }) +
    path('M-44 12 H44 L30 36 H-30Z', C.madeira) +
    line('M-40 42 q10 -8 20 0 t20 0 t20 0 t20 0', C.lagoa, 6),
  trem:
    rect(-40, -34, 80, 58, 16, C.mar) +
    rect(-30, -24, 26, 24, 6, C.vidro) +
    rect(4, -24, 26, 24, 6, C.vidro) +
    rect(-40, 6, 80, 8, 0, C.ipe) +
    circ(-22, 30, 10, C.tinta) +
    circ(22, 30, 10, C.tinta) +
    line('M-44 43 H44', C.asfalto, 5),
  balao:
    path('M0 -46 C44 -46 44 -2 12 18 H-12 C-44 -2 -44 -46 0 -46Z', C.ipeRosa) +
    path('M0 -46 C18 -46 18 -2 6 18 H-6 C-18 -2 -18 -46 0 -46Z', C.ipe) +
    line('M-11 18 L-8 30 M11 18 L8 30', C.terra, 3) +
    rect(-12, 29, 24, 16, 4, C.madeira),
  chave:
    circ(-20, -14, 25, C.mel) +
    circ(-20, -18, 25, C.ipe) +
    circ(-20, -18, 11, C.papel) +
    path('M-3 -4 L34 33 M22 21 L33 10 M32 31 L42 21', 'none', {
      stroke: C.mel,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
} satisfies Readonly<Record<string, Svg>>;
