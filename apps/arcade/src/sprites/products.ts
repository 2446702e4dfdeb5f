import { C, shade, tint } from '../palette.ts';
import type { Pen } from '../pen.ts';

type Draw = (pen: Pen) => void;

/** A product is known by its silhouette, by its tile's shape and by its lightness, not by colour alone. */
interface Product {
  readonly name: string;
  readonly tile: string;
  readonly shape: Draw;
  readonly draw: Draw;
}

const R = 40;
const square =
  (c: string): Draw =>
  (pen) =>
    pen.rect(-R, -R, 2 * R, 2 * R, 14, c);
const pill =
  (c: string): Draw =>
  (pen) =>
    pen.rect(-R - 2, -R * 0.78, 2 * R + 4, R * 1.56, R * 0.78, c);
const disc =
  (c: string): Draw =>
  (pen) =>
    pen.circle(0, 0, R + 1, c);
const diamond =
  (c: string): Draw =>
  (pen) =>
    pen.at(0, 0, (p) => p.rect(-R * 0.8, -R * 0.8, R * 1.6, R * 1.6, 12, c), 1, 45);
const hexagon =
  (c: string): Draw =>
  (pen) =>
    pen.path('M0 -43 L37 -20 V20 L0 43 L-37 20 V-20Z', c).line('M0 -43 L37 -20 V20 L0 43 L-37 20 V-20Z', c, 6);
const arch =
  (c: string): Draw =>
  (pen) =>
    pen.path('M-40 34 V0 A40 40 0 0 1 40 0 V34 Q40 40 34 40 H-34 Q-40 40 -40 34Z', c);
const leaf =
  (c: string): Draw =>
  (pen) =>
    pen.path('M-40 -40 H8 Q40 -40 40 -8 V40 H-8 Q-40 40 -40 8Z', c);

const shirt: Draw = (pen) =>
  pen
    .path('M-12 -26 C-6 -18 6 -18 12 -26 L32 -15 L25 4 L17 0 V28 H-17 V0 L-25 4 L-32 -15Z', C.flamboyant)
    .path('M6 -21 C9 -22 11 -24 12 -26 L32 -15 L25 4 L17 0 V28 H4Z', shade(C.flamboyant))
    .path('M0 -8 L3.6 -1 L11 0 L5.5 5 L7 12 L0 8.5 L-7 12 L-5.5 5 L-11 0 L-3.6 -1Z', '#FFF1D6');

const shoe: Draw = (pen) =>
  pen
    .path(
      'M-31 -12 C-26 -9 -20 -10 -17 -15 L-12 -18 C-4 -6 8 -2 22 2 C30 4 33 10 32 18 H-31 C-33 8 -33 -4 -31 -12Z',
      C.mar,
    )
    .path('M-12 -18 C-4 -6 8 -2 22 2 C30 4 33 10 32 18 H10 C16 8 -6 2 -16 -14Z', shade(C.mar, 0.24))
    .path('M-32 14 H33 C34 22 30 26 24 26 H-26 C-31 26 -32 20 -32 14Z', C.branco)
    .line('M-7 -8 L-12 -2 M1 -2 L-4 4 M9 2 L5 8', C.branco, 3.6)
    .path('M-30 4 C-22 0 -16 4 -12 12 H-31Z', C.ipe);

const gift: Draw = (pen) =>
  pen
    .rect(-25, -8, 50, 36, 5, C.jabuticaba)
    .rect(6, -8, 19, 36, 5, shade(C.jabuticaba, 0.26))
    .rect(-29, -16, 58, 14, 5, tint(C.jabuticaba, 0.2))
    .rect(-6, -16, 12, 44, 0, C.ipe)
    .path('M0 -16 C-20 -16 -26 -34 -12 -33 C-4 -32 0 -24 0 -16 C0 -24 4 -32 12 -33 C26 -34 20 -16 0 -16Z', C.mel)
    .circle(0, -18, 5, C.ipe);

