import { type Dancer, dancerConfig } from '@consorcio/minigames';
import type { Controls, Press } from '../src/cabinet.ts';

/** Units of the layout: right edges of the four touch columns, and where they begin. GAMES section 4. */
const COLUMN_ENDS = [240, 384, 528, 768] as const;
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

export interface DancerHand extends Controls<Dancer> {
  /** Tick of the last press of each lane, for the ring's answer. */
  readonly pressed: readonly number[];
}

/** The column at a place, or null above the columns. */
export function columnAt(x: number, y: number): number | null {
  if (y < COLUMNS_FROM) return null;
  const column = COLUMN_ENDS.findIndex((end) => x < end);
  return column < 0 ? dancerConfig.LANES - 1 : column;
}

/** Arrow keys, D F J K or 1 to 4; or the four columns, with several fingers. */
export function dancerControls(press: Press): DancerHand {
  const pressed = [-99, -99, -99, -99];
  const hit = (lane: number, state: Dancer, time: number): void => {
    pressed[lane] = state.tick;
    press(lane, time);
  };
  return {
    pressed,
    onKey(event, state, time) {
      const lane = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (lane !== undefined) hit(lane, state, time);
      return lane !== undefined;
    },
    onDown(point, _event, state, time) {
      const lane = columnAt(point.x, point.y);
      if (lane !== null) hit(lane, state, time);
    },
  };
}
