import { C, SHADOW, shade } from '../palette.ts';
import type { Pen } from '../pen.ts';

type Draw = (pen: Pen) => void;

/** Things of the street, each standing with its foot on y = 0. */
export const cone: Draw = (pen) =>
  pen
    .fade(0.18, (p) => p.ellipse(6, 0, 34, 6, SHADOW))
    .path('M-26 -6 H26 L22 2 H-22Z', '#C2553A')
    .path('M-6 -60 H6 L18 -6 H-18Z', C.flamboyant)
    .path('M2 -60 H6 L18 -6 H6Z', shade(C.flamboyant, 0.22))
    .path('M-10 -42 H10 L13 -28 H-13Z', '#FFF6E6')
    .path('M3 -42 H10 L13 -28 H4Z', '#DCCFE6');

export const hole: Draw = (pen) =>
  pen
    .path('M-52 2 L-64 -4 L-48 -4 L-36 -12 L-20 -6 L0 -13 L20 -7 L40 -11 L50 -2 L64 0 L52 6Z', '#9295B8')
    .ellipse(0, 6, 50, 12, '#4B4372')
    .ellipse(3, 9, 42, 8, C.tinta);

/** The caramel dog, sitting; he looks up and wags. */
export const dog =
  (wag: number): Draw =>
  (pen) =>
    pen.at(0, -48, (p) =>
      p
        .fade(0.18, (q) => q.ellipse(6, 46, 46, 7, SHADOW))
        .at(-34, 34, (q) => q.path('M0 6 C-20 -4 -18 -28 -6 -32 C-10 -20 -4 -12 6 -8Z', '#C97F3E'), 1, wag)
        .path('M-32 44 C-36 14 -16 -6 6 -6 C22 -6 24 20 24 44Z', '#DD9650')
        .path('M4 -4 C22 -4 24 20 24 44 H10 C14 26 12 10 4 -4Z', '#F4CFA0')
        .rect(8, 14, 10, 30, 5, '#DD9650')
        .ellipse(14, 42, 9, 4.5, '#F4CFA0')
        .ellipse(-18, 41, 17, 6, '#C97F3E')
        .circle(18, -20, 23, '#DD9650')
        .path('M28 -18 C44 -20 50 -12 46 -6 C42 0 28 0 22 -4Z', '#F4CFA0')
        .ellipse(46, -13, 5, 4, C.tinta)
        .path('M4 -38 C-12 -40 -16 -20 -8 -10 C0 -12 6 -24 8 -34Z', '#A8632C')
        .path('M26 -42 C36 -46 44 -36 40 -26 C34 -28 28 -34 24 -38Z', '#B86F34')
        .ellipse(26, -24, 3.4, 4.4, C.tinta)
        .circle(25, -26, 1.3, C.branco)
        .path('M36 -2 C38 8 46 8 45 -3Z', '#F0717A')
        .path('M-2 -4 C6 2 18 4 28 0 L27 6 C18 9 6 8 -4 2Z', C.mata)
        .circle(14, 7, 4, C.ipe),
    );

/** A line with washing across the street: its lower edge hangs `low` above the road, its poles stand on it. */
export const washingLine =
  (low: number, sway: number): Draw =>
  (pen) => {
    const top = -low - 96;
    pen
      .fade(0.18, (p) => p.ellipse(8, 2, 52, 7, SHADOW))
      .rect(-46, top - 16, 9, low + 112, 4, '#8A5A48')
      .rect(40, top - 16, 9, low + 112, 4, shade('#8A5A48', 0.3))
      .line(`M-42 ${top} Q0 ${top + 14} 44 ${top}`, '#FFF6E6', 4)
      .at(
        -16,
        top + 8,
        (p) => p.path('M-20 0 H20 L22 84 H-22Z', C.ipeRosa).path('M6 0 H20 L22 84 H8Z', shade(C.ipeRosa)),
        1,
        sway,
      )
      .at(
        22,
        top + 8,
        (p) => p.path('M-14 0 H14 L16 70 H-16Z', '#FFF9EE').path('M4 0 H14 L16 70 H6Z', C.labio),
        1,
        -sway,
      );
  };

export const coin: Draw = (pen) =>
  pen
    .fade(0.75, (p) => p.circle(0, 0, 30, '#FFF9EE'))
    .circle(0, 2, 22, shade(C.mel, 0.25))
    .circle(0, 0, 22, C.mel)
    .circle(-1, -1, 17, C.ipe)
    .text(0, 8, 'R$', { size: 19, fill: '#8A5A10' });

export const pizzaBox: Draw = (pen) =>
  pen
    .fade(0.85, (p) => p.circle(0, 0, 44, '#FFF9EE'))
    .path('M-32 -6 L0 -20 L32 -6 L0 8Z', '#FFF1D6')
    .path('M-32 -6 L0 8 V22 L-32 8Z', '#EAD2AC')
    .path('M32 -6 L0 8 V22 L32 8Z', '#CFAF8F')
    .path('M-14 -6 L0 -12 L14 -6 L0 0Z', C.flamboyant);

/** A slice of pizza, 40 high. */
export const slice: Draw = (pen) =>
  pen
    .path('M-18 -16 C-8 -24 10 -24 19 -14 L1 20Z', C.mel)
    .path('M-20 -16 C-8 -27 11 -27 21 -14 L17 -9 C9 -18 -6 -18 -16 -10Z', '#B9794A')
    .circle(-3, -6, 4, C.brasa)
    .circle(6, -4, 3.4, C.brasa)
    .circle(0, 6, 3, C.brasa);
