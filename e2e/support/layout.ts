import type { Page } from 'playwright-core';

/** Waits until fonts and pictures of the page are there and nothing moves in any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    // What was just put on the page begins to move in with the next picture.
    for (let i = 0; i < 2; i += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/**
 * What does not fit the window: sideways scrolling, and buttons and links cut off or beyond its edges; of the topmost
 * popup alone where one is open.
 */
export function findMisfits(page: Page, { mayScrollDown = true } = {}): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide, the window ${clientWidth}`);
    const popup = [...document.querySelectorAll('dialog[open]')].at(-1);
    const scope = popup ?? document;
    const isCut = popup && ['hidden', 'clip'].includes(getComputedStyle(popup).overflowX);
    if (popup && !isCut && popup.scrollWidth > popup.clientWidth) faults.push('the popup scrolls sideways');
    for (const button of scope.querySelectorAll<HTMLElement>('button, a[href], input')) {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width <= 1 || !button.checkVisibility()) continue;
      const name = button.getAttribute('aria-label') ?? button.textContent?.trim();
      if (left < -1 || right > clientWidth + 1) faults.push(`'${name}' lies beyond the side: ${left} to ${right}`);
      if (!mayScroll && (top < -1 || bottom > clientHeight + 1))
        faults.push(`'${name}' lies beyond the window's height: ${top} to ${bottom} of ${clientHeight}`);
    }
    return faults;
  }, mayScrollDown);
}
