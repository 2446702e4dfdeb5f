import type { Tapper } from '@consorcio/minigames';
import { tapperConfig } from '@consorcio/minigames';
import type { Controls, PressInput } from '../../game-view.ts';
import { ScanningMark, takeAnyKey } from '../../input/one-switch.ts';
import { now } from '../../loop/page-clock.ts';
import { laneAt } from './bar-layout.ts';

export interface TapperControls extends Controls<Tapper> {
  /** The counter that the arrow keys are on; null until an arrow is used. */
  readonly mark: number | null;
}

/** 1 to 4 directly; or the arrows move a mark, and space, enter or the left arrow sends. */
export function tapperControls(
  press: PressInput,
  isOneSwitch: () => boolean = () => false,
  rest: () => number = () => 700,
): TapperControls {
  let mark: number | null = null;
  const walking = new ScanningMark(() => tapperConfig.LANES, rest);
  return {
    get mark() {
      return isOneSwitch() ? walking.at(now()) : mark;
    },
    onKey(event, state, time) {
      if (isOneSwitch()) return takeAnyKey(event, () => press(walking.at(time), time));
      const digit = ['1', '2', '3', '4'].indexOf(event.key);
      if (digit >= 0) press(digit, time);
      else if (event.key === 'ArrowUp') mark = Math.max(0, (mark ?? state.lane) - 1);
      else if (event.key === 'ArrowDown') mark = Math.min(tapperConfig.LANES - 1, (mark ?? state.lane) + 1);
      else if (event.key === ' ' || event.key === 'Enter' || event.key === 'ArrowLeft') press(mark ?? state.lane, time);
      else return false;
      return true;
    },
    onDown(point, _event, _state, time) {
      if (isOneSwitch()) {
        press(walking.at(time), time);
        return;
      }
      const lane = laneAt(point.y, point.extra);
      if (lane !== null) press(lane, time);
    },
  };
}
