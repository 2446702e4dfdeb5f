/*
 * Where the layers of the town lie, in px of the map of 768 x 1024. Numbers only: a page needs them before it needs any
 * drawing.
 */

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CITY_SIDES = ['left', 'right'] as const;
export type CitySideName = (typeof CITY_SIDES)[number];

export const MAP_BOX = { x: 0, y: 0, width: 768, height: 1024 } as const;
/** width of what is drawn on either side of the map, in px: enough for windows of 2568 map px */
export const SIDE_WIDTH = 900;
/** a side reaches this far under the map, so that no hairline shows where the two meet at odd scales */
const OVERLAP = 2;

/** boxes of the two sides; lay them under the map */
export const SIDE_BOX = {
  left: { x: -SIDE_WIDTH, y: 0, width: SIDE_WIDTH + OVERLAP, height: MAP_BOX.height },
  right: { x: MAP_BOX.width - OVERLAP, y: 0, width: SIDE_WIDTH + OVERLAP, height: MAP_BOX.height },
} as const;
/** box of what covers a driven street beside the map; it ends above the shadows on the ground */
export const SIDE_FRONT_BOX = {
  left: { x: -60, y: 450, width: 60, height: 114 },
  right: { x: MAP_BOX.width, y: 450, width: 60, height: 114 },
} as const;
/** box of what shines before dawn, in the map and on both sides of it */
export const LIGHTS_BOX = {
  x: -SIDE_WIDTH,
  y: 0,
  width: MAP_BOX.width + 2 * SIDE_WIDTH,
  height: MAP_BOX.height,
} as const;
/** a piece of rain that can be laid side by side, and how far it drifts to the left while it falls by its own height */
export const RAIN = { width: 240, height: 260, drift: 60 } as const;
/** box of what stands on the ground while it rains, and the two pictures of rings in it, which take turns */
export const WET_BOX = { x: 110, y: 500, width: 560, height: 380 } as const;
export const RING_PHASES = [1, 2] as const;
export type RingPhase = (typeof RING_PHASES)[number];
/** umbrellas of the people who walk through the town in the rain, each as large as its box; held at the point in it */
export const UMBRELLAS = ['coral', 'yellow', 'blue'] as const;
export type UmbrellaName = (typeof UMBRELLAS)[number];
export const UMBRELLA_BOX = { width: 38, height: 40, held: [19, 37] } as const;
/** what a season lays over the town, and the box of all of it */
export const DECORS = ['ipe', 'sao-joao', 'natal'] as const;
export type Decor = (typeof DECORS)[number];
/** those of them in which something shines, and never quite the same */
export const SHINING_DECORS = ['sao-joao', 'natal'] as const satisfies readonly Decor[];
export type ShiningDecor = (typeof SHINING_DECORS)[number];
export const DECOR_BOX = { x: 196, y: 330, width: 394, height: 560 } as const;
/** box of the sky; it reaches above the map and to both outer edges of the sides */
export const SKY_BOX = { x: -SIDE_WIDTH, y: -420, width: MAP_BOX.width + 2 * SIDE_WIDTH, height: 780 } as const;
/** the lot with what stands on it, from the upper corner of its block */
export const LOT_FRAME = { x: -172, y: -92, width: 344, height: 264 } as const;
/** box of the player's lot; its test holds it to the block that `plan.ts` gives the lot */
export const LOT_BOX = { x: 212, y: 366.8, width: LOT_FRAME.width, height: LOT_FRAME.height } as const;
/** box of the avatar in px of the map; its feet are at the middle of its lower edge, 12 px above it */
export const AVATAR_BOX = { width: 110, height: 140, feet: 128 } as const;
/** the same in the rain, where the umbrella reaches higher */
export const AVATAR_RAIN_BOX = { width: 110, height: 180, feet: 168 } as const;
