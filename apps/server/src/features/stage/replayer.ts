import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ReplayedRun, verifyRun } from '@consorcio/minigames';
import type { RunLog } from '@consorcio/minigames/input-log';
import { Refusal } from '../../http/refusal.ts';

type ReplayResult = ReturnType<typeof verifyRun>;
/** What the thread is sent, and what it answers. */
export interface ReplayRequest {
  readonly number: number;
  readonly issued: ReplayedRun;
  readonly log: RunLog;
}
export interface ReplayResponse {
  readonly number: number;
  readonly result: ReplayResult;
}

export interface Replayer {
  /** @throws Refusal UNAVAILABLE when too many wait already, or the thread broke off */
  verify(issued: ReplayedRun, log: RunLog): Promise<ReplayResult>;
  close(): Promise<void>;
}

/** Built, or absent where the server runs from its sources: then runs are replayed in place. */
const BUILT = new URL('./replay-worker.js', import.meta.url);
/** Runs that may wait; at half a millisecond each that is a twentieth of a second. */
const WAITING = 100;
/** Seconds to wait for whoever finds the line full. */
const RETRY = 1;

export const inProcess: Replayer = {
  verify: async (issued, log) => verifyRun(issued, log),
  close: async () => undefined,
};

/** Replays on a thread of its own, begun with the first of them: a start does not wait for it (decision 0041). */
export function replayerOn(thread: URL, waiting = WAITING): Replayer {
  const pending = new Map<number, { resolve: (result: ReplayResult) => void; reject: (error: Error) => void }>();
  let [worker, last]: [Worker | null, number] = [null, 0];

  const begin = (): Worker => {
    const begun = new Worker(thread);
    // A server that has nothing else to do may end.
    begun.unref();
    begun.on('message', ({ number, result }: ReplayResponse) => {
      pending.get(number)?.resolve(result);
      pending.delete(number);
    });
    const breakOff = (): void => {
      // An error is followed by the end of the thread: by then another one may be at work.
      if (worker !== begun) return;
      worker = null;
      for (const { reject } of pending.values()) reject(new Refusal('UNAVAILABLE', RETRY));
      pending.clear();
    };
    begun.on('error', breakOff);
    begun.on('exit', breakOff);
    return begun;
  };

  return {
    async verify(issued, log) {
      if (pending.size >= waiting) throw new Refusal('UNAVAILABLE', RETRY);
      worker ??= begin();
      last += 1;
      const request: ReplayRequest = { number: last, issued, log };
      const answer = new Promise<ReplayResult>((resolve, reject) => pending.set(request.number, { resolve, reject }));
      worker.postMessage(request);
      return answer;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

export const replayer = (): Replayer => (existsSync(fileURLToPath(BUILT)) ? replayerOn(BUILT) : inProcess);
