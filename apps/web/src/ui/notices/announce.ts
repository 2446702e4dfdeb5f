/** Milliseconds; by then what was done has led to the next popup, and its name is being read. */
const AFTER = 700;

/** Place of the words that are read aloud and not shown, in the document or in the uppermost dialog. */
const MARK = 'data-announcer';

/**
 * Has a sentence read aloud, politely. While a modal dialog is open nothing outside it is heard, so the words are put
 * into the uppermost one; one sentence that follows another at once is read together with it.
 */
export function announce(words: string): void {
  waiting.push(words);
  if (waiting.length === 1) setTimeout(say, AFTER);
}

const waiting: string[] = [];

function say(): void {
  const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const region = above.querySelector(`:scope > [${MARK}]`) ?? newRegion(above);
  const words = waiting.splice(0).join('. ');
  /* A region is heard when it changes, not when it comes. */
  requestAnimationFrame(() => {
    region.textContent = words;
  });
}

function newRegion(parent: Element): Element {
  const region = document.createElement('div');
  region.className = 'reader-only';
  region.setAttribute('role', 'status');
  region.setAttribute(MARK, '');
  parent.append(region);
  return region;
}
