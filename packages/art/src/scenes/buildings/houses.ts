/** The six houses' walls and roofs. */
import { type Colour, shade } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { alongX, type Iso } from '../../core/iso.ts';
import { each, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { door, type HouseSize, onFlank, onFront, type Paint, pane, shadedPanes, walls } from './house-parts.ts';
import { hipRoof } from './roofs.ts';

const BRICK = '#E2A987';
/** A house whose upper floor is still to come: water tank, steel that stands out of the slab, and a washing line. */
export const slab = (I: Iso, size: HouseSize, { wall, trim }: Paint): Svg =>
  walls(I, size, BRICK) +
  onFront(I, size, rect(0, 0, 68, 35, 0, wall) + door(42, 14, 30, size.h, trim) + pane(10, 12, 20, 14)) +
  onFlank(I, size, line('M4 8H60M10 16H60M4 24H60M10 32H60', '#B97A66', 1.2) + shadedPanes([[22, 12]], 18, 14)) +
  I.roof(0, 0, size.h, size.w, size.d, '#D8CCD6', 0.1) +
  I.box(0.12, 0.12, size.h, 0.62, 0.62, 0.62, wall) +
  I.box(0.2, 0.2, size.h + 0.62, 0.46, 0.46, 0.36, '#6FB3DA') +
  each(points`0.5,1.5 1.6,1.5 1.6,0.2`, ([x, y]) => I.at(x, y, size.h, line('M-1 0V-22M2 1V-19', '#A0795F', 1.6))) +
  I.at(0.5, 1.5, size.h, [
    line('M0 -20Q20 -4 39 0', '#FFF6E6', 1.2),
    path('M5 -16l8 5v11l-8 -5Z', C.flamboyant),
    path('M15 -9l7 4v11l-7 -4Z', C.papel),
    path('M25 -4l8 3v10l-8 -3Z', C.lagoa),
  ]);

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
    shadedPanes(points`8,8 36,8`, 14, 13) +
      rect(8, 34, 42, 26, 1, '#CFC4DA') +
      line('M9 40H49M9 46H49M9 52H49', '#B3A4C8', 1.4),
  ) +
  times(6, (i) =>
    I.face(i % 2 ? C.papel : trim, alongX(0.05 + i * 0.18, 0.23 + i * 0.18, [size.d, 0.78], [size.d + 0.34, 0.54])),
  ) +
  I.roof(0, 0, size.h, size.w, size.d, roof, 0.12);

/** Four floors without a lift: two flats on each, the stairs between them, a tank on the roof. */
export const walkUp = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(
    I,
    size,
    rect(28, 0, 12, size.h * 40, 0, shade(wall, 0.14)) +
      each([10, 35, 60, 85], (y, floor) => [
        pane(6, y, 16, 12, floor === 1 ? C.lampada : undefined),
        pane(46, y, 16, 12),
        floor === 3 ? '' : rect(31, y + 6, 6, 14, 1, C.lampada),
      ]) +
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

/** Tiles over the walls of a house. */
const tiles = (I: Iso, { w, d, h }: HouseSize, rise: number, colour: Colour, eaves = 0.16): Svg =>
  hipRoof(I, { at: [0, 0, h], size: [w, d, rise], eaves, colour });

/** A low house under four slopes. */
export const hip = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(I, size, door(10, 14, 29, size.h, trim) + pane(36, 12, 26, 14)) +
  onFlank(I, size, shadedPanes(points`10,12 36,12`, 14, 14)) +
  tiles(I, size, 0.62, roof);

/** Two floors, and a balcony with a rail over the door. */
export const sobrado = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(I, size, pane(8, 10, 16, 24) + pane(35, 12, 13, 15) + pane(8, 49, 16, 13) + door(33, 14, 30, size.h, trim)) +
  onFlank(I, size, shadedPanes(points`9,14 33,14 20,49`, 14, 14)) +
  I.box(0.05, size.d, 0.95, 0.75, 0.28, 0.08, '#E9DCD8') +
  I.onLeft(0.05, size.d + 0.28, 1.3, line('M1 1H29M1 1V11M8 1V11M15 1V11M22 1V11M29 1V11', trim, 1.8)) +
  tiles(I, size, 0.52, roof, 0.14);

/** Height to which the parapet of a street house rises. */
const PARAPET = 1.62;
/** An old street house: tall doors side by side under a parapet with a curve. */
export const street = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  I.face(roof, alongX(0.05, 1.55, [0.05, 1.3], [1.35, 1.5])) +
  I.onLeft(0, size.d, PARAPET, [
    path('M0 30V5H12C18 5 22 -7 32 -7C42 -7 46 5 52 5H64V30Z', wall),
    path('M0 8V5H12C18 5 22 -7 32 -7C42 -7 46 5 52 5H64V8H51C44 8 41 -3 32 -3C23 -3 20 8 13 8Z', C.papel),
    rect(0, 16, 64, 4, 0, C.papel),
    each([5, 25, 45], (x, i) => [
      rect(x - 1, 24, 16, 36, 7, C.papel),
      rect(x + 1.5, 27, 11, i === 1 ? 36 : 31, 5, i === 1 ? trim : '#8FCBE8'),
      i === 1 ? '' : rect(x + 1.5, 43, 11, 16, 1, trim),
    ]),
    rect(0, 58, 64, 7, 0, shade(wall, 0.26)),
    rect(26.5, 55, 11, 10, 0, trim),
  ]) +
  onFlank(I, size, shadedPanes(points`12,14 38,14`, 14, 18));
