/** Things that are served, sold, dodged and collected. Each is drawn in a 64 box centred on 0,0. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { at, circ, clip, each, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';

/** what the snack bar serves */
export const FOOD = {
  coxinha:
    path('M0 -28 C5 -14 24 -4 24 12 C24 26 12 30 0 30 C-12 30 -24 26 -24 12 C-24 -4 -5 -14 0 -28Z', '#E8A04C') +
    path('M4 -18 C9 -8 24 0 24 12 C24 26 12 30 0 30 C12 22 14 2 4 -18Z', shade('#E8A04C', 0.2)) +
    path('M-14 10 C-14 2 -8 -4 -5 -8', 'none', {
      stroke: '#FFD79A',
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
    }) +
    circ(-6, 18, 1.8, '#B9702F') +
    circ(8, 14, 1.8, '#B9702F') +
    circ(0, 8, 1.8, '#B9702F'),
  suco:
    path('M-17 -16 H17 L12 30 H-12Z', '#E3F6FB') +
    path('M-15.5 -6 H15.5 L12 30 H-12Z', C.mel) +
    path('M6 -6 H15.5 L12 30 H4Z', shade(C.mel, 0.18)) +
    line('M6 -14 L14 -34 L22 -36', C.flamboyant, 4.5) +
    circ(-15, -16, 10, '#FFB23D') +
    circ(-15, -16, 6.5, '#FFE3A1') +
    path('M-10 0 L-8 22', 'none', { stroke: C.branco, 'stroke-width': 3.5, opacity: 0.7, 'stroke-linecap': 'round' }),
  pastel:
    path(
      'M-28 14 C-30 -2 -14 -22 14 -22 C24 -22 30 -12 30 2 C30 12 24 18 14 18 H-20 C-26 18 -28 18 -28 14Z',
      '#F2C063',
    ) +
    path('M-28 14 C-28 18 -26 18 -20 18 H14 C24 18 30 12 30 2 C22 12 -8 8 -28 14Z', shade('#F2C063', 0.24)) +
    each([-18, -6, 6, 17], (x) => line(`M${x} 17 V12`, '#B98534', 2.6)) +
    circ(-2, -8, 3.4, '#FFE2A0') +
    circ(10, -12, 2.6, '#FFE2A0') +
    circ(-12, 0, 2.6, '#FFE2A0'),
  cafe:
    ell(0, 24, 28, 7, '#D9CDE8') +
    ell(0, 22, 28, 7, C.branco) +
    path('M-19 -8 H17 C17 10 13 22 4 22 H-6 C-15 22 -19 10 -19 -8Z', C.lagoa) +
    path('M6 -8 H17 C17 10 13 22 4 22 H0 C6 14 8 4 6 -8Z', shade(C.lagoa, 0.2)) +
    path('M17 -3 C31 -5 30 12 14 12', 'none', { stroke: shade(C.lagoa, 0.2), 'stroke-width': 5 }) +
    ell(-1, -8, 18, 5, '#6B3A2E') +
    line('M-7 -18 C-11 -24 -3 -26 -7 -33 M5 -18 C1 -24 9 -26 5 -33', '#CDBCE8', 3.4),
};
export type FoodName = keyof typeof FOOD;

