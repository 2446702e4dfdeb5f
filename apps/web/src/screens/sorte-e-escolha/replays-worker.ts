import { type Ending, REPLAYS, reliveWithWord } from '@consorcio/rules/what-if';
import type { ReplayNews, ReplayOrder } from './tally.ts';

/* A thousand replays beside the page, so that it stays awake and can say how far they have come. */

/** Replays between two pieces of news. */
const NEWS_EVERY = 40;

const tell = (news: ReplayNews): void => self.postMessage(news);

self.onmessage = ({ data: { choices, seed } }: MessageEvent<ReplayOrder>): void => {
  const endings: Ending[] = [];
  for (let i = 1; i <= REPLAYS; i += 1) {
    endings.push(reliveWithWord(choices, seed, i));
    if (i % NEWS_EVERY === 0) tell({ done: i });
  }
  tell({ done: REPLAYS, endings });
};
