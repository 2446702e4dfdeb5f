import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type BrowserKind, type Size, sharedBrowser, type Visit, type VisitOptions, visit } from './browser.ts';

/**
 * Opens fresh profiles in this worker's browser and closes them after each test; a test that fails leaves a photograph of
 * each page in test-results. Call it at the top of a file.
 */
export function useProfiles(
  kind: BrowserKind = {},
): (origin: string, size?: Size, options?: VisitOptions) => Promise<Visit> {
  const pages: Page[] = [];
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(pages, task.name);
    /* A page that is left open goes on moving, and the next test waits for it. */
    const profiles = new Set(pages.map((page) => page.context()));
    await Promise.all([...profiles].map((profile) => profile.close().catch(() => undefined)));
    pages.length = 0;
  });
  return async (origin, size, options) => {
    const opened = await visit(await sharedBrowser(kind), origin, size, options);
    opened.context.on('page', (page) => pages.push(page));
    pages.push(opened.page);
    return opened;
  };
}

/** A picture of the page at the failure. */
async function photograph(pages: readonly Page[], name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  for (const [i, page] of pages.entries()) {
    const path = `test-results/${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${i}.png`;
    await page.screenshot({ path }).catch(() => undefined);
  }
}
