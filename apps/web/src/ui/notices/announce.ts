/** Milliseconds to wait, so that the next popup's name is read before the announcement. */
const AFTER = 700;

/** Milliseconds for which a sentence stays: whoever reads the page later finds nothing of an earlier screen or campaign. */
const KEPT = 5_000;

/** Marks the live region: read aloud, not shown; in the document or in the uppermost dialog. */
const MARK = 'data-announcer';

/**
 * Has a screen reader read a sentence aloud, politely. While a modal dialog is open, regions outside it are not read, so
 * the words are put into the uppermost dialog. Sentences that follow each other within the wait are joined into one.
 */
export function announce(words: string): void {
  waiting.push(words);
  if (waiting.length === 1) setTimeout(say, AFTER);
}

const waiting: string[] = [];

const uppermost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function say(): void {
  const above = uppermost();
  const region = above.querySelector(`:scope > [${MARK}]`) ?? newRegion(above);
  /* A live region is read when it changes, not when it is added. */
  requestAnimationFrame(() => {
    /* A dialog has opened or closed meanwhile: here nobody would hear it. */
    if (uppermost() !== above) setTimeout(say, AFTER);
    else tell(region, waiting.splice(0).join('. '));
  });
}

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
  region.setAttribute(MARK, '');
  parent.append(region);
  return region;
}
