import { type Runner, runnerConfig } from '@consorcio/minigames';
import type { Point } from '../../canvas/layout.ts';
import type { Controls, PressInput } from '../../game-view.ts';
import { keyOf } from '../../input/key-of.ts';
import { takeAnyKey } from '../../input/one-switch.ts';
import { streetLayout } from './street-layout.ts';

/** Units of the layout. Both buttons reach from so much above them to the bottom of the window; they meet in the middle. GAMES section 5. */
const ABOVE = 12;
const MIDDLE = 384;
/** Units that a finger moves before it counts as a swipe. */
const SWIPE = 40;

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: runnerConfig.JUMP,
  w: runnerConfig.JUMP,
  ' ': runnerConfig.JUMP,
  ArrowDown: runnerConfig.DUCK,
  s: runnerConfig.DUCK,
};

export interface RunnerControls extends Controls<Runner> {
  /** Tick of the last press of each button, for its answer. */
  readonly pressed: readonly number[];
  /** Any key and the whole screen mean the same: what the street asks for. */
  readonly isOneKey: boolean;
}

/** Arrow keys, W, S and space; or the two buttons; or a swipe up or down anywhere. */
export function runnerControls(press: PressInput, isOneKey: () => boolean = () => false): RunnerControls {
  const pressed = [-99, -99, -99];
  const swipes = new Map<number, Point>();
  const act = (code: number, state: Runner, time: number): void => {
    pressed[code] = state.tick;
    press(code, time);
  };
  return {
    pressed,
    get isOneKey() {
      return isOneKey();
    },
    onKey(event, state, time) {
      if (isOneKey()) return takeAnyKey(event, () => act(runnerConfig.ACT, state, time));
      const code = KEYS[keyOf(event)];
      if (code !== undefined) act(code, state, time);
      return code !== undefined;
    },
    onDown(point, event, state, time) {
      if (isOneKey()) act(runnerConfig.ACT, state, time);
      else if (point.y >= streetLayout(point.extra ?? 0).buttons - ABOVE)
        act(point.x < MIDDLE ? runnerConfig.JUMP : runnerConfig.DUCK, state, time);
      else swipes.set(event.pointerId, point);
    },
    onMove(point, event, state, time) {
      const from = swipes.get(event.pointerId);
      if (from === undefined || Math.abs(point.y - from.y) < SWIPE) return;
      swipes.delete(event.pointerId);
      act(point.y < from.y ? runnerConfig.JUMP : runnerConfig.DUCK, state, time);
    },
    onUp(_point, event) {
      swipes.delete(event.pointerId);
    },
  };
}
