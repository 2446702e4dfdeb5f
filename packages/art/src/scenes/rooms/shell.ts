/** What holds a room: floor, two walls behind, and two as high as a knee in front. */
import { type Colour, shade } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import { SHADOW } from '../../core/tokens.ts';
import { BASE, KNEE, WALL } from '../../plans/room-plan.ts';
import { flat, ROOM, type RoomLayer } from './room-view.ts';

export interface Shell {
  /** along x, along y, and up, in units of the room */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  /** the two tiles of the floor */
  readonly floor: readonly [Colour, Colour];
  /** the wall towards the light, and the one in the shade */
  readonly light: Colour;
  readonly dark: Colour;
  /** the walls where they are cut */
  readonly edge: Colour;
}
/** side of a tile, about */
const TILE = 0.8;

/** Every second tile. */
function tiles({ w, d, floor }: Shell): Svg {
  const [across, along] = [Math.round(w / TILE), Math.round(d / TILE)];
  const [a, b] = [w / across, d / along];
  const odd = Array.from({ length: across * along }, (_, k) => [k % across, Math.floor(k / across)] as const).filter(
    ([i, j]) => (i + j) % 2 === 1,
  );
  return odd.map(([i, j]) => flat(i * a, j * b, a, b, floor[1])).join('');
}

/**
 * The room around its layers: the walls behind are before the first, those as high as a knee after the last. Wall
 * drawings: 40 units a unit of the room, from the upper edge of the wall down.
 */
export function inShell(shell: Shell, onLight: Svg, onDark: Svg, layers: readonly RoomLayer[]): readonly RoomLayer[] {
  const { w, d, h, floor, light, dark, edge } = shell;
  const I = ROOM;
  const far =
    I.box(-WALL, -WALL, -BASE, w + 2 * WALL, d + 2 * WALL, BASE, shade(edge, 0.1)) +
    flat(0, 0, w, d, floor[0]) +
    tiles(shell) +
    I.box(-WALL, -WALL, 0, w + WALL, WALL, h, light, { top: edge, right: shade(edge, 0.2) }) +
    I.box(-WALL, 0, 0, WALL, d + WALL, h, dark, { top: edge, left: edge, right: shade(dark, 0.08) }) +
    // the floor is darker along the walls
    I.face(
      SHADOW,
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, 0.5, 0],
        [0.5, 0.5, 0],
        [0.5, d, 0],
        [0, d, 0],
      ],
      { opacity: 0.08 },
    ) +
    I.onLeft(0, 0, h, onLight) +
    I.onRight(0, d, h, onDark);
  const near = I.box(-WALL, d, 0, w + WALL, WALL, KNEE, edge) + I.box(w, -WALL, 0, WALL, d + 2 * WALL, KNEE, edge);
  const [first, last] = [layers[0], layers.at(-1)];
  return [
    typeof first === 'string' ? far + first : far,
    ...layers.slice(typeof first === 'string' ? 1 : 0, typeof last === 'string' ? -1 : undefined),
    typeof last === 'string' ? last + near : near,
  ];
}
