import { type ReplayedRun, verifyRun } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { type OnFault, type Thread, threadOf } from '../../worker-thread.ts';

interface ReplayTask {
  readonly issued: ReplayedRun;
  readonly log: RunLog;
}
export const replay = ({ issued, log }: ReplayTask): ReturnType<typeof verifyRun> => verifyRun(issued, log);
export type Replayer = Thread<ReplayTask, ReturnType<typeof replay>>;

const PROGRAM = new URL('./replay-worker.js', import.meta.url);
/** At half a millisecond a run that is a twentieth of a second. */
const LIMITS = { waiting: 100, retry: 1 };

/** Replays on a thread of its own, one after the other, so that a long one delays no other call. */
export const replayer = (onFault: OnFault): Replayer => threadOf(PROGRAM, LIMITS, onFault, replay);
