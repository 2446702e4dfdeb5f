import type { BrowserContext } from 'playwright-core';
import type { Utterance } from './compare.ts';
import { VOICES, type Voice } from './play.ts';

interface HearingWindow extends Window {
  hearUtterance?: (voice: Voice, words: string) => void;
}

/**
 * Listens as a screen reader does: to live regions whose words change while nothing modal lies over them, to every dialog that
 * opens, with its name and description, and to what gets the focus. Runs in the page.
 */
function listen([DIALOG, FOCUS, NEWS]: typeof VOICES): void {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  /** The words of an element as a browser names it: what is not inline stands apart, hidden parts are left out, a legend stands for its group. */
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true]')) return '';
    const named = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null);
    const legend = node.querySelector(':scope > legend');
    const words = named ?? [...(legend ?? node).childNodes].map(wordsIn).join('');
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    return display === 'inline' ? words : ` ${words} `;
  };
  const wordsOf = (element: Element, attribute: string): string =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .map((part) => (part === null ? '' : wordsIn(part)))
      .join(' ');
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return element.getAttribute('aria-label') ?? (wordsOf(element, 'aria-labelledby') || wordsIn(label ?? element));
  };
  /** Its name, then its description. */
  const toldOf = (element: Element): string =>
    [nameOf(element), wordsOf(element, 'aria-describedby')]
      .map((words) => words.trim())
      .filter((words) => words !== '')
      .join('. ');
  const isHeard = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    return modal === undefined || modal.contains(region);
  };
  const note = (voice: Voice, text: string): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') (window as HearingWindow).hearUtterance?.(voice, words);
  };
  addEventListener('focusin', ({ target }) => {
    /* What only holds other things has no words of its own. */
    if (target instanceof Element && !target.matches('dialog, body, iframe, main, div:not([role])'))
      note(FOCUS, toldOf(target));
  });
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') {
        if (element?.matches('dialog[open]')) note(DIALOG, toldOf(element));
        continue;
      }
      const region = element?.closest(LIVE);
      if (region && isHeard(region)) regions.add(region);
    }
    for (const region of regions) note(NEWS, wordsIn(region));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] });
}

/** What is heard in a profile from its next document on, in order; it grows. Before its first page is opened. */
export async function listenIn(context: BrowserContext): Promise<readonly Utterance[]> {
  const heard: Utterance[] = [];
  await context.exposeBinding('hearUtterance', (_source, voice: Voice, words: string) => {
    heard.push({ voice, words });
  });
  await context.addInitScript(listen, VOICES);
  return heard;
}
