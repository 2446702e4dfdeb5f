import type { Locator } from 'playwright-core';
import { pressUntilItArrives } from './arrival.ts';
import { PATIENCE } from './browser.ts';
import { Player } from './player.ts';

/** Tabs after which a thing counts as out of reach; a screen has at most about thirty stops. */
const MOST_TABS = 120;
/** Tabs after which one looks up: a badge may have come in between. */
const LOOK_UP = 12;

/** Milliseconds between two looks for a badge. */
const LOOK_AGAIN = 200;
/** True for the element that gets the next key. Runs in the page, in the frame of the element. */
const hasFocus = (element: Element): boolean => element.matches(':focus') && element.ownerDocument.hasFocus();

/** A person with a keyboard alone: Tab, Enter, arrows and letters; no mouse, no touch. */
export class KeyboardPlayer extends Player {
  /** Presses Enter on it. */
  override use(place: Locator, timeout = PATIENCE): Promise<void> {
    return pressUntilItArrives(place, timeout, async (patience) => {
      await this.reach(place, patience);
      await this.page.keyboard.press('Enter');
    });
  }

  override async choose(answer: Locator): Promise<void> {
    await this.reach(answer);
    await this.page.keyboard.press('Space');
  }

  override async write(label: string, text: string): Promise<void> {
    await this.reach(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text);
  }

  /** Badges are closed by key when they are met. */
  override async closeBadges(): Promise<void> {}

  /** Tabs on until it has the focus. */
  async reach(place: Locator, timeout = PATIENCE): Promise<void> {
    await place.waitFor({ timeout });
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (tabs % LOOK_UP === 0) await this.#closeBadge();
      if (await place.evaluate(hasFocus, undefined, { timeout })) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${place} is not reached by ${MOST_TABS} tabs`);
  }

  /**
   * Closes badges as they come, until there is none that was not seen.
   * @throws Error when one is kept back
   */
  async seeBadges(): Promise<void> {
    const headers = { authorization: `Bearer ${await this.token()}` };
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      await this.#closeBadge();
      const waiting = await this.page.request.get('/api/badge/pending', { headers });
      if (((await waiting.json()) as unknown[]).length === 0) return;
      await this.page.waitForTimeout(LOOK_AGAIN);
    }
    throw new Error('a badge waits and is not shown');
  }

  async #closeBadge(): Promise<void> {
    /* In a dialog: the same words lead back from a sheet. */
    const [close, next] = ['VOLTAR AO JOGO', 'VER A PRÓXIMA'].map((name) =>
      this.page.locator('dialog[open]').getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    for (let tabs = 0; tabs < LOOK_UP && (await close.isVisible()); tabs += 1) {
      const badge = (await next.isVisible()) ? next : close;
      await this.page.keyboard.press((await this.isOn(badge)) ? 'Enter' : 'Tab');
    }
  }

  /** Whether it has the focus now, without any key. */
  isOn(place: Locator): Promise<boolean> {
    return place.evaluate(hasFocus);
  }
}
