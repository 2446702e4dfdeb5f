import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type IssuedRun, verifyRun } from '@consorcio/minigames';
import { Refusal } from '../../http/refusal.ts';

export type Verdict = ReturnType<typeof verifyRun>;
/** What the thread is asked, and what it tells. */
export interface Asked {
  readonly number: number;
  readonly run: IssuedRun;
  readonly results: unknown;
}
export interface Told {
  readonly number: number;
  readonly verdict: Verdict;
}

export interface Replays {
  /** @throws Refusal UNAVAILABLE when too many wait already, or the thread broke off */
  verify(run: IssuedRun, results: unknown): Promise<Verdict>;
  close(): Promise<void>;
}

/** Built, or absent where the server runs from its sources: then runs are replayed in place. */
const BUILT = new URL('./replay-worker.js', import.meta.url);
/** Runs that may wait; at half a millisecond each that is a twentieth of a second. */
const WAITING = 100;
/** Seconds to wait for whoever finds the line full. */
const RETRY = 1;

export const inPlace: Replays = {
  verify: async (run, results) => verifyRun(run, results),
  close: async () => undefined,
};

/** Replays on a thread of its own, begun with the first of them: a start does not wait for it (decision 0041). */
export function replaysOn(thread: URL, waiting = WAITING): Replays {
  const asking = new Map<number, { resolve: (verdict: Verdict) => void; reject: (error: Error) => void }>();
  let [worker, last]: [Worker | null, number] = [null, 0];

  const begin = (): Worker => {
    const begun = new Worker(thread);
    // A server that has nothing else to do may end.
    begun.unref();
    begun.on('message', ({ number, verdict }: Told) => {
      asking.get(number)?.resolve(verdict);
      asking.delete(number);
    });
    const breakOff = (): void => {
      // An error is followed by the end of the thread: by then another one may be at work.
      if (worker !== begun) return;
      worker = null;
      for (const { reject } of asking.values()) reject(new Refusal('UNAVAILABLE', RETRY));
      asking.clear();
    };
    begun.on('error', breakOff);
    begun.on('exit', breakOff);
    return begun;
  };

  return {
    async verify(run, results) {
      if (asking.size >= waiting) throw new Refusal('UNAVAILABLE', RETRY);
      worker ??= begin();
      last += 1;
      const asked: Asked = { number: last, run, results };
      const answer = new Promise<Verdict>((resolve, reject) => asking.set(asked.number, { resolve, reject }));
      worker.postMessage(asked);
      return answer;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

export const replays = (): Replays => (existsSync(fileURLToPath(BUILT)) ? replaysOn(BUILT) : inPlace);
