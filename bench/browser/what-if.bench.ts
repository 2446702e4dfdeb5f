import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { signIn, useSite } from '../../e2e/support/site.ts';
import { workerThreads } from './worker-time.ts';

const RUNS = 3;
/** The longest dream: the house, nine cycles. */
const HOUSE = 7;
/** How many times slower than this machine. */
const SLOW_CPU = 4;
/** Issue 15, point 4: seconds until a number of paired redraws is on the page. */
const LINES = { 'first 100': 2, 'all 1,000': 15 };

const site = useSite();

const ALL = /^Em mil sorteios/;
/** Waits until the page tells of a number of pairs. */
const told = (page: Page, pairs: RegExp) => page.getByText(pairs).waitFor();

/* Chromium slows down no worker. So replays count by their thread's processor time, times four. */
test('both ways under a thousand draws, on a processor four times slower', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, HOUSE);
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  const { campaign } = await api.call('auth');
  const table: Record<string, Record<string, number>> = {};
  for (let run = 1; run <= RUNS; run += 1) {
    const { page, context } = await site().newPlayer('phone', { isCalm: true });
    const browser = context.browser();
    if (browser === null) throw new Error('the browser is gone');
    await signIn(page, api);
    await page.goto(`/e-se/${campaign?.id}`);
    await told(page, ALL);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    const before = await workerThreads(browser);
    const spent = async (): Promise<number> => {
      const now = [...(await workerThreads(browser))].filter(([thread]) => !before.has(thread));
      return SLOW_CPU * Math.max(...now.map(([, seconds]) => seconds));
    };
    await page.getByRole('button', { name: 'Próxima escolha' }).click();
    await told(page, /^Jogando de novo: [1-9]00 de/);
    const first = await spent();
    await told(page, ALL);
    table[`run ${run}`] = { 'first 100': first, 'all 1,000': await spent() };
    await context.close();
  }
  console.table({ ...table, 'the line': LINES });
});
