import { pairs, provisionalWorths, REPLAYS, redraws } from '@consorcio/rules/what-if';
import type { LivesReport, LivesRequest } from './lives-messages.ts';

/* Thousands of replays in a worker, so that the page stays responsive; pairs are reported a hundred at a time. */

const REPORT_EVERY = 100;
const report = (message: LivesReport): void => self.postMessage(message);

self.onmessage = ({ data: request }: MessageEvent<LivesRequest>): void => {
  const { seed } = request;
  if (request.kind === 'WORTHS') {
    const { choices, isOpen } = request;
    const worths = isOpen
      ? [...provisionalWorths(choices, 0, seed)]
      : [...redraws(choices, seed)].map(({ worth }) => worth);
    report({ worths });
    return;
  }
  const all = pairs(request.before, request.after, seed);
  for (let done = 0; done < REPLAYS; done += REPORT_EVERY) {
    report({
      pairs: Array.from({ length: REPORT_EVERY }, () => all.next().value).filter((pair) => pair !== undefined),
    });
  }
};
