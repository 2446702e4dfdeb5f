import { type Ending, REPLAYS, reliveWithWord } from '@consorcio/rules/what-if';
import type { ReplayProgress, ReplayRequest } from './tally.ts';

/* A thousand replays in a worker, so that the page stays responsive and can show their progress. */

/** Replays between two reports. */
const REPORT_EVERY = 40;

const report = (progress: ReplayProgress): void => self.postMessage(progress);

self.onmessage = ({ data: { choices, seed } }: MessageEvent<ReplayRequest>): void => {
  const endings: Ending[] = [];
  for (let i = 1; i <= REPLAYS; i += 1) {
    endings.push(reliveWithWord(choices, seed, i));
    if (i % REPORT_EVERY === 0) report({ done: i });
  }
  report({ done: REPLAYS, endings });
};
