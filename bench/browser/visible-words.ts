import type { Frame, Page } from 'playwright-core';

/**
 * Words that can be seen in the window: those of the dialog on top, where one is open. Words are what stands between spaces
 * and has a letter or a digit. Text for readers of the page alone is not seen.
 */
export async function visibleText(where: Page | Frame): Promise<readonly string[]> {
  return where.evaluate(() => {
    const whole = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      const isInside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      const box = text.parentElement?.getBoundingClientRect();
      const isHidden = box === undefined || box.width < 2 || box.height < 2;
      if (isShown && isInside && !isHidden && width > 1 && height > 1) seen.push(text.textContent?.trim() ?? '');
    }
    return seen.filter((each) => /[\p{L}\d]/u.test(each));
  });
}

export const wordsOf = (text: string): number => text.split(/\s+/).filter((each) => /[\p{L}\d]/u.test(each)).length;
