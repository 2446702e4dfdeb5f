import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { traced } from './trace.ts';

/** Milliseconds of processor time that one frame takes on the page's main thread, whatever else the machine does. */
export interface FrameCost {
  readonly frames: number;
  readonly script: number;
  /** Script, style, layout and drawing. */
  readonly whole: number;
}

const FRAME = 'ProxyMain::BeginMainFrame';
const SCRIPT = 'FunctionCall';

/** Traces a browser for a while, without slowing it down, and sums up the page that drew the most frames. */
export async function traceFrames(browser: Browser, milliseconds: number): Promise<FrameCost> {
  const events = await traced(browser, ['cc', 'devtools.timeline'], () => sleep(milliseconds));
  const pages = new Map<number, { frames: number; script: number; whole: number }>();
  for (const { ph, name, pid, tdur = 0 } of events) {
    if (ph !== 'X' || (name !== FRAME && name !== SCRIPT)) continue;
    const page = pages.get(pid) ?? { frames: 0, script: 0, whole: 0 };
    if (name === SCRIPT) page.script += tdur;
    else {
      page.frames += 1;
      page.whole += tdur;
    }
    pages.set(pid, page);
  }
  const [busiest] = [...pages.values()].sort((a, b) => b.frames - a.frames);
  if (busiest === undefined || busiest.frames === 0) return { frames: 0, script: 0, whole: 0 };
  const { frames, script, whole } = busiest;
  return { frames, script: script / frames / 1_000, whole: whole / frames / 1_000 };
}
