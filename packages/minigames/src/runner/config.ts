/** Codes: pular, abaixar, and agir of the one-key play, where the street says which of the two. */
export const JUMP = 0;
export const DUCK = 1;
export const ACT = 2;
/** Ticks of a whole run. */
export const TICKS = 3000;

/** 1/256 px a tick: speed along the street, first climb of a jump, what it loses each tick, fall of a dive. */
export const SPEED_START = 1600;
export const SPEED_END = 2432;
export const JUMP_SPEED = 4352;
export const GRAVITY = 218;
export const DIVE = -3072;

/** Ticks: ducked; slowed by a stumble; untouchable after one; a jump kept before landing. */
export const DUCK_TICKS = 34;
export const STUMBLE_TICKS = 48;
export const SAFE_TICKS = 70;
export const BUFFER_TICKS = 8;

/** Pixels: the body's half width and heights; half a coin; how near a treat is taken; where the washing hangs. */
export const HALF = 20;
export const TALL = 240;
export const DUCKED = 150;
export const COIN = 24;
export const REACH = 30;
export const HANGS = 180;

export const KINDS = ['cone', 'hole', 'dog', 'wire'] as const;
export type Kind = (typeof KINDS)[number];
/** Pixels of each obstacle; the wire's height is `HANGS`. */
export const HALF_WIDTH: Readonly<Record<Kind, number>> = { cone: 18, hole: 34, dog: 30, wire: 26 };
export const HEIGHT: Readonly<Record<Kind, number>> = { cone: 50, hole: 8, dog: 66, wire: 0 };
export const KIND_BAG: readonly Kind[] = ['cone', 'hole', 'dog', 'wire', 'wire', 'cone', 'dog', 'wire'];

/** Pixels of the street: where it ends, the first obstacle, the gaps and their random part, where they stop to shrink. */
export const STREET = 27_000;
export const FIRST = 900;
export const GAP_START = 560;
export const GAP_END = 430;
export const GAP_SPREAD = 90;
export const GAP_SHRINKS_TO = 22_000;
export const DOOR_EVERY = 3600;

export const TREATS = ['none', 'arc', 'row', 'box'] as const;
export type TreatKind = (typeof TREATS)[number];
export const TREAT_BAG: readonly TreatKind[] = ['none', 'arc', 'arc', 'none', 'box', 'row'];
/** Places of coins: [px past the obstacle, height]. */
export const ARC = [
  [-60, 300],
  [0, 330],
  [60, 300],
] as const;
export const ROW = [
  [190, 90],
  [246, 90],
] as const;
/** Heights of a box over a jump and under a wire. */
export const BOX_HIGH = 320;
export const BOX_LOW = 90;
/** Pixels ahead within which treats are looked at, and behind which they are forgotten. */
export const TREAT_AHEAD = 200;
export const TREAT_BEHIND = 120;

/** One-key play: pixels from which a wire is ducked; ticks in which a second press is not heard; what a waste costs. */
export const ACT_LOOK = 420;
export const ACT_WAIT = 30;
export const ACT_WASTE = 5;

/** Points of an obstacle cleared, one more for each three in a row up to three. */
export const CLEAR = 5;
export const STREAK_STEP = 3;
export const STREAK_MAX = 3;
/** What a stumble costs at most. */
export const STUMBLE_COST = 6;
export const COIN_WORTH = 2;
export const BOX_WORTH = 8;
/** A door, and how much more when the pizza is still hot. */
export const DOOR_WORTH = 12;
export const HOT_WORTH = 18;

/** Points worth 10 000 basis points. */
export const PAR = 690;
export const MAX_INPUTS = 500;
