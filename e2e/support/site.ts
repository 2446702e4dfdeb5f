import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { ApiPlayer } from './api-player.ts';
import type { Size, Visit, VisitOptions } from './browser.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { Player } from './player.ts';
import { useProfiles } from './profiles.ts';

/** The running game and its visitors. */
export interface Site {
  readonly origin: string;
  /** A new person at a new browser profile. */
  newPlayer(size?: Size, options?: VisitOptions): Promise<Visit & { readonly player: Player }>;
  /** The same, without a mouse and without touch. */
  newKeyboardPlayer(size?: Size): Promise<Visit & { readonly player: KeyboardPlayer }>;
}

/**
 * The server that all files share, and this worker's browser. Profiles are closed after each test. Call it at the top of a
 * file.
 */
export function useSite(): () => Site {
  const open = useProfiles();
  return () => {
    const origin = inject('serverOrigin');
    return {
      origin,
      newPlayer: async (size, options) => {
        const opened = await open(origin, size, options);
        return { ...opened, player: new Player(opened.page) };
      },
      newKeyboardPlayer: async (size) => {
        const opened = await open(origin, size);
        return { ...opened, player: new KeyboardPlayer(opened.page) };
      },
    };
  };
}

/** From the next document on, every page is that of a player who has logged in on this browser. */
export async function signIn(target: Page | BrowserContext, { token }: Pick<ApiPlayer, 'token'>): Promise<void> {
  await target.addInitScript((kept) => {
    /* A new tab shows an empty document first, which has no storage. */
    if (location.protocol === 'http:') localStorage.setItem('token', kept);
  }, token);
}

/**
 * Resolves when the program handles what is pressed. Before, a link of the page as it was built is followed by the browser,
 * which opens a new document.
 */
export const isStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'started' in document.documentElement.dataset);
