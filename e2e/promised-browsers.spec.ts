import { oldBrowserCopy } from '@consorcio/copy/old-browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launch, visit } from './support/browser.ts';
import { useSite } from './support/site.ts';

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

/** The page once two pictures of it in a row are the same: parts that load late have come. */
async function settledPicture(page: Page): Promise<string> {
  for (let before = ''; ; ) {
    const picture = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
    if (picture === before) return picture;
    before = picture;
    await page.waitForTimeout(300);
  }
}

test('a forced dark theme leaves the colours of the design alone', async () => {
  const { page: plain } = await site().newPlayer('phone', { isCalm: true, isPainted: true });
  const browser = await launch({ isDarkening: true });
  try {
    const { page } = await visit(browser, site().origin, 'phone', { isCalm: true, isPainted: true });
    const looksOf = async (page: Page, entrance: string): Promise<string> => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.goto(entrance);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return settledPicture(page);
    };
    /* The browser does darken what does not speak against it. */
    expect((await looksOf(page, WHITE)) === (await looksOf(plain, WHITE))).toBe(false);
    for (const entrance of STILL)
      expect((await looksOf(page, entrance)) === (await looksOf(plain, entrance)), entrance).toBe(true);
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
