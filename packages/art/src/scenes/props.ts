/** Small city things, drawn upright (billboards): origin is the point on the ground. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { circles, points } from '../core/geometry.ts';
import { type Ball, balls, circ, each, ell, g, line, path, rect, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';

/** Round tree. */
export const tree = (c = C.folha, s = 1) => {
  const b: readonly Ball[] = circles`-15,-42,17 14,-44,18 0,-60,19 -2,-38,18`;
  return g(
    ell(7, 1, 19, 6, SHADOW, { opacity: 0.17 }) +
      path('M-4 0 L-3 -30 H3 L5 0Z', '#7E5348') +
      balls(
        b.map(([x, y, r]): Ball => [x + 3, y + 3, r]),
        shade(c, 0.26),
      ) +
      balls(b, c) +
      balls(circles`-9,-58,11 -18,-45,8 3,-66,9`, tint(c, 0.34)),
    { transform: `scale(${s})` },
  );
};
/** Ipê in bloom, yellow or pink. */
export const ipe = (c: Colour, s = 1) => {
  const b: readonly Ball[] = circles`-18,-46,14 16,-50,15 -2,-62,17 0,-44,17 -8,-36,10 24,-40,8 -26,-38,7`;
  return g(
    ell(8, 1, 20, 6, SHADOW, { opacity: 0.17 }) +
      line('M0 0 C-2 -12 2 -20 0 -32 M0 -20 L-12 -36 M1 -24 L13 -40', '#6B4540', 5) +
      balls(
        b.map(([x, y, r]): Ball => [x + 2, y + 3, r]),
        shade(c, 0.2),
      ) +
      balls(b, c) +
      balls(circles`-8,-64,8 -20,-49,6 10,-54,6 2,-46,4`, tint(c, 0.5)) +
      each(points`-22,0 12,4 24,-2 -8,4`, ([x, y]) => ell(x, y, 2.6, 1.4, c)),
    { transform: `scale(${s})` },
  );
};
/** Palm tree. */
export const palm = (s = 1) => {
  const leaf = (r: number, c: Colour) =>
    path('M0 0 C12 -16 30 -16 40 2 C28 -6 14 -4 0 0Z', c, { transform: `translate(4 -76) rotate(${r})` });
  return g(
    ell(8, 1, 18, 5, SHADOW, { opacity: 0.17 }) +
      line('M0 0 C-3 -30 0 -55 4 -76', '#A5714F', 6.5) +
      line('M1.5 0 C-1 -30 2 -55 5 -74', C.terra, 2.5) +
      leaf(-200, shade(C.folha, 0.3)) +
      leaf(-20, shade(C.folha, 0.3)) +
      leaf(-160, C.folha) +
      leaf(28, shade(C.folha, 0.12)) +
      leaf(-118, C.folha) +
      leaf(-62, tint(C.folha, 0.25)) +
      circ(2, -72, 4, C.mel) +
      circ(8, -71, 3.6, shade(C.mel, 0.2)),
    { transform: `scale(${s})` },
  );
};
/** Bush. */
export const bush = (c = C.folha, s = 1) =>
  g(
    ell(5, 1, 19, 5, SHADOW, { opacity: 0.15 }) +
      balls(circles`-10,-7,9 3,-11,11 13,-6,8`, shade(c, 0.18)) +
      balls(circles`-11,-9,8 1,-13,9.5`, c) +
      circ(-3, -16, 5, tint(c, 0.3)),
    { transform: `scale(${s})` },
  );
export const lamp = () =>
  ell(3, 0, 7, 2.5, SHADOW, { opacity: 0.17 }) +
  line('M0 0 V-44 C0 -52 10 -54 14 -50', '#4A3F78', 3.2) +
  ell(15, -47, 6.5, 3.6, C.ipe) +
  ell(15, -48.5, 6.5, 3, '#4A3F78');
