import { brotliCompressSync } from 'node:zlib';
import { plans } from '@consorcio/players';
import { median, rounded } from '@consorcio/tools/rig';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { Player } from '../../e2e/support/player.ts';
import { useSite } from '../../e2e/support/site.ts';
import { LIGHTHOUSE_MOBILE, slowDown } from './conditions.ts';

/** QUALITY: the map at rest. */
const SLOWEST_CPU = 6;
const RUNS = 3;
/** Milliseconds. */
const REST = 5_000;
const FRAMES_A_SECOND = 60;
/** QUALITY and the game's own, as the tables print them. */
const LINES = {
  'LCP ms': 1_800,
  'TBT ms': 100,
  CLS: 0.02,
  'idle ms a frame, 6x': 2,
};

/** What a page felt like, in milliseconds; CLS has no unit. */
interface Felt {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const site = useSite();

/** Runs in the page before its own scripts. */
function watch(): void {
  const felt = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  (window as unknown as { felt: Felt }).felt = felt;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    felt.lcp = startTime;
  });
  on('longtask', ({ duration }) => {
    felt.tbt += Math.max(0, duration - 50);
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) felt.cls += value;
  });
}

async function measure(page: Page, cdp: CDPSession, path: string): Promise<Felt> {
  await cdp.send('Network.clearBrowserCache');
  await slowDown(cdp, LIGHTHOUSE_MOBILE);
  await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(REST);
  const felt = await page.evaluate(() => (window as unknown as { felt: Felt }).felt);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return felt;
}

/** Milliseconds of script per frame while idle. */
async function idleScript(page: Page, cdp: CDPSession): Promise<number> {
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWEST_CPU });
  const before = await spent();
  await page.waitForTimeout(REST);
  const after = await spent();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (after - before) / ((REST / 1_000) * FRAMES_A_SECOND);
}

async function report(page: Page, path: string): Promise<Record<string, unknown>> {
  const cdp = await page.context().newCDPSession(page);
  const runs: Felt[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(page, cdp, path));
  const of = (name: keyof Felt): number => median(runs.map((felt) => felt[name]));
  return {
    'FCP ms': Math.round(of('fcp')),
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('tbt')),
    CLS: rounded(of('cls'), 3),
    'idle ms a frame, 6x': rounded(await idleScript(page, cdp)),
  };
}

test('the pages under slow 4G and a slow processor', async () => {
  const table: Record<string, unknown> = {};
  const { page, context } = await site().newPlayer('phone');
  await context.addInitScript(watch);
  const scripts = new Map<string, number>();
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    /* A page that is left takes the bodies of its answers with it. */
    const body = await answer.body().catch(() => null);
    if (body !== null) scripts.set(answer.url(), brotliCompressSync(body).length);
  });
  for (const path of ['/', '/cadastro', '/login']) {
    table[path] = await report(page, path);
    if (path === '/') console.log(`first screen, as Chromium loads it: ${sum(scripts)} kB of scripts`);
  }

  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  const player = new Player(page, api.email);
  await player.closeBadges();
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');
  table['/mapa'] = await report(page, '/mapa');
  table['the line'] = LINES;
  console.table(table);
});

const sum = (sizes: ReadonlyMap<string, number>): string =>
  ([...sizes.values()].reduce((total, bytes) => total + bytes, 0) / 1_000).toFixed(1);
