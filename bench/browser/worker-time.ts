import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const NANOSECONDS = 1e9;
/** How Chromium names the thread of a worker, as far as Linux keeps it. */
const WORKER = 'DedicatedWorker';

/** The browser's processes that draw pages. */
async function renderers(browser: Browser): Promise<readonly number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Threads of workers with the seconds that each has spent on a processor, whatever else the machine does. Linux. */
export async function workerThreads(browser: Browser): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const pid of await renderers(browser)) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const folder = `/proc/${pid}/task/${thread}`;
      if (!readFileSync(`${folder}/comm`, 'utf8').startsWith(WORKER)) continue;
      const [spent = '0'] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
      found.set(`${pid} ${thread}`, Number(spent) / NANOSECONDS);
    }
  }
  return found;
}
