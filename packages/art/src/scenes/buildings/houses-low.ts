/** The three houses under tiles: hip roof, sobrado, street house. */
import { type Colour, shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { line, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { door, type HouseSize, onFlank, onFront, type Paint, pane, shadedPanes, walls } from './house-parts.ts';
import { hipRoof } from './roofs.ts';

/** Tiles over the walls of a house. */
const tiles = (I: Iso, { w, d, h }: HouseSize, rise: number, colour: Colour, eaves = 0.16): Svg =>
  hipRoof(I, { at: [0, 0, h], size: [w, d, rise], eaves, colour });

/** A low house under four slopes. */
export const hip = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(I, size, door(10, 14, 29, size.h, trim) + pane(36, 12, 26, 14)) +
  onFlank(
    I,
    size,
    shadedPanes(
      [
        [10, 12],
        [36, 12],
      ],
      14,
      14,
    ),
  ) +
  tiles(I, size, 0.62, roof);

/** Two floors, and a balcony with a rail over the door. */
export const sobrado = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  onFront(I, size, pane(8, 10, 16, 24) + pane(35, 12, 13, 15) + pane(8, 49, 16, 13) + door(33, 14, 30, size.h, trim)) +
  onFlank(
    I,
    size,
    shadedPanes(
      [
        [9, 14],
        [33, 14],
        [20, 49],
      ],
      14,
      14,
    ),
  ) +
  I.box(0.05, size.d, 0.95, 0.75, 0.28, 0.08, '#E9DCD8') +
  I.onLeft(0.05, size.d + 0.28, 1.3, line('M1 1H29M1 1V11M8 1V11M15 1V11M22 1V11M29 1V11', trim, 1.8)) +
  tiles(I, size, 0.52, roof, 0.14);

/** Height to which the parapet of a street house rises. */
const PARAPET = 1.62;
/** An old street house: tall doors side by side under a parapet with a curve. */
export const street = (I: Iso, size: HouseSize, { wall, trim, roof }: Paint): Svg =>
  walls(I, size, wall) +
  I.face(
    [
      [0.05, 0.05, 1.3],
      [1.55, 0.05, 1.3],
      [1.55, 1.35, 1.5],
      [0.05, 1.35, 1.5],
    ],
    roof,
  ) +
  I.onLeft(
    0,
    size.d,
    PARAPET,
    path('M0 30V5H12C18 5 22 -7 32 -7C42 -7 46 5 52 5H64V30Z', wall) +
      path('M0 8V5H12C18 5 22 -7 32 -7C42 -7 46 5 52 5H64V8H51C44 8 41 -3 32 -3C23 -3 20 8 13 8Z', C.papel) +
      rect(0, 16, 64, 4, 0, C.papel) +
      [5, 25, 45]
        .map(
          (x, i) =>
            rect(x - 1, 24, 16, 36, 7, C.papel) +
            rect(x + 1.5, 27, 11, i === 1 ? 36 : 31, 5, i === 1 ? trim : '#8FCBE8') +
            (i === 1 ? '' : rect(x + 1.5, 43, 11, 16, 1, trim)),
        )
        .join('') +
      rect(0, 58, 64, 7, 0, shade(wall, 0.26)) +
      rect(26.5, 55, 11, 10, 0, trim),
  ) +
  onFlank(
    I,
    size,
    shadedPanes(
      [
        [12, 14],
        [38, 14],
      ],
      14,
      18,
    ),
  );
