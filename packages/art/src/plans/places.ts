/** The places of the map (SPEC section 2) and where they stand in the picture of 768 x 1024. */
import { MINIGAMES, type Minigame, type MinigameSlug, type PlaceKind } from '@consorcio/rules/vocabulary';
import type { Point } from '../core/svg.ts';
import type { Bounds } from './boxes.ts';
import { blockCorner, LOT_BLOCK, VIEW } from './plan.ts';

/** A place has the number of its minigame. */
export type PlaceId = MinigameSlug;
export const PLACE_IDS: readonly PlaceId[] = MINIGAMES.map(({ slug }) => slug);

/** How a place is drawn on the map. */
interface PlaceDrawing {
  readonly block: readonly [i: number, j: number];
  /** height of the roof in world units, and how far the sign stands beside its middle in px */
  readonly roof: { readonly z: number; readonly dx: number };
  /** touch area: the whole block with its sign; no two overlap */
  readonly bounds: Bounds;
}

const DRAWINGS: Readonly<Record<PlaceId, PlaceDrawing>> = {
  1: {
    block: [0, 1],
    roof: { z: 1.9, dx: 0 },
    bounds: { x: 8, y: 306, width: 320, height: 182 },
  },
  2: {
    block: [1, 0],
    roof: { z: 2.45, dx: -4 },
    bounds: { x: 440, y: 284, width: 320, height: 226 },
  },
  3: {
    block: [1, 2],
    roof: { z: 3, dx: 0 },
    bounds: { x: 8, y: 490, width: 320, height: 244 },
  },
  4: {
    block: [2, 1],
    roof: { z: 2.35, dx: -8 },
    bounds: { x: 440, y: 512, width: 320, height: 222 },
  },
};

/** Where a building stands in its block, and how large it is, in world units. */
export interface Footprint {
  /** far corner, from the corner of the block */
  readonly x: number;
  readonly y: number;
  /** along x, and along y */
  readonly w: number;
  readonly d: number;
}
export const FOOTPRINTS: Readonly<Record<PlaceId, Footprint>> = {
  1: { x: 0.55, y: 0.5, w: 3.5, d: 3.1 },
  2: { x: 0.35, y: 0.35, w: 3.9, d: 3.6 },
  3: { x: 0.6, y: 0.55, w: 3.2, d: 3 },
  4: { x: 0.5, y: 0.45, w: 3.5, d: 3.1 },
};

export interface Place extends Omit<PlaceDrawing, 'roof'> {
  readonly id: PlaceId;
  readonly name: string;
  /** the name on the roof, in two lines */
  readonly sign: readonly [string, string];
  readonly kind: PlaceKind;
  readonly signAt: Point;
}
/** size of a sign with its round icon, in px of the map picture */
export const SIGN = { width: 230, height: 92 } as const;

/** Upper corner of the block on which a place stands, in world units. */
export const blockOf = (id: PlaceId): readonly [x: number, y: number] => blockCorner(...DRAWINGS[id].block);

function signPoint({ block: [i, j], roof }: Pick<PlaceDrawing, 'block' | 'roof'>): Point {
  const [x, y] = blockCorner(i, j);
  const [px, py] = VIEW.P(x + 2.1, y + 2.1, roof.z);
  return [Math.round(px + roof.dx), Math.round(py)];
}

/** The name's first word stands alone on the sign. */
function placeOf({ slug: id, place: name, kind }: Minigame): Place {
  const drawing = DRAWINGS[id];
  const [first = '', ...rest] = name.split(' ');
  return {
    id,
    name,
    kind,
    sign: [first, rest.join(' ')],
    signAt: signPoint(drawing),
    ...drawing,
  };
}

/** The places in order of their numbers. */
export const PLACES: readonly Place[] = MINIGAMES.map(placeOf);
const [lotX, lotY] = blockCorner(...LOT_BLOCK);
const [avatarX, avatarY] = VIEW.P(lotX + 2.25, lotY + 4.35);
/**
 * Where the player's person stands: on the near left edge of the lot, before everything that may stand on it, and beside
 * the widest sign of a small phone.
 */
export const AVATAR_SPOT = { x: Math.round(avatarX), y: Math.round(avatarY), scale: 0.31 } as const;
