import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { PATIENCE } from './browser.ts';
import { useStaticPages } from './static-pages.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CATALOGUE = folder('.cache/catalogue');

/** Folders that serve the page of every part and popup, with its pictures. */
export const CATALOGUE_FOLDERS = [CATALOGUE, folder('dist/pictures')] as const;

/** What stands in the place of a part whose program has not come; a popup is busy for other reasons. */
export const COMING = '[aria-busy=true]:not(dialog)';

/** Opens one of its entries; ends when it stands there, with the parts of it that come later. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await page.goto(`/catalogue.html#${name}`);
  await page.locator(`html[data-entry="${name}"]`).waitFor({ state: 'attached' });
  await expect.poll(() => page.locator(COMING).count(), { timeout: PATIENCE }).toBe(0);
}

/** The page of every part and popup, and its visitors. Call it at the top of a file. */
export function useCatalogue(): ReturnType<typeof useStaticPages> {
  beforeAll(() => {
    if (!existsSync(CATALOGUE)) throw new Error('the catalogue is not built: npm run test:e2e builds it');
  });
  return useStaticPages(CATALOGUE_FOLDERS);
}