const umbrella: Draw = (pen) =>
  pen
    .line('M0 -30 V20 C0 30 -14 30 -14 20', '#7A4A48', 5)
    .path('M-33 2 C-30 -34 30 -34 33 2 C26 -5 18 -5 11 2 C5 -5 -5 -5 -11 2 C-18 -5 -26 -5 -33 2Z', C.lagoa)
    .path('M-11 2 C-12 -12 -6 -25 0 -26 C6 -25 12 -12 11 2 C5 -5 -5 -5 -11 2Z', '#E9FBFA')
    .path('M11 2 C12 -12 6 -25 0 -26 C20 -26 32 -14 33 2 C26 -5 18 -5 11 2Z', shade(C.lagoa, 0.24));

const ball: Draw = (pen) =>
  pen
    .circle(0, 0, 29, '#FBF7FF')
    .clip('M-29 0 A29 29 0 1 0 29 0 A29 29 0 1 0 -29 0', (p) =>
      p
        .path('M8 -30 C30 -14 26 22 -6 30 H40 V-30Z', '#DED4EE')
        .path(
          'M0 -11 L11 -3 L7 10 H-7 L-11 -3Z M-8 -32 L8 -32 L10 -24 L0 -18 L-10 -24Z M26 -16 L34 2 L26 12 L20 6 L20 -7Z M-26 -16 L-34 2 L-26 12 L-20 6 L-20 -7Z M14 20 L22 30 L4 34 L2 24Z M-14 20 L-22 30 L-4 34 L-2 24Z',
          C.tinta,
        )
        .line('M0 -11 V-18 M11 -3 L20 -7 M7 10 L14 20 M-7 10 L-14 20 M-11 -3 L-20 -7', C.tinta, 2.6),
    );

const pineapple: Draw = (pen) =>
  pen
    .path(
      'M0 -10 C-4 -20 -18 -20 -20 -32 C-10 -30 -6 -28 -4 -24 C-4 -30 -2 -34 0 -38 C2 -34 4 -30 4 -24 C6 -28 10 -30 20 -32 C18 -20 4 -20 0 -10Z',
      C.mata,
    )
    .ellipse(0, 10, 20, 23, C.ipe)
    .clip('M-20 10 A20 23 0 1 0 20 10 A20 23 0 1 0 -20 10', (p) =>
      p
        .path('M6 -16 C18 0 18 22 2 36 H30 V-16Z', C.mel)
        .line(
          'M-24 -6 L16 36 M-24 10 L4 38 M-14 -14 L24 24 M0 -16 L26 10 M24 -6 L-16 36 M24 10 L-4 38 M14 -14 L-24 24 M0 -16 L-26 10',
          '#C97A14',
          2,
        ),
    );

const plant: Draw = (pen) =>
  pen
    .path('M-19 6 H19 L14 30 H-14Z', C.tijolo)
    .path('M4 6 H19 L14 30 H3Z', shade(C.tijolo, 0.24))
    .rect(-22, 1, 44, 9, 4, tint(C.tijolo, 0.2))
    .path(
      'M0 2 C-4 -16 -22 -20 -28 -16 C-26 0 -10 4 0 2Z M0 2 C4 -16 22 -20 28 -16 C26 0 10 4 0 2Z',
      shade(C.folha, 0.14),
    )
    .path('M0 2 C-14 -10 -10 -32 0 -36 C10 -32 14 -10 0 2Z', C.folha)
    .line('M0 0 V-24', tint(C.folha, 0.5), 2.4);

const product = (name: string, tile: string, shapeOf: (c: string) => Draw, draw: Draw): Product => ({
  name,
  tile,
  shape: (pen) => pen.at(0, 3, shapeOf(shade(tile))).at(0, 0, shapeOf(tile)),
  draw,
});

/** By the product's number in the core. */
export const PRODUCTS: readonly Product[] = [
  product('shirt', '#FFDCD4', square, shirt),
  product('shoe', '#CFE8F6', pill, shoe),
  product('gift', '#E4D8FA', diamond, gift),
  product('umbrella', '#CDF1F0', arch, umbrella),
  product('ball', '#E9E4F4', disc, ball),
  product('pineapple', '#FFF0B8', hexagon, pineapple),
  product('plant', '#DDF2D2', leaf, plant),
];

/** A product on its tile, in a box of 96 around 0,0. */
export const productTile =
  (kind: number): Draw =>
  (pen) => {
    const item = PRODUCTS[kind];
    if (item === undefined) return;
    item.shape(pen);
    pen.at(0, 0, item.draw, 0.92);
  };
