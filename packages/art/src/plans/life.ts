/**
 * What moves in the town (STYLE section 7): numbers only, in px of the map of 768 x 1024 and in milliseconds. Their
 * pictures are drawn in pictures/city-life.ts, so that a page can carry the numbers without the drawings.
 */
import type { Point } from '../core/svg.ts';
import { SIDE_WIDTH, type UmbrellaName } from './boxes.ts';
import { PLACES, type PlaceId, SIGN } from './places.ts';
import { blockCorner, CHIMNEY, distance, FLAG_POLE, FOUNTAIN, onMap, SQUARE_BLOCK } from './plan.ts';

/** pictures of the moving parts; several parts may share one */
export const LIFE_PICTURES = [
  'cloud',
  'car-coral-down-right',
  'car-violet-up-left',
  'car-yellow-down-left',
  'car-blue-up-right',
  'bus-down-right',
  'walker-7-left',
  'walker-13-right',
  'walker-17-right',
  'spray',
  'flag',
  'smoke',
  'sign-lamps',
] as const;
export type LifePictureName = (typeof LIFE_PICTURES)[number];
export type LifeKind = 'cloud' | 'car' | 'bus' | 'walker' | 'spray' | 'flag' | 'smoke' | 'lamps';
/** `sky` behind the town, `street` between the map's back and front layer, `above` over everything but the signs */
export type LifeLayer = 'sky' | 'street' | 'above';

/** One frame of a part's picture: its size in px of the map, and the point in it that is laid on the path. */
export interface LifeBox {
  readonly width: number;
  readonly height: number;
  readonly anchor: Point;
}
export interface LifePart {
  readonly id: string;
  readonly kind: LifeKind;
  readonly picture: LifePictureName;
  readonly box: LifeBox;
  /** frames side by side in the picture, each as large as the box, and how long one shows */
  readonly frames: number;
  readonly frameMs: number;
  readonly layer: LifeLayer;
  /** corners of the way, walked at an even pace and begun again; one point stands still */
  readonly path: readonly [Point, ...Point[]];
  /** one way from end to end; negative delays begin in the middle of it */
  readonly durationMs: number;
  readonly delayMs: number;
  /** share of the way in which the part comes into sight, and leaves it at the end; 0 for none */
  readonly fade: number;
  readonly scale: number;
  /** what it holds over itself in the rain */
  readonly umbrella?: UmbrellaName;
  /** the place on whose sign it shines */
  readonly place?: PlaceId;
}

const CAR_BOX: LifeBox = { width: 76, height: 52, anchor: [38, 28] };
const BUS_BOX: LifeBox = { width: 104, height: 88, anchor: [54, 56] };
const WALKER_BOX: LifeBox = { width: 30, height: 60, anchor: [15, 55] };
const SPRAY_BOX: LifeBox = { width: 40, height: 32, anchor: [20, 55] };
const FLAG_BOX: LifeBox = { width: 32, height: 32, anchor: [2, 54] };
const SMOKE_BOX: LifeBox = { width: 28, height: 28, anchor: [14, 14] };
const CLOUD_BOX: LifeBox = { width: 112, height: 52, anchor: [56, 46] };
const LAMPS_BOX: LifeBox = { width: SIGN.width, height: SIGN.height, anchor: [SIGN.width / 2, SIGN.height / 2] };

const STILL = { fade: 0, scale: 1, delayMs: 0 } as const;

/** the two streets below the lot: from the far edge of the town to below the map, in world units */
const FAR = -8;
const NEAR = 34;
/** the four lanes of their crossing; `at` is the other axis, and `back` drives towards the far edge */
const LANES = {
  'down-right': { axis: 'x', at: 12.2, back: false },
  'up-left': { axis: 'x', at: 11.66, back: true },
  'down-left': { axis: 'y', at: 11.66, back: false },
  'up-right': { axis: 'y', at: 12.2, back: true },
} as const;
type LaneName = keyof typeof LANES;
/** time for a whole street; with five cars, one passes the crossing every eight seconds */
const DRIVE_MS = 40_000;
const BETWEEN_CARS_MS = 8000;
const CROSSING = 11.95;

function drive(id: string, kind: 'car' | 'bus', picture: LifePictureName, lane: LaneName, turn: number): LifePart {
  const { axis, at, back } = LANES[lane];
  const [from, to] = back ? [NEAR, FAR] : [FAR, NEAR];
  const point = (along: number): Point => (axis === 'x' ? onMap(along, at) : onMap(at, along));
  const untilCrossing = ((CROSSING - from) / (to - from)) * DRIVE_MS;
  const delayMs = Math.round((turn * BETWEEN_CARS_MS - untilCrossing) % DRIVE_MS);
  return {
    ...STILL,
    id,
    kind,
    picture,
    box: kind === 'bus' ? BUS_BOX : CAR_BOX,
    frames: 1,
    frameMs: 0,
    layer: 'street',
    path: [point(from), point(to)],
    durationMs: DRIVE_MS,
    delayMs: delayMs > 0 ? delayMs - DRIVE_MS : delayMs,
    fade: 0.03,
  };
}

