import type { Browser } from 'playwright-core';

export interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds: how long it took, and the thread's own time of it. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the browser records of the named categories while something is done. */
export async function traced(
  browser: Browser,
  categories: readonly string[],
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  await work();
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}
