import type { IssuedRun, RunLog } from '@consorcio/minigames/input-log';
import { exposeToTest } from '../loop/page-clock.ts';

/** A run as it stands at the moment of the look. */
interface ObservedRun {
  readonly issued: IssuedRun;
  readonly state: () => unknown;
  readonly log: () => RunLog;
  readonly isRunning: () => boolean;
  readonly isOver: () => boolean;
  readonly controls?: unknown;
}

/** Shows a run to a browser test; does nothing for players. */
export function exposeRun({ issued, state, log, isRunning, isOver, controls }: ObservedRun): void {
  exposeToTest({
    run: issued,
    get state() {
      return state();
    },
    get log() {
      return log();
    },
    get isRunning() {
      return isRunning();
    },
    get isOver() {
      return isOver();
    },
    controls,
  });
}
