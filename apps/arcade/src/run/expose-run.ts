import type { RunLog } from '@consorcio/minigames/input-log';
import { exposeToTest } from '../loop/page-clock.ts';

interface Shown<State> {
  readonly issued: unknown;
  readonly run: { readonly state: State; readonly isOver: boolean };
  readonly log: () => RunLog;
  readonly isPaused: () => boolean;
}

/** Shows a calm run to a browser test, always as it stands at the moment of the look. */
export function exposeRun<State>({ issued, run, log, isPaused }: Shown<State>): void {
  exposeToTest({
    run: issued,
    get state() {
      return run.state;
    },
    get log() {
      return log();
    },
    get isRunning() {
      return !isPaused();
    },
    get isOver() {
      return run.isOver;
    },
  });
}
