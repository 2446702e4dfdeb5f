import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay } from '@consorcio/game';
import { type ReplayedRun, verifyRun } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { type OnFault, threadOf } from '../../worker-thread.ts';

/** What the thread is asked, and what it answers. */
export interface ReplayTask {
  readonly issued: ReplayedRun;
  readonly log: RunLog;
}
export type ReplayResult = ReturnType<typeof verifyRun>;

export interface Replayer {
  readonly verify: Replay;
  close(): Promise<void>;
}

/** Built, or absent where the server runs from its sources: then runs are replayed in place. */
const BUILT = new URL('./replay-worker.js', import.meta.url);
/** At half a millisecond a run that is a twentieth of a second. */
const LIMITS = { waiting: 100, retry: 1 };

const inProcess: Replayer = {
  verify: async (issued, log) => verifyRun(issued, log),
  close: async () => undefined,
};

/** Replays on a thread of its own, one after the other, so that a long one delays no other call. */
function onThread(onFault: OnFault): Replayer {
  const thread = threadOf<ReplayTask, ReplayResult>(BUILT, LIMITS, onFault);
  return { verify: (issued, log) => thread.ask({ issued, log }), close: () => thread.close() };
}

/** Replays on a worker thread, where the build has its program; otherwise in this thread. */
export const replayer = (onFault: OnFault): Replayer =>
  existsSync(fileURLToPath(BUILT)) ? onThread(onFault) : inProcess;
