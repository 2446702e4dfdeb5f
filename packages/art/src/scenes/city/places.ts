/** The four places of the map (SPEC section 2) and where they stand in the picture of 768 x 1024. */
import type { Colour } from '../../core/colour.ts';
import type { Point } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Bounds } from './boxes.ts';
import { blockCorner, PITCH, VIEW } from './plan.ts';

export const PLACE_IDS = [1, 2, 3, 4] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export interface Place {
  readonly id: PlaceId;
  /** room whose reward the place shows */
  readonly room: 2 | 3 | 4 | 5;
  readonly name: string;
  /** the name on the roof, in two lines */
  readonly sign: readonly [string, string];
  readonly colour: Colour;
  readonly kind: 'work' | 'leisure';
  readonly block: readonly [i: number, j: number];
  /** touch area: the whole block with its sign; no two overlap */
  readonly bounds: Bounds;
  /** middle of the sign */
  readonly signAt: Point;
}
/** size of a sign with its round icon, in px of the map picture */
export const SIGN = { width: 230, height: 92 } as const;

const ROOF: Readonly<Record<PlaceId, { readonly z: number; readonly dx: number }>> = {
  1: { z: 1.9, dx: 0 },
  2: { z: 2.45, dx: -4 },
  3: { z: 3, dx: 0 },
  4: { z: 2.35, dx: -8 },
};
function signPoint(id: PlaceId, [i, j]: readonly [number, number]): Point {
  const [x, y] = blockCorner(i, j);
  const [px, py] = VIEW.P(x + 2.1, y + 2.1, ROOF[id].z);
  return [Math.round(px + ROOF[id].dx), Math.round(py)];
}
const place = (
  id: PlaceId,
  room: Place['room'],
  kind: Place['kind'],
  block: Place['block'],
  colour: Colour,
  sign: Place['sign'],
  bounds: Bounds,
): Place => ({ id, room, kind, block, colour, sign, name: sign.join(' '), bounds, signAt: signPoint(id, block) });

export const PLACES: readonly [Place, Place, Place, Place] = [
  place(1, 2, 'work', [0, 1], C.brasa, ['Lanchonete', 'dos Amigos'], { x: 8, y: 306, width: 320, height: 182 }),
  place(2, 4, 'leisure', [1, 0], C.mar, ['SHOPPING', 'DOS PREÇOS'], { x: 440, y: 284, width: 320, height: 226 }),
  place(3, 5, 'leisure', [1, 2], C.jabuticaba, ['UNIQUE', 'HOUSE'], { x: 8, y: 490, width: 320, height: 244 }),
  place(4, 3, 'work', [2, 1], C.mata, ['PIZZARIA', 'D`Bairro'], { x: 440, y: 512, width: 320, height: 222 }),
];
const [avatarX, avatarY] = VIEW.P(PITCH + 2.6, PITCH + 4);
/**
 * Where the player's person stands: before the fountain, on open pavement, so that nothing grows from the head, and
 * beside the widest sign of a small phone.
 */
export const AVATAR_SPOT = { x: Math.round(avatarX), y: Math.round(avatarY), scale: 0.31 } as const;
