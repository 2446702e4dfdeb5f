import type { Browser } from 'playwright-core';
import { traced } from './trace.ts';

/** The page's own mark (`performance.mark`) of the press whose answer is watched. */
export const PRESS = 'watched-press';

/** What the browser drew after a press, whichever thread moved it. */
export interface Drawn {
  /** Milliseconds from the press to the first picture that shows its answer. */
  readonly answer: number;
  /** Milliseconds between the pictures from then on. */
  readonly gaps: readonly number[];
}

/**
 * Watches what is drawn on the screen, which is more than the page's own clock counts: what moves by transform and opacity
 * goes on while the page's thread is occupied. Null where no answer was drawn.
 * @param milliseconds how long after the first picture of the answer
 * @param press does the press after `performance.mark(PRESS)`, and waits until all of it is over
 */
export async function drawnAfter(
  browser: Browser,
  milliseconds: number,
  press: () => Promise<unknown>,
): Promise<Drawn | null> {
  const events = await traced(browser, ['cc', 'viz', 'blink.user_timing'], press);
  const mark = events.find(({ name }) => name === PRESS);
  if (mark === undefined) return null;
  const after = (name: string, from: number): number | undefined =>
    events
      .filter((each) => each.name === name && each.ts > from && (name === DRAWN || each.pid === mark.pid))
      .map(({ ts }) => ts)
      .sort((a, b) => a - b)[0];
  const committed = after('LayerTreeHostImpl::FinishCommit', mark.ts);
  const activated = committed && after('LayerTreeHostImpl::ActivateSyncTree', committed);
  const first = activated && after(DRAWN, activated);
  if (first === undefined) return null;
  const times = events
    .filter(({ name, ts }) => name === DRAWN && ts >= first && ts <= first + 1_000 * milliseconds)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return {
    answer: (first - mark.ts) / 1_000,
    gaps: times.slice(1).map((time, i) => (time - (times[i] ?? time)) / 1_000),
  };
}
const DRAWN = 'Display::DrawAndSwap';
