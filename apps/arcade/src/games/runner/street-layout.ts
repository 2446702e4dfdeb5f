import { HEIGHT } from '../../canvas/layout.ts';

/** Units of the layout: the line that is run on, the buttons' top, and down to where the ground is seen behind the roofs. */
const ROAD = 812;
const BUTTONS = 902;
const ROOFS = 474;
const STRIP_END = 1020;
/** Share of a taller field by which the street stands lower; the buttons stand at its end. */
const LOWER = 0.6;

/** Where the street's things stand, in units of the layout. */
export interface StreetLayout {
  /** How much lower than in a field of 1024 the street stands. */
  readonly down: number;
  readonly road: number;
  readonly buttons: number;
  readonly groundSeen: readonly (readonly [from: number, to: number])[];
}

/** `extra`: units that the field is higher than 1024. */
export function streetLayout(extra: number): StreetLayout {
  const down = Math.round(extra * LOWER);
  return {
    down,
    road: ROAD + down,
    buttons: BUTTONS + extra,
    groundSeen: [
      [0, ROOFS + down],
      [STRIP_END + down, HEIGHT + extra],
    ],
  };
}
