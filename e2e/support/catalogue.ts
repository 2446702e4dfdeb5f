import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { useStaticPages } from './static-pages.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CATALOGUE = folder('.cache/catalogue');

/** Folders that serve the page of every part and popup, with its pictures. */
export const CATALOGUE_FOLDERS = [CATALOGUE, folder('dist/pictures')] as const;

/** Opens one of its entries; ends when it stands there. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await page.goto(`/catalogue.html#${name}`);
  await page.locator(`html[data-entry="${name}"]`).waitFor({ state: 'attached' });
}

/** The page of every part and popup, and its visitors. Call it at the top of a file. */
export function useCatalogue(): ReturnType<typeof useStaticPages> {
  beforeAll(() => {
    if (!existsSync(CATALOGUE)) throw new Error('the catalogue is not built: npm run test:e2e builds it');
  });
  return useStaticPages(CATALOGUE_FOLDERS);
}