/** match-3 products: each has its own silhouette, its own tile shape and its own lightness */
export const PRODUCTS = {
  camiseta:
    path('M-12 -26 C-6 -18 6 -18 12 -26 L32 -15 L25 4 L17 0 V28 H-17 V0 L-25 4 L-32 -15Z', C.flamboyant) +
    path('M6 -21 C9 -22 11 -24 12 -26 L32 -15 L25 4 L17 0 V28 H4Z', shade(C.flamboyant, 0.2)) +
    path('M0 -8 L3.6 -1 L11 0 L5.5 5 L7 12 L0 8.5 L-7 12 L-5.5 5 L-11 0 L-3.6 -1Z', '#FFF1D6'),
  tenis:
    path(
      'M-31 -12 C-26 -9 -20 -10 -17 -15 L-12 -18 C-4 -6 8 -2 22 2 C30 4 33 10 32 18 H-31 C-33 8 -33 -4 -31 -12Z',
      C.mar,
    ) +
    path('M-12 -18 C-4 -6 8 -2 22 2 C30 4 33 10 32 18 H10 C16 8 -6 2 -16 -14Z', shade(C.mar, 0.24)) +
    path('M-32 14 H33 C34 22 30 26 24 26 H-26 C-31 26 -32 20 -32 14Z', C.branco) +
    line('M-7 -8 L-12 -2 M1 -2 L-4 4 M9 2 L5 8', C.branco, 3.6) +
    path('M-30 4 C-22 0 -16 4 -12 12 H-31Z', C.ipe),
  presente:
    rect(-25, -8, 50, 36, 5, C.jabuticaba) +
    path('M6 -8 H20 C23 -8 25 -6 25 -3 V23 C25 26 23 28 20 28 H6Z', shade(C.jabuticaba, 0.26)) +
    rect(-29, -16, 58, 14, 5, tint(C.jabuticaba, 0.2)) +
    rect(-6, -16, 12, 44, 0, C.ipe) +
    path('M0 -16 C-20 -16 -26 -34 -12 -33 C-4 -32 0 -24 0 -16 C0 -24 4 -32 12 -33 C26 -34 20 -16 0 -16Z', C.mel) +
    circ(0, -18, 5, C.ipe),
  guardachuva:
    line('M0 -24 V20 C0 30 -14 30 -14 20', '#7A4A48', 5) +
    path('M-33 2 C-30 -34 30 -34 33 2 C26 -5 18 -5 11 2 C5 -5 -5 -5 -11 2 C-18 -5 -26 -5 -33 2Z', C.lagoa) +
    path('M-11 2 C-12 -12 -6 -25 0 -26 C6 -25 12 -12 11 2 C5 -5 -5 -5 -11 2Z', '#E9FBFA') +
    path('M11 2 C12 -12 6 -25 0 -26 C20 -26 32 -14 33 2 C26 -5 18 -5 11 2Z', shade(C.lagoa, 0.24)) +
    line('M0 -30 V-25', '#7A4A48', 4),
  bola:
    circ(0, 0, 29, '#FBF7FF') +
    clip(circ(0, 0, 29, '#fff'), [
      path('M8 -30 C30 -14 26 22 -6 30 H40 V-30Z', SHADOW, { opacity: 0.14 }),
      path(
        'M0 -11 L11 -3 L7 10 H-7 L-11 -3Z M-8 -32 L8 -32 L10 -24 L0 -18 L-10 -24Z M26 -16 L34 2 L26 12 L20 6 L20 -7Z M-26 -16 L-34 2 L-26 12 L-20 6 L-20 -7Z M14 20 L22 30 L4 34 L2 24Z M-14 20 L-22 30 L-4 34 L-2 24Z',
        C.tinta,
      ),
      line('M0 -11 V-18 M11 -3 L20 -7 M7 10 L14 20 M-7 10 L-14 20 M-11 -3 L-20 -7', C.tinta, 2.6),
    ]),
  abacaxi:
    path(
      'M0 -10 C-4 -20 -18 -20 -20 -32 C-10 -30 -6 -28 -4 -24 C-4 -30 -2 -34 0 -38 C2 -34 4 -30 4 -24 C6 -28 10 -30 20 -32 C18 -20 4 -20 0 -10Z',
      C.mata,
    ) +
    ell(0, 10, 20, 23, C.ipe) +
    clip(ell(0, 10, 20, 23, '#fff'), [
      path('M6 -16 C18 0 18 22 2 36 H30 V-16Z', C.mel),
      line(
        'M-24 -6 L16 36 M-24 10 L4 38 M-14 -14 L24 24 M0 -16 L26 10 M24 -6 L-16 36 M24 10 L-4 38 M14 -14 L-24 24 M0 -16 L-26 10',
        '#C97A14',
        2,
      ),
    ]),
  planta:
    path('M-19 6 H19 L14 30 H-14Z', C.tijolo) +
    path('M4 6 H19 L14 30 H3Z', shade(C.tijolo, 0.24)) +
    rect(-22, 1, 44, 9, 4, tint(C.tijolo, 0.2)) +
    path(
      'M0 2 C-4 -16 -22 -20 -28 -16 C-26 0 -10 4 0 2Z M0 2 C4 -16 22 -20 28 -16 C26 0 10 4 0 2Z',
      shade(C.folha, 0.14),
    ) +
    path('M0 2 C-14 -10 -10 -32 0 -36 C10 -32 14 -10 0 2Z', C.folha) +
    line('M0 0 V-24', tint(C.folha, 0.5), 2.4),
};
export type ProductName = keyof typeof PRODUCTS;
type TileShape = 'quad' | 'pill' | 'circ' | 'losango' | 'hex' | 'casa' | 'folha';
/** tile behind a product: second, shape-based cue */
const TILE: Readonly<Record<ProductName, readonly [ground: Colour, shape: TileShape]>> = {
  camiseta: ['#FFDCD4', 'quad'],
  tenis: ['#CFE8F6', 'pill'],
  presente: ['#E4D8FA', 'losango'],
  guardachuva: ['#CDF1F0', 'casa'],
  bola: ['#E9E4F4', 'circ'],
  abacaxi: ['#FFF0B8', 'hex'],
  planta: ['#DDF2D2', 'folha'],
};
const tileShape = (kind: TileShape, c: Colour, r = 40): Svg =>
  ({
    quad: rect(-r, -r, 2 * r, 2 * r, 14, c),
    pill: rect(-r - 2, -r * 0.78, 2 * r + 4, r * 1.56, r * 0.78, c),
    circ: circ(0, 0, r + 1, c),
    losango: rect(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6, 12, c, { transform: 'rotate(45)' }),
    hex: path(
      `M0 ${-r - 3} L${r * 0.92} ${-r * 0.5} V${r * 0.5} L0 ${r + 3} L${-r * 0.92} ${r * 0.5} V${-r * 0.5}Z`,
      c,
      {
        stroke: c,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      },
    ),
    casa: path(
      `M${-r} ${r * 0.86} V0 A${r} ${r} 0 0 1 ${r} 0 V${r * 0.86} Q${r} ${r} ${r * 0.86} ${r} H${-r * 0.86} Q${-r} ${r} ${-r} ${r * 0.86}Z`,
      c,
    ),
    folha: path(
      `M${-r} ${-r} H${r * 0.2} Q${r} ${-r} ${r} ${-r * 0.2} V${r} H${-r * 0.2} Q${-r} ${r} ${-r} ${r * 0.2}Z`,
      c,
      {
        stroke: c,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      },
    ),
  })[kind];
