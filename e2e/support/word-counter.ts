import type { Page } from 'playwright-core';

/** Words that a visit has shown so far: each text once for each address it stood at. */
export interface ShownWords {
  readonly count: () => number;
  /** One line for each address: its words and their number. */
  readonly report: () => string;
}

/**
 * Keeps what can be read on the page, from its first document on: text that is seen or can be scrolled to, at every
 * change. A word is what stands between spaces and has a letter; text of pictures, of folded parts, for screen readers
 * only, of screens that only wait and of popups on their way out is none. Before the first page is opened.
 */
export async function countWords(page: Page): Promise<ShownWords> {
  const places = new Map<string, Set<string>>();
  await page.exposeBinding('wordsShown', (_source, place: string, texts: readonly string[]) => {
    const known = places.get(place) ?? new Set();
    for (const text of texts) known.add(text);
    places.set(place, known);
  });
  await page.addInitScript(() => {
    /* The oldest promised browsers cannot be asked; the words are the same there. */
    if (!CSS.supports('selector(:has(a))')) return;
    const told = new Set<string>();
    /* What stays while the address changes is not read again. */
    const toldBy = new WeakMap<Node, string>();
    const isSeen = (element: Element): boolean => {
      /* Its own size: a turned box of one pixel, which is for screen readers, covers more on the screen. */
      const [width, height] =
        element instanceof HTMLElement
          ? [element.offsetWidth, element.offsetHeight]
          : [element.getBoundingClientRect().width, element.getBoundingClientRect().height];
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const look = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const fresh: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        const element = walker.currentNode.parentElement;
        if (
          element === null ||
          element.closest('script, style, noscript, body > [inert], main:has(h1[data-waiting])') !== null
        )
          continue;
        const key = `${location.pathname} ${text}`;
        if (told.has(key) || toldBy.get(walker.currentNode) === text || !/\p{L}/u.test(text) || !isSeen(element))
          continue;
        told.add(key);
        toldBy.set(walker.currentNode, text);
        fresh.push(text);
      }
      if (fresh.length === 0) return;
      const { wordsShown } = window as unknown as { wordsShown: (place: string, texts: readonly string[]) => void };
      wordsShown(location.pathname, fresh);
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      const onChange = { subtree: true, childList: true, characterData: true, attributes: true } as const;
      new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, onChange);
      /* A click may lead on before the next frame. */
      for (const end of ['click', 'transitionend', 'animationend', 'scrollend'])
        document.addEventListener(end, look, { capture: true });
    });
  });
  const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const wordsAt = (texts: ReadonlySet<string>): number => [...texts].reduce((sum, text) => sum + words(text), 0);
  return {
    count: () => [...places.values()].reduce((sum, texts) => sum + wordsAt(texts), 0),
    report: () =>
      [...places].map(([place, texts]) => `${place} ${wordsAt(texts)}: ${[...texts].join(' | ')}`).join('\n'),
  };
}
