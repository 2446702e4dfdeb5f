import { C, SHADOW, shade } from '../palette.ts';
import type { Pen } from '../pen.ts';

/** The four dishes of the snack bar, each in a box of 64 around 0,0. */
const coxinha = (pen: Pen): void => {
  pen
    .path('M0 -28 C5 -14 24 -4 24 12 C24 26 12 30 0 30 C-12 30 -24 26 -24 12 C-24 -4 -5 -14 0 -28Z', '#E8A04C')
    .path('M4 -18 C9 -8 24 0 24 12 C24 26 12 30 0 30 C12 22 14 2 4 -18Z', shade('#E8A04C'))
    .line('M-14 10 C-14 2 -8 -4 -5 -8', '#FFD79A', 4.5)
    .circle(-6, 18, 2, '#B9702F')
    .circle(8, 14, 2, '#B9702F');
};

const juice = (pen: Pen): void => {
  pen
    .path('M-17 -16 H17 L12 30 H-12Z', '#E3F6FB')
    .path('M-15.5 -6 H15.5 L12 30 H-12Z', C.mel)
    .path('M6 -6 H15.5 L12 30 H4Z', shade(C.mel))
    .line('M6 -14 L14 -34 L22 -36', C.flamboyant, 4.5)
    .circle(-15, -16, 10, '#FFB23D')
    .circle(-15, -16, 6.5, '#FFE3A1');
};

const pastel = (pen: Pen): void => {
  pen
    .path(
      'M-28 14 C-30 -2 -14 -22 14 -22 C24 -22 30 -12 30 2 C30 12 24 18 14 18 H-20 C-26 18 -28 18 -28 14Z',
      '#F2C063',
    )
    .path('M-28 14 C-28 18 -26 18 -20 18 H14 C24 18 30 12 30 2 C22 12 -8 8 -28 14Z', shade('#F2C063', 0.24))
    .line('M-18 17 V12 M-6 17 V12 M6 17 V12 M17 17 V12', '#B98534', 2.6)
    .circle(-2, -8, 3.4, '#FFE2A0')
    .circle(10, -12, 2.6, '#FFE2A0');
};

const coffee = (pen: Pen): void => {
  pen
    .ellipse(0, 24, 28, 7, '#D9CDE8')
    .ellipse(0, 22, 28, 7, C.branco)
    .path('M-19 -8 H17 C17 10 13 22 4 22 H-6 C-15 22 -19 10 -19 -8Z', C.lagoa)
    .path('M6 -8 H17 C17 10 13 22 4 22 H0 C6 14 8 4 6 -8Z', shade(C.lagoa))
    .line('M17 -3 C31 -5 30 12 14 12', shade(C.lagoa), 5)
    .ellipse(-1, -8, 18, 5, '#6B3A2E')
    .line('M-7 -18 C-11 -24 -3 -26 -7 -33 M5 -18 C1 -24 9 -26 5 -33', '#CDBCE8', 3.4);
};

/** By the food's number in the core. */
export const FOODS: readonly ((pen: Pen) => void)[] = [coxinha, juice, pastel, coffee];

/** A plate with a dish on it. */
export const plate =
  (food: (pen: Pen) => void) =>
  (pen: Pen): void => {
    pen
      .fade(0.18, (p) => p.ellipse(2, 8, 44, 10, SHADOW))
      .ellipse(0, 3, 42, 11, '#CBB9DC')
      .ellipse(0, 0, 42, 11, C.branco)
      .ellipse(0, 0, 28, 6, C.lilas)
      .at(0, -22, food, 0.82);
  };

/** A heart of the snack bar, full or spent. */
export const heart =
  (isFull: boolean) =>
  (pen: Pen): void => {
    pen.path(
      'M0 18 C-26 0 -22 -20 -9 -20 C-3 -20 0 -15 0 -12 C0 -15 3 -20 9 -20 C22 -20 26 0 0 18Z',
      isFull ? C.flamboyant : C.labio,
    );
    if (isFull) pen.line('M-13 -12 C-16 -8 -15 -4 -13 -1', '#FFC3B2', 4);
  };