/** Table with an umbrella in two colours. */
export const umbrella = (a: Colour, b: Colour) =>
  ell(4, 2, 19, 6.5, SHADOW, { opacity: 0.17 }) +
  line('M0 0 V-30', C.terra, 3) +
  ell(0, -12, 12, 5, C.branco) +
  ell(0, -10.5, 12, 5, '#D9CDE8') +
  ell(0, -12.5, 12, 5, C.branco) +
  line('M0 -12 V-30', C.terra, 3) +
  path('M-25 -26 C-20 -46 20 -46 25 -26 C20 -22 14 -21 8 -21 C2 -20 -2 -20 -8 -21 C-14 -21 -20 -22 -25 -26Z', a) +
  path('M-8 -21 C-9 -32 -4 -41 0 -41 C4 -41 9 -32 8 -21 C2 -20 -2 -20 -8 -21Z', b) +
  path('M8 -21 C9 -32 6 -40 2 -41 C18 -40 23 -33 25 -26 C20 -22 14 -21 8 -21Z', shade(a, 0.16)) +
  circ(0, -42, 2.5, b);
/** little car seen along the x street (dir 1) or along the y street (dir -1); rear shows it driving away */
export const car = (c: Colour, dir = 1, rear = false) => {
  const lamp = rear ? C.flamboyant : C.ipe;
  const wheelAt = (x: number, y: number) => ell(x, y, 5, 6.5, C.tinta) + ell(x, y, 2.2, 3, '#CFC6EA');
  // mirrored, the flank looks to the right: then it lies in the shade, and the nose in the light
  const [flank, nose] = dir > 0 ? [c, shade(c, 0.24)] : [shade(c, 0.24), c];
  const [pane, screen] = dir > 0 ? ['#8FCBE8', '#BFE9F7'] : ['#7DBBDD', '#D2F0FA'];
  const mirrored = { transform: `scale(${dir} 1)` };
  return (
    path('M-30 -2 L24 25 L40 17 L-14 -10Z', SHADOW, { opacity: 0.18, transform: `translate(4 0) scale(${dir} 1)` }) +
    g(
      path('M-31 -6 L10 14.5 L10 4 L-4 -3 L-12 -14 L-26 -18 C-31 -16 -31 -12 -31 -6Z', flank) +
        path('M10 14.5 L26 6.5 L26 -3 L10 4Z', nose) +
        path('M-4 -3 L10 4 L26 -3 L13 -10Z', tint(c, 0.2)) +
        path('M-12 -14 L-26 -18 L-13 -26 L1 -22Z', tint(c, 0.36)) +
        path('M-12 -14 L-4 -3 L13 -10 L1 -22Z', screen) +
        path('M-27 -16 L-14 -12.5 L-8 -4.5 L-27 -13Z', pane) +
        wheelAt(-22, -1) +
        wheelAt(2, 11) +
        ell(13, 9, 2, 2.6, lamp) +
        ell(23, 4, 2, 2.6, lamp),
      mirrored,
    )
  );
};
/** town bus along the x street */
export const bus = (c = C.mar, dir = 1) =>
  g(
    path('M-54 -8 L24 31 L44 21 L-34 -18Z', SHADOW, { opacity: 0.18, transform: 'translate(5 1)' }) +
      path('M-58 -16 L10 18 V-16 L-58 -50Z', c) +
      path('M10 18 L32 7 V-27 L10 -16Z', shade(c, 0.24)) +
      path('M-58 -50 L10 -16 L32 -27 L-36 -61Z', tint(c, 0.4)) +
      path('M-58 -24 L10 10 V4 L-58 -30Z', C.ipe) +
      path('M10 10 L32 -1 V-7 L10 4Z', shade(C.ipe, 0.2)) +
      times(4, (i) => path(`M${-54 + i * 16} ${-42 + i * 8} l12 6 v12 l-12 -6Z`, '#BFE9F7')) +
      path('M13 -11 L29 -19 V-5 L13 3Z', '#8FCBE8') +
      each(points`-42,-7 -4,12`, ([x, y]) => ell(x, y, 6, 7.5, C.tinta) + ell(x, y, 2.6, 3.4, '#CFC6EA')) +
      ell(15, 11, 2, 2.6, C.ipe) +
      ell(28, 4.5, 2, 2.6, C.ipe),
    { transform: `scale(${dir} 1)` },
  );
/** Cloud; the second argument is its opacity. */
export const cloud = (s = 1, o = 0.95) =>
  g(balls(circles`-34,-10,16 -12,-20,24 18,-16,20 38,-8,13`, C.branco) + rect(-52, -14, 106, 18, 9, C.branco), {
    transform: `scale(${s})`,
    opacity: o,
  });
