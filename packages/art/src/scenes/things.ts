/** Everyday things of the events and of the notebook. Origin: middle of the foot unless a comment says otherwise. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { points } from '../core/geometry.ts';
import { at, circ, each, ell, g, line, nth, path, rect, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';

const WOOD = '#B9794A',
  STEEL = '#CFC6EA',
  GLASS = C.vidro;
export const tableTop = (w = 220, c = WOOD) =>
  ell(6, 2, w * 0.46, 8, SHADOW, { opacity: 0.16 }) +
  rect(-w * 0.4, -62, 12, 62, 4, shade(c, 0.34)) +
  rect(w * 0.4 - 12, -62, 12, 62, 4, shade(c, 0.4)) +
  rect(-w / 2, -74, w, 18, 8, shade(c, 0.2)) +
  rect(-w / 2, -78, w, 16, 8, tint(c, 0.14));
export const counterDesk = (w: number, c: Colour) =>
  rect(-w / 2, -84, w, 84, 8, c) +
  rect(w * 0.24, -84, w * 0.26, 84, 8, shade(c, 0.18)) +
  rect(-w / 2 - 8, -96, w + 16, 20, 9, shade('#F0C08A', 0.2)) +
  rect(-w / 2 - 8, -100, w + 16, 17, 8, '#F0C08A');
export const gamePad =
  path(
    'M-44 -40 C-62 -40 -66 0 -52 0 C-42 0 -38 -14 -26 -14 H26 C38 -14 42 0 52 0 C66 0 62 -40 44 -40Z',
    C.jabuticaba,
  ) +
  line('M-34 -32 V-18 M-41 -25 H-27', C.branco, 5) +
  circ(30, -31, 5, C.flamboyant) +
  circ(40, -23, 5, C.ipe) +
  path('M20 -40 H44 C62 -40 66 0 52 0 C48 0 44 -4 40 -8 C46 -20 40 -34 20 -40Z', SHADOW, { opacity: 0.18 });
/** upright phone; cracked shows a broken screen, screen = SVG around the middle of the glass */
export const phone = (screen = '', cracked = false) =>
  rect(-46, -176, 96, 180, 18, SHADOW, { opacity: 0.16 }) +
  rect(-50, -180, 96, 180, 18, C.tinta) +
  rect(-42, -170, 80, 160, 11, cracked ? '#A9B4D6' : C.nevoa) +
  at(-2, -90, screen) +
  (cracked
    ? line(
        'M-42 -150 L-10 -112 L-26 -84 L6 -60 L-8 -20 M-10 -112 L22 -130 L38 -118 M-26 -84 L-42 -70 M6 -60 L38 -72 M6 -60 L24 -30',
        C.branco,
        3.4,
      )
    : '') +
  rect(-16, -176, 28, 5, 2.5, '#4B4372');
export const lunchBox = (c: Colour) =>
  rect(-34, -34, 68, 34, 9, c) +
  rect(10, -34, 24, 34, 9, shade(c, 0.18)) +
  rect(-38, -42, 76, 13, 6, tint(c, 0.4)) +
  rect(-10, -46, 20, 7, 3, shade(c, 0.3));
export const cake =
  ell(0, -2, 62, 9, '#D9CDE8') +
  ell(0, -5, 62, 9, C.branco) +
  rect(-44, -52, 88, 46, 10, '#8A5236') +
  path(
    'M-44 -42 V-46 Q-44 -54 -36 -54 H36 Q44 -54 44 -46 V-42 C34 -28 28 -42 18 -36 C8 -26 0 -42 -10 -36 C-20 -28 -30 -42 -44 -42Z',
    '#FFE9C9',
  ) +
  circ(-18, -60, 7, C.flamboyant) +
  circ(4, -62, 7, C.flamboyant) +
  circ(24, -59, 7, C.flamboyant);
export const book = (c: Colour) =>
  rect(-30, -40, 60, 40, 5, shade(c, 0.34)) +
  rect(-30, -44, 60, 40, 5, c) +
  rect(-30, -44, 10, 40, 4, shade(c, 0.24)) +
  rect(-12, -34, 34, 9, 3, C.papel);
