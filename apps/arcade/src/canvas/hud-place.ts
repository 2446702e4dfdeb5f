/** Units of the layout that the counters take of the field's top. */
const ZONE = 140;
/** Units of the counters in two rows, the reward under time and points. */
const ROWS = 230;
/** How much larger the counters may be in two rows, and what is worth a second row. */
const MOST = 1.5;
const LEAST = 1.15;
/** Units: nothing is drawn above the field's edge. */
const EDGE = 12;

type At = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];
export type HudPart = 'time' | 'points' | 'reward' | 'pause';

/** Each part of what stands above, in units of the layout, as the frames 06 to 09 have it in one row. */
export const HUD_PARTS: Readonly<Record<HudPart, Box>> = {
  time: [8, 8, 108, 108],
  points: [116, 20, 152, 84],
  reward: [270, 20, 372, 120],
  pause: [670, 20, 84, 84],
};

/** The middle of the points, in the counters' own units. */
export const POINTS_AT = [191, 58] as const;
/** Between the points and the pause in two rows; and in one row, where nothing is left beside the field. */
const GAP = 12;
const STOP_WIDTH = 118;
/** How far from the right end what is touched of the pause begins (styles/page.css). */
const PAUSE_TOUCH = 122;
/** Px of the screen that its words take, and that a finger needs. */
const LEGIBLE = 92;
const FINGER = 56;
const [STOP_TOP, STOP_HIGH] = [10, 88];

/** The field on the window: px of the screen; `wide` in units of the layout. */
export interface FieldPlace {
  readonly left: number;
  readonly top: number;
  /** Px of the screen a unit of the layout. */
  readonly scale: number;
  readonly wide: number;
}

/** Where the counters lie over the window. */
export interface HudPlace {
  /** Px of the screen. */
  readonly top: number;
  /** Px of the screen a unit of the counters; `width` and `height` are such units. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** How far each part is moved, in the counters' units. */
  readonly moved: Readonly<Record<HudPart, At>>;
  /** The button that stops a paid run, in the counters' units: it lies over none of them. */
  readonly stop: Box;
  /** Where a point of a part lies on the field, in units of the layout. */
  onField(part: HudPart, at: At): At;
}

const UNMOVED = { time: [0, 0], points: [0, 0], reward: [0, 0], pause: [0, 0] } as const;

/**
 * One row over the field's top, with the stop beside the field, or before the pause where the field is as wide as the window.
 * Where a tall window leaves room above the field, two larger rows that end where the one would: small figures are hard to
 * read on a small phone.
 */
export function placeHud(field: FieldPlace): HudPlace {
  const { left, top, scale, wide } = field;
  const room = top + ZONE * scale;
  const larger = Math.min(MOST, room / (ROWS * scale));
  const [x, , reward] = HUD_PARTS.reward;
  const [pause] = HUD_PARTS.pause;
  if (larger < LEAST) {
    const legible = Math.max(STOP_WIDTH, LEGIBLE / scale);
    const isBeside = left > (legible + 2 * GAP) * scale;
    const width = isBeside ? wide : wide + STOP_WIDTH + GAP;
    const moved = { ...UNMOVED, pause: [width - wide, 0] } as const;
    const stop: At = isBeside ? [wide + GAP, legible] : [pause - GAP, STOP_WIDTH];
    return placed(field, { top, scale: (scale * wide) / width, width, height: ZONE, moved, stop });
  }
  const width = wide / larger;
  const from = HUD_PARTS.points[0] + HUD_PARTS.points[2] + GAP;
  return placed(field, {
    top: room - ROWS * scale * larger,
    scale: scale * larger,
    width,
    height: ROWS,
    moved: { ...UNMOVED, reward: [(width - reward) / 2 - x, ROWS - ZONE], pause: [width - wide, 0] },
    stop: [from, width - PAUSE_TOUCH - from],
  });
}

const placed = (
  field: FieldPlace,
  { stop: [from, wide], ...hud }: Omit<HudPlace, 'onField' | 'stop'> & { readonly stop: At },
): HudPlace => ({
  ...hud,
  stop: [from, STOP_TOP, wide, Math.max(STOP_HIGH, FINGER / hud.scale)],
  onField(part, [x, y]) {
    const [dx, dy] = hud.moved[part];
    const down = hud.top - field.top + (y + dy) * hud.scale;
    return [((x + dx) * hud.scale) / field.scale, Math.max(EDGE, down / field.scale)];
  },
});
