import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Size, type Visit, visit } from './browser.ts';
import { Player } from './player.ts';
import { type RunningServer, startServer } from './server.ts';

export interface Game {
  readonly server: RunningServer;
  /** A new person at a new browser profile. */
  newPlayer(size?: Size): Promise<Visit & { readonly player: Player }>;
}

/** One server and one browser for the tests of a file. Call it at the top of the file. */
export function useGame(): () => Game {
  let server: RunningServer | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  return () => {
    if (server === null || browser === null) throw new Error('the game is not up yet');
    const [atServer, inBrowser] = [server, browser];
    return {
      server: atServer,
      newPlayer: async (size) => {
        const opened = await visit(inBrowser, atServer.origin, size);
        return { ...opened, player: new Player(opened.page) };
      },
    };
  };
}
