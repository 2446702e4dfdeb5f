import { influences, pairs, provisionalWorths, REPLAYS, type Redrawn, redraws } from '@consorcio/rules/what-if';
import type { LivesReport, LivesRequest } from './lives-messages.ts';

/* Thousands of replays in a worker, so that the page stays responsive; what is there is reported a hundred at a time. */

const REPORT_EVERY = 100;
const report = (message: LivesReport): void => self.postMessage(message);

self.onmessage = ({ data: request }: MessageEvent<LivesRequest>): void => {
  const { seed } = request;
  if (request.kind === 'COMPARE')
    inParts(pairs(request.before, request.after, seed), (part) => report({ pairs: part }));
  else if (request.kind === 'WORTHS') {
    const { choices, isOpen } = request;
    const worths = isOpen ? provisionalWorths(choices, 0, seed) : worthsOf(redraws(choices, seed));
    report({ worths: [...worths] });
  } else {
    inParts(redraws(request.choices, seed), (part) => report({ lives: part }));
    const search = influences(request.choices, seed);
    let step = search.next();
    while (step.done !== true) step = search.next();
    report({ influences: step.value });
  }
};

function* worthsOf(all: Iterable<Redrawn>): Generator<number> {
  for (const { worth } of all) yield worth ?? 0;
}

function inParts<T>(all: Iterable<T>, give: (part: readonly T[]) => void): void {
  let part: T[] = [];
  let done = 0;
  for (const one of all) {
    part.push(one);
    done += 1;
    if (done % REPORT_EVERY !== 0 && done !== REPLAYS) continue;
    give(part);
    part = [];
  }
}
