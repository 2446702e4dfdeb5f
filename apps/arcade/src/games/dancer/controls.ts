import { type Dancer, dancerConfig } from '@consorcio/minigames';
import type { Point } from '../../canvas/layout.ts';
import type { Controls, PressInput } from '../../game-view.ts';
import { keyOf } from '../../input/key-of.ts';

/** Units of the layout: middle of the four touch columns, width of the inner ones, and where they begin. GAMES section 4. */
const MIDDLE = 384;
const COLUMN = 144;
const COLUMNS_FROM = 640;

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: 0,
  ArrowDown: 1,
  ArrowUp: 2,
  ArrowRight: 3,
  d: 0,
  f: 1,
  j: 2,
  k: 3,
  1: 0,
  2: 1,
  3: 2,
  4: 3,
};

export interface DancerControls extends Controls<Dancer> {
  /** Tick of the last press of each lane, for the ring's answer. */
  readonly pressed: readonly number[];
}

/** The column at a place, or null above the columns. On a low window the inner ones are drawn narrower than a finger. */
export function columnAt({ x, y, finger = 0 }: Point): number | null {
  if (y < COLUMNS_FROM) return null;
  const inner = Math.max(COLUMN, finger);
  return Math.max(0, Math.min(dancerConfig.LANES - 1, Math.floor((x - MIDDLE) / inner) + dancerConfig.LANES / 2));
}

/** Arrow keys, D F J K or 1 to 4; or the four columns, with several fingers. */
export function dancerControls(press: PressInput): DancerControls {
  const pressed = [-99, -99, -99, -99];
  const hit = (lane: number, state: Dancer, time: number): void => {
    pressed[lane] = state.tick;
    press(lane, time);
  };
  return {
    pressed,
    onKey(event, state, time) {
      const lane = KEYS[keyOf(event)];
      if (lane !== undefined) hit(lane, state, time);
      return lane !== undefined;
    },
    onDown(point, _event, state, time) {
      const lane = columnAt(point);
      if (lane !== null) hit(lane, state, time);
    },
  };
}
