import type { Page } from 'playwright-core';
import type { ApiPlayer } from '../support/api-player.ts';

/** One thing to be looked at: a screen in one of its states. */
export interface View {
  readonly name: string;
  /** From anywhere to it; ends when it stands there. `player` is shared by the views of a file. */
  readonly open: (page: Page, player: ApiPlayer) => Promise<unknown>;
  /** It disappears by itself, so it is opened again for each size. */
  readonly isBrief?: boolean;
  /** Lets go of what was held back to show it; called when it was looked at. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Goes to a path and waits for words on it. */
export const at =
  (path: string, words: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.locator('main, dialog[open]').getByText(words).first().waitFor();
  };

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
