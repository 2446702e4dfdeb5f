import { parentPort } from 'node:worker_threads';
import { verifyRun } from '@consorcio/minigames';
import type { Asked, Told } from './replayer.ts';

/** The thread on which minigames are played again: one run after the other, so that no other request waits for it. */
parentPort?.on('message', ({ number, run, results }: Asked) => {
  parentPort?.postMessage({ number, verdict: verifyRun(run, results) } satisfies Told);
});
