/** The three houses under a flat roof: slab house, corner shop, walk-up flats. */
import { shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { line, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { door, type HouseSize, onFlank, onFront, type Paint, pane, shadedPanes, walls } from './house-parts.ts';

const BRICK = '#E2A987';
/** A house whose upper floor is still to come: water tank, steel that stands out of the slab, and a washing line. */
export const slab = (I: Iso, size: HouseSize, { wall, trim }: Paint): Svg =>
  walls(I, size, BRICK) +
  onFront(I, size, rect(0, 0, 68, 35, 0, wall) + door(42, 14, 30, size.h, trim) + pane(10, 12, 20, 14)) +
  onFlank(I, size, line('M4 8H60M10 16H60M4 24H60M10 32H60', '#B97A66', 1.2) + shadedPanes([[22, 12]], 18, 14)) +
  I.roof(0, 0, size.h, size.w, size.d, '#D8CCD6', 0.1) +
  I.box(0.12, 0.12, size.h, 0.62, 0.62, 0.62, wall) +
  I.box(0.2, 0.2, size.h + 0.62, 0.46, 0.46, 0.36, '#6FB3DA') +
  [
    [0.5, 1.5],
    [1.6, 1.5],
    [1.6, 0.2],
  ]
    .map(([x = 0, y = 0]) => I.at(x, y, size.h, line('M-1 0V-22M2 1V-19', '#A0795F', 1.6)))
    .join('') +
  I.at(
    0.5,
    1.5,
    size.h,
    line('M0 -20Q20 -4 39 0', '#FFF6E6', 1.2) +
      path('M5 -16l8 5v11l-8 -5Z', C.flamboyant) +
      path('M15 -9l7 4v11l-7 -4Z', C.papel) +
      path('M25 -4l8 3v10l-8 -3Z', C.lagoa),
  );

/** A shop on the corner: fruit under a striped awning, a shutter round the corner, a flat above. */
export const shop = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(
    I,
    size,
    pane(8, 8, 14, 13) +
      pane(30, 8, 14, 13) +
      pane(52, 8, 12, 13) +
      rect(7, 32, 34, 28, 1, C.lampada) +
      rect(10, 46, 8, 14, 1, C.flamboyant) +
      rect(19, 46, 8, 14, 1, C.folha) +
      rect(28, 46, 8, 14, 1, C.mel) +
      door(50, 13, 28, size.h, trim),
  ) +
  onFlank(
    I,
    size,
    shadedPanes(
      [
        [8, 8],
        [36, 8],
      ],
      14,
      13,
    ) +
      rect(8, 34, 42, 26, 1, '#CFC4DA') +
      line('M9 40H49M9 46H49M9 52H49', '#B3A4C8', 1.4),
  ) +
  Array.from({ length: 6 }, (_, i) =>
    I.face(
      [
        [0.05 + i * 0.18, size.d, 0.78],
        [0.23 + i * 0.18, size.d, 0.78],
        [0.23 + i * 0.18, size.d + 0.34, 0.54],
        [0.05 + i * 0.18, size.d + 0.34, 0.54],
      ],
      i % 2 ? C.papel : trim,
    ),
  ).join('') +
  I.roof(0, 0, size.h, size.w, size.d, roof, 0.12);

/** Four floors without a lift: two flats on each, the stairs between them, a tank on the roof. */
export const walkUp = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(
    I,
    size,
    rect(28, 0, 12, size.h * 40, 0, shade(wall, 0.14)) +
      [10, 35, 60, 85]
        .map(
          (y, floor) =>
            pane(6, y, 16, 12, floor === 1 ? C.lampada : undefined) +
            pane(46, y, 16, 12) +
            (floor === 3 ? '' : rect(31, y + 6, 6, 14, 1, C.lampada)),
        )
        .join('') +
      rect(27, 86, 14, 18, 1, trim),
  ) +
  onFlank(
    I,
    size,
    shadedPanes(
      [10, 35, 60, 85].flatMap((y): [number, number][] => [
        [8, y],
        [36, y],
      ]),
      14,
      12,
    ),
  ) +
  I.roof(0, 0, size.h, size.w, size.d, roof, 0.1) +
  I.box(0.4, 0.3, size.h, 0.6, 0.6, 0.42, '#DCD0E2');
