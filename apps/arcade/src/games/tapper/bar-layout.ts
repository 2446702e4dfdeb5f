import { WIDTH } from '../../canvas/layout.ts';
import type { Camera } from '../../canvas/tall.ts';

/** Units of the layout: top of the first counter, distance of two, and what of a band is over its counter. GAMES section 2. */
const FIRST = 398;
const BAND = 168;
const OVER = 92;
/** In a tall window: units that the field has grown by when everything is at its largest, and how much larger that is. */
const GROWN = 130;
const LARGER = 0.25;
/** Units of the game that are then left out on the left, so that the queue's head and the persona still fit. */
const LEFT_OUT = 50;
/** Where the persona stands, and how far it and the counters' ends move to the left. */
const PERSONA = 662;
const CLOSER = 44;
/** Units that the counters move apart beyond their own growth. */
const MOST_APART = 40;
const APART = 0.25;

/** Where the bar's things stand, in units of the game. */
export interface BarLayout extends Camera {
  /** Tops of the counters. */
  readonly counters: readonly number[];
  /** Height of a counter's touch band, which begins `OVER` above its top. */
  readonly band: number;
  readonly personaX: number;
  /** How far the counters are moved to the left. */
  readonly closer: number;
  /** The right edge of what is seen. */
  readonly right: number;
}

/** A window has one height: what was found for it is kept. */
const known = new Map<number, BarLayout>();

/** Larger guests, dishes and counters in a tall window. `extra`: units that the field is higher than 1024. */
export function barLayout(extra: number): BarLayout {
  const found = known.get(extra) ?? laidOut(extra);
  known.set(extra, found);
  return found;
}

function laidOut(extra: number): BarLayout {
  const share = Math.min(1, extra / GROWN);
  const zoom = 1 + LARGER * share;
  const left = LEFT_OUT * share;
  const apart = Math.min(MOST_APART, Math.max(0, extra - GROWN) * APART);
  const band = BAND + apart;
  const first = (FIRST + 4 * share) / zoom;
  return {
    zoom,
    left,
    counters: [0, 1, 2, 3].map((lane) => first + lane * band),
    band,
    personaX: PERSONA - CLOSER * share,
    closer: CLOSER * share,
    right: left + WIDTH / zoom,
  };
}

/** The counter at a height, or null above and below them. */
export function laneAt(y: number, extra = 0): number | null {
  const { counters, band } = barLayout(extra);
  const lane = Math.floor((y - (counters[0] ?? 0) + OVER) / band);
  return lane >= 0 && lane < counters.length ? lane : null;
}