/** Product on its tile. */
export const product = (k: ProductName, s = 0.9): Svg =>
  g(tileShape(TILE[k][1], shade(TILE[k][0], 0.2)), { transform: 'translate(0 3)' }) +
  tileShape(TILE[k][1], TILE[k][0]) +
  at(0, 0, PRODUCTS[k], s);

export const cone =
  path('M-26 24 H26 L22 30 H-22Z', '#C2553A') +
  path('M-6 -30 H6 L18 24 H-18Z', C.flamboyant) +
  path('M2 -30 H6 L18 24 H6Z', shade(C.flamboyant, 0.22)) +
  path('M-10 -12 H10 L13 2 H-13Z', '#FFF6E6') +
  path('M3 -12 H10 L13 2 H4Z', '#DCCFE6');
export const hole =
  ell(0, 0, 56, 13, '#4B4372') +
  ell(3, 3, 48, 9, '#2C2056') +
  path(
    'M-56 -2 L-70 -8 L-52 -8 L-40 -16 L-24 -10 L0 -17 L22 -11 L44 -15 L54 -6 L70 -4 L56 2 C44 -10 -40 -12 -56 -2Z',
    '#9295B8',
  );
/** vira-lata caramelo, sitting */
export const dog =
  ell(6, 44, 46, 7, SHADOW, { opacity: 0.18 }) +
  path('M-34 40 C-54 30 -52 6 -40 2 C-44 14 -38 22 -28 26Z', '#C97F3E') +
  path('M-32 44 C-36 14 -16 -6 6 -6 C22 -6 24 20 24 44Z', '#DD9650') +
  path('M4 -4 C22 -4 24 20 24 44 H10 C14 26 12 10 4 -4Z', '#F4CFA0') +
  rect(8, 14, 10, 30, 5, '#DD9650') +
  ell(14, 42, 9, 4.5, '#F4CFA0') +
  ell(-18, 41, 17, 6, '#C97F3E') +
  circ(18, -20, 23, '#DD9650') +
  path('M28 -18 C44 -20 50 -12 46 -6 C42 0 28 0 22 -4Z', '#F4CFA0') +
  ell(46, -13, 5, 4, C.tinta) +
  path('M4 -38 C-12 -40 -16 -20 -8 -10 C0 -12 6 -24 8 -34Z', '#A8632C') +
  path('M26 -42 C36 -46 44 -36 40 -26 C34 -28 28 -34 24 -38Z', '#B86F34') +
  ell(26, -24, 3.4, 4.4, C.tinta) +
  circ(25, -26, 1.3, C.branco) +
  path('M36 -2 C38 8 46 8 45 -3Z', '#F0717A') +
  path('M-2 -4 C6 2 18 4 28 0 L27 6 C18 9 6 8 -4 2Z', C.mata) +
  circ(14, 7, 4, C.ipe);
export const pizzaBox =
  path('M-32 -6 L0 -20 L32 -6 L0 8Z', '#FFF1D6') +
  path('M-32 -6 L0 8 V22 L-32 8Z', '#EAD2AC') +
  path('M32 -6 L0 8 V22 L32 8Z', '#CFAF8F') +
  path('M-14 -6 L0 -12 L14 -6 L0 0Z', C.flamboyant);
export const bag = (c = C.flamboyant) =>
  rect(-84, -112, 62, 74, 10, c) +
  rect(-84, -112, 18, 74, 9, tint(c, 0.22)) +
  rect(-84, -114, 62, 16, 8, shade(c, 0.22)) +
  circ(-50, -70, 15, '#FFF6E6') +
  at(
    -50,
    -69,
    path('M-8 -6 C-3 -9 4 -9 9 -5.5 L1 10Z', C.mel) + circ(-1, -2, 2, C.brasa) + circ(3, 2, 1.8, C.brasa),
    1.1,
  ) +
  line('M-26 -96 C-6 -104 12 -98 12 -84', shade(c, 0.3), 6);
/** tray for the hand shape `bandeja`: it rests on the palm at 0,0 */
export const tray = (food = '') =>
  ell(2, -6, 46, 9, '#9A8FC0') + ell(2, -10, 46, 9, '#D9D2F0') + at(0, -37, food, 0.95);