export const shelf = (w: number, seed = 1) => {
  const spines: readonly [Colour, ...Colour[]] = [C.flamboyant, C.mar, C.ipe, C.mata, C.jabuticaba, C.lagoa, C.ipeRosa];
  let s = rect(-w / 2, -200, w, 200, 10, '#9A5E40') + rect(-w / 2 + 8, -192, w - 16, 184, 6, '#7E4834');
  for (let r = 0; r < 3; r++) {
    for (let x = -w / 2 + 14, i = seed; x < w / 2 - 22; i++) {
      const bw = 12 + ((i * 7) % 8),
        bh = 34 + ((i * 11) % 16);
      s += rect(x, -140 + r * 62 - bh + 6, bw, bh, 3, nth(spines, i + r * 2));
      x += bw + 2;
    }
    s += rect(-w / 2 + 6, -134 + r * 62, w - 12, 8, 3, '#B9794A');
  }
  return s;
};
export const box = (w = 76, h = 60) =>
  rect(-w / 2, -h, w, h, 6, '#D9A866') +
  rect(w * 0.18, -h, w * 0.32, h, 6, shade('#D9A866', 0.18)) +
  rect(-9, -h, 18, h, 0, '#EBC998') +
  rect(-w / 2, -h, w, 8, 3, tint('#D9A866', 0.3));
/** pick-up side of a moving truck, 300 wide */
export const truck =
  ell(8, 2, 160, 13, SHADOW, { opacity: 0.17 }) +
  rect(-150, -150, 190, 118, 12, C.papel) +
  rect(-150, -70, 190, 38, 8, C.lagoa) +
  text(-56, -98, 'MUDANÇAS', { size: 27, fill: C.mar }) +
  path('M44 -118 H92 C110 -116 124 -84 132 -66 C140 -62 146 -54 146 -44 V-32 H44Z', C.flamboyant) +
  path('M44 -62 H132 C140 -62 146 -54 146 -44 V-32 H44Z', shade(C.flamboyant, 0.2)) +
  path('M56 -106 H90 C102 -104 110 -84 116 -70 H56Z', GLASS) +
  each([-98, 92], (x) => circ(x, -28, 28, C.tinta) + circ(x, -28, 17, '#6C6394') + circ(x, -28, 9, STEEL));
export const busStop =
  rect(-6, -206, 12, 208, 5, C.carbono) +
  rect(-44, -236, 88, 66, 14, C.mar) +
  path('M-24 -222 H24 V-194 H-24Z', C.papel) +
  circ(-13, -188, 6, C.papel) +
  circ(13, -188, 6, C.papel) +
  rect(-20, -218, 18, 12, 3, C.mar) +
  rect(2, -218, 18, 12, 3, C.mar);
export const sink =
  rect(-110, -92, 220, 92, 8, '#7FC7BB') +
  rect(40, -92, 70, 92, 8, shade('#7FC7BB', 0.16)) +
  rect(-4, -84, 8, 84, 0, shade('#7FC7BB', 0.3)) +
  rect(-122, -106, 244, 20, 9, '#E9E2F5') +
  path('M-56 -106 H44 L34 -92 H-46Z', '#B9AECF') +
  line('M-8 -106 V-146 C-8 -166 22 -166 22 -146', '#8C86B4', 13) +
  rect(-24, -136, 30, 9, 4, '#8C86B4');
export const splash =
  each(
    [
      'M22 -140 C60 -170 90 -160 100 -130',
      'M22 -140 C64 -146 92 -118 96 -84',
      'M22 -140 C-10 -190 -60 -180 -76 -150',
      'M22 -138 C30 -110 24 -96 28 -70',
    ],
    (d) => line(d, C.lagoa, 8, { opacity: 0.85 }),
  ) +
  each(points`112,-112 -88,-132 70,-176 104,-60`, ([x, y]) =>
    path('M0 -12 C8 0 8 8 0 10 C-8 8 -8 0 0 -12Z', C.lagoa, { transform: `translate(${x} ${y})` }),
  );
export const bucket =
  path('M-34 -50 H34 L26 0 H-26Z', C.ipe) +
  path('M10 -50 H34 L26 0 H6Z', C.mel) +
  ell(0, -50, 34, 8, shade(C.ipe, 0.3)) +
  ell(0, -50, 28, 5, C.lagoa);
export const drill =
  rect(-58, -40, 92, 40, 14, C.ipe) +
  rect(4, -40, 30, 40, 12, C.mel) +
  path('M-40 -4 H-10 L-16 46 H-44Z', shade(C.ipe, 0.3)) +
  rect(32, -28, 22, 16, 4, '#8C86B4') +
  path('M54 -26 L104 -20 L54 -14Z', STEEL);
export const magnifier =
  line('M22 22 L56 56', C.terra, 15) +
  circ(0, 0, 36, shade(C.mel, 0.2)) +
  circ(0, 0, 27, '#E3F6FB') +
  path('M-16 -6 C-14 -14 -8 -18 0 -18', 'none', { stroke: C.branco, 'stroke-width': 6, 'stroke-linecap': 'round' });
