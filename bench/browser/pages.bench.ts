import { brotliCompressSync } from 'node:zlib';
import { plans } from '@consorcio/players';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { findBarriers } from '../../e2e/support/axe.ts';
import { Player } from '../../e2e/support/player.ts';
import { useSite } from '../../e2e/support/site.ts';
import { LIGHTHOUSE_MOBILE, slowDown } from './conditions.ts';
import { type Felt, performanceScore } from './scores.ts';

/** QUALITY: the map at rest. */
const SLOWEST_CPU = 6;
const RUNS = 3;
/** Milliseconds. */
const REST = 5_000;
const FRAMES_A_SECOND = 60;
/** QUALITY and the game's own, as the tables print them. */
const LINES = {
  performance: '95, map 90',
  'LCP ms': 1_800,
  'TBT ms': 100,
  CLS: 0.02,
  'axe finds': 0,
  'SEO lacks': 'nothing',
  'idle ms a frame, 6x': 2,
};

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

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(page: Page, cdp: CDPSession, path: string): Promise<Felt> {
  await cdp.send('Network.clearBrowserCache');
  await slowDown(cdp, LIGHTHOUSE_MOBILE);
  await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(REST);
  const felt = await page.evaluate(() => (window as unknown as { felt: Felt }).felt);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return felt;
}

/** What a search engine and a link preview look for. */
async function findSeoFaults(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  const robots = await page.request.get('/robots.txt');
  const isThere = await page.evaluate(() => ({
    title: document.title !== '',
    description: (document.querySelector('meta[name=description]')?.getAttribute('content') ?? '') !== '',
    lang: document.documentElement.lang === 'pt-BR',
    viewport: document.querySelector('meta[name=viewport]') !== null,
    'links with words': [...document.links].every((link) => (link.textContent || link.ariaLabel || '').trim() !== ''),
    'pictures with alt': [...document.images].every((image) => image.hasAttribute('alt')),
  }));
  const all = { ...isThere, 'status 200': answer.status() === 200, robots: robots.status() === 200 };
  return Object.entries(all).flatMap(([name, isGood]) => (isGood ? [] : [name]));
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
  const felt = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
  const barriers = await findBarriers(page);
  const seo = await findSeoFaults(page, path);
  return {
    performance: performanceScore(felt),
    'FCP ms': Math.round(felt.fcp),
    'LCP ms': Math.round(felt.lcp),
    'TBT ms': Math.round(felt.tbt),
    CLS: Number(felt.cls.toFixed(3)),
    'axe finds': barriers.length,
    'SEO lacks': seo.join(', ') || 'nothing',
    'idle ms a frame, 6x': Number((await idleScript(page, cdp)).toFixed(2)),
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
