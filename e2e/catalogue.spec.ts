import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from './support/axe.ts';
import { launch, SIZES, type Size, type Visit, visit } from './support/browser.ts';
import { findMisfits, settle } from './support/layout.ts';
import { type StaticPages, serveFolders } from './support/static-pages.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const CATALOGUE = folder('.cache/catalogue');
const SHOTS = folder('test-results/catalogue');

let browser: Browser;
let pages: StaticPages;

beforeAll(async () => {
  if (!existsSync(CATALOGUE)) throw new Error('the catalogue is not built: npm run test:e2e builds it');
  mkdirSync(SHOTS, { recursive: true });
  [browser, pages] = await Promise.all([launch(), serveFolders([CATALOGUE, folder('dist/pictures')])]);
});
afterAll(async () => {
  await browser?.close();
  pages?.stop();
});

async function openCatalogue(size: Size): Promise<Visit & { readonly names: readonly string[] }> {
  const opened = await visit(browser, pages.origin, size, { isCalm: true });
  await opened.page.goto('/catalogue.html');
  const names = await opened.page
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  return { ...opened, names };
}

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('every part and every popup fits the window and can be used by everyone', async () => {
    const { page, context, names, faults } = await openCatalogue(size);
    expect(names.filter((name) => name.startsWith('popup/')).length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const name of names) {
      await page.goto(`/catalogue.html#${name}`);
      await page.locator('main, dialog[open]').first().waitFor();
      await settle(page);
      const isPopup = name.startsWith('popup/');
      if (isPopup) await page.locator('dialog[open]').waitFor();
      const misfits = await findMisfits(page, { mayScrollDown: !isPopup });
      const barriers = await findBarriers(page);
      found.push(...[...misfits, ...barriers].map((fault) => `${name}: ${fault}`));
      await page.screenshot({ path: `${SHOTS}/${name.replace('/', '-')}-${size}.png` });
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