export const shield = (c = C.mata) =>
  path('M0 -60 C18 -48 36 -44 52 -44 C54 6 34 40 0 58 C-34 40 -54 6 -52 -44 C-36 -44 -18 -48 0 -60Z', c) +
  path('M0 -60 C18 -48 36 -44 52 -44 C54 6 34 40 0 58Z', shade(c, 0.2)) +
  line('M-20 0 L-4 16 L24 -16', C.branco, 12);
/** sign of danger, around its middle */
export const warning =
  path('M0 -36 L42 36 H-42Z', shade(C.mel, 0.25), {
    'stroke-width': 16,
    stroke: shade(C.mel, 0.25),
    'stroke-linejoin': 'round',
    transform: 'translate(0 5)',
  }) +
  path('M0 -36 L42 36 H-42Z', C.ipe, { 'stroke-width': 16, stroke: C.ipe, 'stroke-linejoin': 'round' }) +
  line('M0 -16 V10', C.brasa, 13) +
  circ(0, 29, 7.5, C.brasa);
export const lampBulb = (on = true) =>
  circ(0, -30, 32, on ? C.ipe : C.labio) +
  circ(-10, -40, 9, '#FFF3CF') +
  rect(-14, -4, 28, 22, 6, '#8C86B4') +
  (on ? line('M-46 -64 L-56 -74 M46 -64 L56 -74 M0 -76 V-90 M-52 -26 H-66 M52 -26 H66', C.mel, 7) : '');
export const thermometer =
  rect(-7, -90, 14, 76, 7, C.branco) + rect(-3, -60, 6, 52, 3, C.flamboyant) + circ(0, -6, 13, C.flamboyant);
export const arrowUpSmall = (c = C.mata) =>
  path('M0 -34 L26 -6 H11 V34 H-11 V-6 H-26Z', c, { stroke: c, 'stroke-width': 6, 'stroke-linejoin': 'round' });
export const clock =
  circ(0, 0, 44, C.labio, { transform: 'translate(0 4)' }) +
  circ(0, 0, 44, C.papel) +
  circ(0, 0, 44, 'none', { stroke: C.jabuticaba, 'stroke-width': 7 }) +
  line('M0 0 V-24 M0 0 L16 10', C.tinta, 6) +
  circ(0, 0, 5, C.flamboyant);
export const coinStack = (n: number, x = 0) =>
  times(n, (i) => ell(x, -4 - i * 9, 24, 8, shade(C.mel, 0.3)) + ell(x, -8 - i * 9, 24, 8, C.ipe));
export const contract =
  rect(-46, -124, 92, 124, 10, C.papel) +
  line('M-28 -98 H28 M-28 -80 H28 M-28 -62 H12', C.areia, 6) +
  path('M-26 -30 C-16 -44 -10 -20 0 -32 C8 -42 14 -26 26 -32', 'none', {
    stroke: C.jabuticaba,
    'stroke-width': 4.5,
    'stroke-linecap': 'round',
  });
export const umbrellaBig = g(
  path('M-70 0 C-66 -76 66 -76 70 0 C56 -14 40 -14 24 0 C10 -14 -10 -14 -24 0 C-40 -14 -56 -14 -70 0Z', C.lagoa) +
    path('M-24 0 C-26 -30 -12 -56 0 -57 C12 -56 26 -30 24 0 C10 -14 -10 -14 -24 0Z', '#E9FBFA') +
    path('M24 0 C26 -30 12 -56 0 -57 C44 -56 68 -36 70 0 C56 -14 40 -14 24 0Z', shade(C.lagoa, 0.22)) +
    line('M0 -66 V-57 M0 -8 V72 C0 88 -22 88 -22 74', '#7A4A48', 7),
);
export const speech = (w: number, h: number, label: string, c = C.papel, ink = C.tinta) =>
  path(`M${-w * 0.2} ${h / 2 - 4} L${-w * 0.3} ${h / 2 + 24} L${w * 0.02} ${h / 2 - 4}Z`, c) +
  rect(-w / 2, -h / 2, w, h, 18, c) +
  text(0, 9, label, { size: 26, fill: ink });
export const suitcase = (c: Colour) =>
  rect(-13, -24, 26, 24, 4, c) +
  rect(5, -24, 8, 24, 4, shade(c, 0.2)) +
  rect(-6, -30, 12, 8, 4, 'none', { stroke: C.terra, 'stroke-width': 2.6 }) +
  rect(-9, -24, 4, 24, 0, C.terra);
/** Origin: middle of the head. */
export const graduateCap =
  path('M-34 4V26C-20 38 20 38 34 26V4L0 16Z', '#4B3A96') +
  path('M0-34L66-10L0 14L-66-10Z', '#3A2A7C') +
  line('M0-10L50 2V26', C.ipe, 5) +
  path('M44 24H56L59 42H41Z', C.ipe);
