import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, type Size, type Visit, type VisitOptions, visit } from './browser.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { Player } from './player.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

export interface Site {
  readonly server: RunningServer;
  /** A new person at a new browser profile. */
  newPlayer(size?: Size, options?: VisitOptions): Promise<Visit & { readonly player: Player }>;
  /** The same, without a mouse and without touch. */
  newKeyboardPlayer(size?: Size): Promise<Visit & { readonly player: KeyboardPlayer }>;
}

/** One server and one browser for the tests of a file. Call it at the top of the file. */
export function useSite(options: ServerOptions = {}): () => Site {
  let server: RunningServer | null = null;
  let browser: Browser | null = null;
  const pages: Page[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(options), launch()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(pages, task.name);
    /* A page that is left open goes on moving, and the next test waits for it. */
    const profiles = new Set(pages.map((page) => page.context()));
    await Promise.all([...profiles].map((profile) => profile.close().catch(() => undefined)));
    pages.length = 0;
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  return () => {
    if (server === null || browser === null) throw new Error('the game is not up yet');
    const [atServer, inBrowser] = [server, browser];
    const open = async (size?: Size, options?: VisitOptions): Promise<Visit> => {
      const opened = await visit(inBrowser, atServer.origin, size, options);
      opened.context.on('page', (page) => pages.push(page));
      pages.push(opened.page);
      return opened;
    };
    return {
      server: atServer,
      newPlayer: async (size, options) => {
        const opened = await open(size, options);
        return { ...opened, player: new Player(opened.page) };
      },
      newKeyboardPlayer: async (size) => {
        const opened = await open(size);
        return { ...opened, player: new KeyboardPlayer(opened.page) };
      },
    };
  };
}

/** What a failed test had before its eyes, for whoever reads the failure. */
async function photograph(pages: readonly Page[], name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  for (const [i, page] of pages.entries()) {
    const path = `test-results/${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${i}.png`;
    await page.screenshot({ path }).catch(() => undefined);
  }
}
