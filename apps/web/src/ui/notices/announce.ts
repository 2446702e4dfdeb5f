import { useEffect, useRef } from 'react';

/** Milliseconds to wait, so that the next popup's name is read before the announcement. */
const AFTER = 700;

/** Milliseconds for which a sentence stays: whoever reads the page later finds nothing of an earlier screen or campaign. */
const KEPT = 5_000;

/** Marks the live region: read aloud, not shown; in the document or in the uppermost dialog. */
const MARK = 'data-announcer';

/** A sentence, or how it is made at the moment it is said; '' says nothing. */
type Words = string | (() => string);

/** What waits to be said, by its subject. */
const waiting = new Map<string, Words>();

/**
 * Has a screen reader read a sentence aloud, politely and once. While a modal dialog is open, regions outside it are not read, so
 * the words are put into the uppermost dialog. Sentences that follow each other within the wait are joined into one; of several
 * about the same subject only the last is said. `about`: the subject, by default the sentence itself.
 */
export function announce(words: Words, about = String(words)): void {
  if (words === '') return;
  if (waiting.size === 0) setTimeout(say, AFTER);
  waiting.delete(about);
  waiting.set(about, words);
}

/** Announces words whenever they change; those that were there when it mounted are read with the rest of the screen. */
export function useNews(words: string): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current !== words) announce(words);
    before.current = words;
  }, [words]);
}

/** Takes away what was said: the regions below a dialog that opens or closes would be read again as something new. */
export function hush(): void {
  for (const region of document.querySelectorAll(`[${MARK}]`)) region.textContent = '';
}

const uppermost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function say(): void {
  const above = uppermost();
  const region = above.querySelector(`:scope > [${MARK}]`) ?? newRegion(above);
  /* A live region is read when it changes, not when it is added. */
  requestAnimationFrame(() => {
    /* A dialog has opened or closed meanwhile: here nobody would hear it. */
    if (uppermost() !== above) return setTimeout(say, AFTER);
    const sentences = [...waiting.values()].map((words) => (typeof words === 'string' ? words : words()));
    waiting.clear();
    tell(region, sentences.filter((words) => words !== '').reduce(followedBy, ''));
  });
}

/** Two sentences as one text; the first may bring its own end. */
const followedBy = (told: string, words: string): string =>
  told === '' ? words : `${told}${/[.!?]$/.test(told) ? '' : '.'} ${words}`;

function tell(region: Element, words: string): void {
  region.textContent = words;
  setTimeout(() => {
    if (region.textContent === words) region.textContent = '';
  }, KEPT);
}

function newRegion(parent: Element): Element {
  const region = document.createElement('div');
  region.className = 'reader-only';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-atomic', 'true');
  region.setAttribute(MARK, '');
  parent.append(region);
  return region;
}
