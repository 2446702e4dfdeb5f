/** UNIQUE HOUSE: violet box with neon and a disco ball. */
import { type Colour, shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { circ, ell, g, line, nth, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { FOOTPRINTS } from '../../plans/places.ts';
import { DISCO, PLACE_LOOKS } from '../place-icons.ts';

export function uniqueHouse(I: Iso, x: number, y: number): Svg {
  const { w, d, ...foot } = FOOTPRINTS[3];
  const X = x + foot.x,
    Y = y + foot.y,
    h = 2.15,
    c = PLACE_LOOKS[3].roof,
    neon = '#FF8FC6',
    neon2 = '#7FE3F2';
  const zig = (n: number, wd: number, y0: number, col: Colour) =>
    line(
      Array.from(
        { length: n + 1 },
        (_, i) => `${i ? 'L' : 'M'}${6 + (i * (wd - 12)) / n} ${y0 + (i % 2 ? -10 : 0)}`,
      ).join(' '),
      col,
      3.4,
    );
  return (
    I.shadow(X, Y, w, d, h + 0.9) +
    I.box(X - 0.25, Y - 0.25, 0, w + 0.5, d + 0.5, 0.22, '#B9A4F2') +
    I.box(X, Y, 0.22, w, d, h, c) +
    I.onLeft(X, Y + d, h + 0.22, [
      zig(8, 128, 22, neon),
      rect(8, 32, 30, 26, 13, neon2, { opacity: 0.9 }),
      rect(12, 36, 22, 22, 11, shade(c, 0.5)),
      rect(90, 32, 30, 26, 13, neon2, { opacity: 0.9 }),
      rect(94, 36, 22, 22, 11, shade(c, 0.5)),
      rect(46, 34, 36, 52, 18, neon),
      rect(51, 40, 26, 46, 13, '#2B1A58'),
      rect(63, 40, 2, 46, 0, neon),
    ]) +
    I.onRight(X + w, Y + d, h + 0.22, [
      zig(8, 120, 22, '#E56FAE'),
      times(3, (i) => [
        rect(10 + i * 37, 34, 26, 36, 13, '#5CC6DB'),
        rect(14 + i * 37, 38, 18, 30, 9, '#2B1A58'),
        circ(23 + i * 37, 54, 5, nth([C.ipe, neon, neon2], i)),
      ]),
    ]) +
    I.roof(X, Y, h + 0.22, w, d, c) +
    I.box(X + 0.7, Y + 0.6, h + 0.22, 1.8, 1.7, 0.62, shade(c, 0.12)) +
    I.onLeft(X + 0.7, Y + 2.3, h + 0.84, line('M8 12 H64', neon2, 3)) +
    I.onRight(X + 2.5, Y + 2.3, h + 0.84, line('M8 12 H60', neon, 3)) +
    I.at(X + 1.6, Y + 1.45, h + 0.84, [
      path('M40 -26 L-6 -62 L10 -72Z M50 -26 L84 -66 L98 -54Z', '#F9C9F0', { opacity: 0.3 }),
      ell(46, 1, 15, 7, shade(c, 0.4)),
      rect(43.5, -14, 5, 16, 2, '#B9A4F2'),
      g(DISCO, { transform: 'translate(46 -24) scale(.74)' }),
    ])
  );
}
