import type { Page } from 'playwright-core';

/** Files that a page has asked for and does not get yet. */
export interface HeldFiles {
  /** Resolves once one of them was asked for. */
  readonly asked: Promise<void>;
  /** Lets all of them through, now and later. */
  release(): void;
}

/** Holds the files of a pattern back until they are released, as a slow network does. */
export async function holdFiles(page: Page, pattern: string | RegExp): Promise<HeldFiles> {
  let [noteAsked, release] = [(): void => undefined, (): void => undefined];
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    noteAsked();
    await released;
    await route.continue();
  });
  return { asked, release };
}
