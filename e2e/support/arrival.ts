import type { Locator, Page } from 'playwright-core';

/** Times that a place is pressed before it counts as dead. */
const MOST_PRESSES = 3;
/** Milliseconds in which a place that did not note its press has to be there again: a screen that was left has it no more. */
const AGAIN = 5_000;

/**
 * Both run in the page: whether a click reached the element since it was noted. A button is pressed only while it is enabled:
 * one that is disabled after a press has taken it.
 */
const noteClick = (element: Element): void => {
  element.removeAttribute('data-clicked');
  element.addEventListener('click', () => element.setAttribute('data-clicked', ''), { capture: true, once: true });
};
const wasClicked = (element: Element): boolean =>
  !element.isConnected || element.hasAttribute('data-clicked') || element.matches(':disabled');

/**
 * Presses a place until a click arrives there. A badge that opens between the press and the release takes the click, or the
 * key, with it: then it is pressed again.
 * @param press one press, by mouse or key, within so many milliseconds
 * @throws Error when the place is not there in time, or takes no press
 */
export async function pressUntilItArrives(
  place: Locator,
  timeout: number,
  press: (timeout: number) => Promise<void>,
): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const patience = presses === 0 ? timeout : Math.min(timeout, AGAIN);
    const unlessAgain = (error: unknown): null => {
      if (presses === 0) throw error;
      return null;
    };
    const element = await place.elementHandle({ timeout: patience }).catch(unlessAgain);
    if (element === null) return;
    await element.evaluate(noteClick).catch(() => undefined);
    await press(patience).catch(unlessAgain);
    // A page that was left can't be asked any more.
    if (await element.evaluate(wasClicked).catch(() => true)) return;
  }
  throw new Error(`${place} takes no press`);
}

/** Runs in the page: the focus stands no more at the place before a heading, and stands in the popup if one is open. */
const hasArrived = (): boolean => {
  const { activeElement } = document;
  if (activeElement?.hasAttribute('data-way')) return false;
  return document.querySelector('dialog[open]') === null || activeElement?.closest('dialog[open]') != null;
};

/** Waits until the heading of what came has the focus (ui/arrive-at.ts): who listens presses nothing before. */
export async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(hasArrived);
}