/** px of the map that somebody walks in a second, small people of the pavements */
const STROLL = 26;
function stroll(
  id: string,
  picture: LifePictureName,
  umbrella: UmbrellaName,
  layer: LifeLayer,
  delayMs: number,
  path: LifePart['path'],
): LifePart {
  const durationMs = Math.round((distance(path) / STROLL) * 1000);
  return {
    ...STILL,
    id,
    kind: 'walker',
    picture,
    box: WALKER_BOX,
    frames: 4,
    frameMs: 260,
    layer,
    path,
    durationMs,
    delayMs,
    umbrella,
    fade: 0.08,
  };
}

/** a screen in a minute; the way reaches over both sides of the map, so that clouds also cross wide windows */
const CLOUD_SPEED = 768 / 60;
const CLOUDS_FROM = -SIDE_WIDTH - 160;
const CLOUDS_TO = 768 + SIDE_WIDTH + 160;
const CLOUD_MS = Math.round(((CLOUDS_TO - CLOUDS_FROM) / CLOUD_SPEED) * 1000);
/** x where it stands first, y, size; those above the map are seen in tall windows */
const CLOUDS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-820, 170, 0.8],
  [-500, 110, 1],
  [-190, 190, 0.6],
  [90, 110, 0.75],
  [330, 150, 0.9],
  [618, 118, 0.72],
  [900, 170, 0.8],
  [1180, 100, 1],
  [1480, 160, 0.7],
  [-640, -150, 1.2],
  [240, -90, 1],
  [760, -250, 1.3],
  [1320, -120, 1.1],
];
const clouds = CLOUDS.map(
  ([x, y, scale], i): LifePart => ({
    ...STILL,
    id: `cloud-${i + 1}`,
    kind: 'cloud',
    picture: 'cloud',
    box: CLOUD_BOX,
    frames: 1,
    frameMs: 0,
    layer: 'sky',
    path: [
      [CLOUDS_FROM, y],
      [CLOUDS_TO, y],
    ],
    durationMs: CLOUD_MS,
    delayMs: -Math.round(((x - CLOUDS_FROM) / CLOUD_SPEED) * 1000),
    scale,
  }),
);

const inBlock = (
  i: number,
  j: number,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
): Point => {
  const [X, Y] = blockCorner(i, j);
  return onMap(X + x, Y + y, z);
};
const [smokeX, smokeY] = inBlock(2, 1, CHIMNEY);
const SMOKE_MS = 4800;
const smoke = [0, 1, 2].map(
  (i): LifePart => ({
    ...STILL,
    id: `smoke-${i + 1}`,
    kind: 'smoke',
    picture: 'smoke',
    box: SMOKE_BOX,
    frames: 1,
    frameMs: 0,
    layer: 'above',
    path: [
      [smokeX + 2, smokeY - 6],
      [smokeX + 10, smokeY - 24],
      [smokeX + 6, smokeY - 46],
    ],
    durationMs: SMOKE_MS,
    delayMs: (-i * SMOKE_MS) / 3,
    fade: 0.3,
  }),
);
const lamps = PLACES.map(
  ({ id, signAt }): LifePart => ({
    ...STILL,
    id: `lamps-${id}`,
    kind: 'lamps',
    picture: 'sign-lamps',
    box: LAMPS_BOX,
    frames: 2,
    frameMs: 1100,
    layer: 'above',
    path: [signAt],
    durationMs: 2200,
    delayMs: -id * 550,
    place: id,
  }),
);

/** Everything that moves on the map. Without motion, lay none of it and show the map with `life`. */
export const CITY_LIFE: readonly LifePart[] = [
  ...clouds,
  drive('car-1', 'car', 'car-coral-down-right', 'down-right', 0),
  drive('car-2', 'car', 'car-yellow-down-left', 'down-left', 1),
  drive('bus', 'bus', 'bus-down-right', 'down-right', 2),
  drive('car-3', 'car', 'car-violet-up-left', 'up-left', 3),
  drive('car-4', 'car', 'car-blue-up-right', 'up-right', 4),
  stroll('walker-1', 'walker-7-left', 'coral', 'street', 0, [onMap(11.05, 6.5), onMap(11.05, 11)]),
  stroll('walker-2', 'walker-13-right', 'yellow', 'street', -3000, [onMap(0.6, 11.1), onMap(4.8, 11.1)]),
  stroll('walker-3', 'walker-17-right', 'blue', 'above', -6000, [onMap(11.15, 17.2), onMap(11.15, 13.1)]),
  {
    ...STILL,
    id: 'spray',
    kind: 'spray',
    picture: 'spray',
    box: SPRAY_BOX,
    frames: 3,
    frameMs: 320,
    layer: 'above',
    path: [inBlock(...SQUARE_BLOCK, FOUNTAIN)],
    durationMs: 960,
  },
  {
    ...STILL,
    id: 'flag',
    kind: 'flag',
    picture: 'flag',
    box: FLAG_BOX,
    frames: 4,
    frameMs: 340,
    layer: 'street',
    path: [inBlock(1, 0, FLAG_POLE)],
    durationMs: 1360,
  },
  ...smoke,
  ...lamps,
];
