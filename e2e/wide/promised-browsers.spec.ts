import { oldBrowserCopy } from '@consorcio/copy/old-browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launch, PATIENCE, visit } from '../support/browser.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** Where people come in: written ahead or not, for visitors and players, an address that nothing has, a minigame by itself. */
const ENTRANCES = ['/', '/jogar', '/v/ABCD2345', '/ao-vivo', '/mapa', '/nada', '/tapper/index.html'];

test('a browser older than the promise shows one sentence at every entrance, and nothing else', async () => {
  const { page, context } = await site().newPlayer('phone');
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'structuredClone');
  });
  for (const entrance of ENTRANCES) {
    await page.goto(entrance, { waitUntil: 'commit' });
    await page.getByText(oldBrowserCopy.sentence, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.children.length), entrance).toBe(0);
  }
});

test('a new browser loads nothing that only old ones need', async () => {
  const { page } = await site().newPlayer('phone', { hasWorker: true });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('old-browsers'))).toEqual([]);
  const worker = await page.request.get('/sw.js');
  expect(await worker.text()).not.toContain('old-browsers');
});

const WHITE = 'data:text/html,<body style="background:white">';
/** Pages that stand still; a dialog's ground and a minigame's start are among them. */
const STILL = ['/', '/cadastro', '/jogar', '/ao-vivo', '/bolso', '/tapper/index.html'];

/** Pairs of pictures until a page counts as settled. */
const LOOKS = 20;

const picture = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');

test('a forced dark theme leaves the colours of the design alone', async () => {
  const { page: plain } = await site().newPlayer('phone', { isCalm: true, isPainted: true });
  const browser = await launch({ isDarkening: true });
  try {
    const { page } = await visit(browser, site().origin, 'phone', { isCalm: true, isPainted: true });
    const both = [page, plain];
    const picturesOf = async (entrance: string): Promise<ReadonlySet<string>> => {
      for (const one of both) {
        await one.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await one.goto(entrance);
        await one.waitForLoadState('networkidle');
      }
      for (let looks = 0; ; looks += 1) {
        const pictures = new Set(await Promise.all(both.map(picture)));
        /* Parts that load late come at another time in each. */
        if (pictures.size === 1 || looks === LOOKS) return pictures;
      }
    };
    /* The browser does darken what does not speak against it. */
    expect((await picturesOf(WHITE)).size).toBe(2);
    /* A minigame that starts on a busy machine draws fewer points than one that does not. */
    for (const entrance of STILL)
      await expect
        .poll(async () => (await picturesOf(entrance)).size, { message: entrance, timeout: PATIENCE })
        .toBe(1);
  } finally {
    await browser.close();
  }
});

test('where the system forces its colours, what is pressed or written into has an edge', async () => {
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const entrance of STILL) {
    await page.goto(entrance);
    await page.waitForLoadState('networkidle');
    const without = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input:not([type=radio], [type=checkbox]), select, textarea')]
        .filter((one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(without, entrance).toEqual([]);
  }
});
