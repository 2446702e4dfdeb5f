import { parentPort } from 'node:worker_threads';
import { verifyRun } from '@consorcio/minigames';
import type { ReplayRequest, ReplayResponse } from './replayer.ts';

/** The thread on which minigames are played again: one run after the other, so that no other request waits for it. */
parentPort?.on('message', ({ number, issued, log }: ReplayRequest) => {
  parentPort?.postMessage({ number, result: verifyRun(issued, log) } satisfies ReplayResponse);
});
