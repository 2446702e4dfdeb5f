import type { Page } from 'playwright-core';

/** One tap of the player, in the order in which they came. */
export interface Tap {
  /** The heading over it and its own name. */
  readonly label: string;
  /** Inside a minigame's frame. */
  readonly isInMinigame: boolean;
}

/**
 * Counts the clicks that really arrive in the page and its minigames; what a script or a label dispatches is none. Before the
 * first page is opened.
 */
export async function countTaps(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  await page.exposeBinding('tapped', ({ frame }, label: string) => {
    taps.push({ label, isInMinigame: frame.parentFrame() !== null });
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
        const place = target.closest('button, a, label, summary') ?? target;
        const over = place.closest('dialog') ?? document;
        const heading = over.querySelector('h1, h2')?.textContent?.trim() ?? '';
        const name = place.getAttribute('aria-label') ?? place.textContent?.trim() ?? '';
        (window as unknown as { tapped: (label: string) => void }).tapped(`${heading}: ${name}`);
      },
      { capture: true },
    );
  });
  return taps;
}
