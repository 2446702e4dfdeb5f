import { PX } from '../fixed.ts';

/** Counters, from the top; the code of a press is the counter's number. */
export const LANES = 4;
/** Ticks of a whole run. */
export const TICKS = 3000;

/** Places along a counter, in 1/256 px of the layout; guests come from the left, plates from the right. */
export const DOOR = -60 * PX;
export const SEATED = 20 * PX;
export const FRONT_STOP = 410 * PX;
export const PLATE_FROM = 540 * PX;
/** Room between two guests of one counter. */
export const GUEST_GAP = 150 * PX;
/** How far before a guest a plate is caught. */
export const REACH = 40 * PX;
/** 1/256 px a tick. */
export const WALK = 4 * PX;
export const SLIDE = 12 * PX;

/** Ticks: the persona passing one counter, serving, shrugging; the pause when no heart is left. */
export const MOVE = 6;
export const SERVE = 11;
export const SHRUG = 70;
export const BREATHER = 120;

/** The evening's guests, and the ticks between which they come. */
export const GUESTS = 64;
export const FIRST_AT = 30;
export const LAST_AT = TICKS - 330;
/** Gap between two guests at the start and at the end, before the whole is scaled to the evening. */
export const GAP_AT_START = 70;
export const GAP_AT_END = 30;
/** Each guest comes up to this many ticks earlier or later. */
export const JITTER = 8;

export const LANE_BAG = [0, 1, 2, 3, 0, 1, 2, 3] as const;
export const FOOD_BAG = [0, 1, 2, 3] as const;
const KINDS = ['calm', 'hurried', 'double'] as const;
export type GuestKind = (typeof KINDS)[number];
/** Ten guests: seven with time, two in a hurry, one with a double order. */
export const KIND_BAG: readonly GuestKind[] = [
  'calm',
  'calm',
  'calm',
  'calm',
  'calm',
  'calm',
  'hurried',
  'hurried',
  'double',
  'calm',
];
/** Ticks of patience of the evening's first and last guest. */
export const PATIENCE: Readonly<Record<GuestKind, readonly [first: number, last: number]>> = {
  calm: [540, 420],
  hurried: [330, 270],
  double: [540, 420],
};

export const HEARTS = 3;

/** Points of a plate: at least, for patience left, and a tip that grows by one every third guest in a row. */
export const PLATE_POINTS = 4;
export const PATIENCE_POINTS = 12;
export const TIP_EVERY = 3;
export const TIP_MAX = 8;
/** What the n-th shrug costs at most: this much and n squared, up to the most. */
export const SHRUG_COST = 2;
export const SHRUG_COST_MAX = 80;
/** What a guest costs at most who leaves unserved. */
export const LEFT_COST = 3;

/** Points worth 10 000 basis points. */
export const PAR = 1450;
export const MAX_INPUTS = 600;
