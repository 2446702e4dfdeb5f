import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COMING, openEntry, useCatalogue } from '../support/catalogue.ts';

const catalogue = useCatalogue();

/** A projector of 16:9 and one of 4:3; every length of a page grows with it. */
const PROJECTORS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** Letters of one month, at most; months and quotas of every group that a class can have (LIVE 3.1). */
const MOST_LETTERS = 18;
const LEAST_QUOTAS = 8;
const MOST_QUOTAS = 45;
const CLASSES = [4, 5, 6].flatMap((months) =>
  Array.from({ length: MOST_QUOTAS }, (_, i) => ({ months, quotas: i + 1 })).filter(
    ({ quotas }) => quotas % months === 0 && quotas >= Math.max(LEAST_QUOTAS, 2 * months),
  ),
);
/** Pages that show the letters of a month: of few quotas, and of most. */
const OF_LETTERS = ['bids', 'more', 'result', 'end', 'debrief-timeline'];
const LETTERS = Array.from({ length: MOST_LETTERS }, (_, i) => i + 1);
/** Views of one class alone, or of one place in time. */
const OF_ONE_CLASS = /-(few|six|people|many|names|none|lost|two|three|four|opening|turning)$/;

/** Every page of the projector in every class: the other pages know of it its quotas and months alone. */
function pagesOf(all: readonly string[]): readonly string[] {
  const pages = all.map((name) => name.replace('projector/', '')).filter((name) => !OF_ONE_CLASS.test(name));
  const ofLetters = OF_LETTERS.flatMap((page) =>
    LETTERS.flatMap((letters) => {
      const least = CLASSES.find(({ months, quotas }) => months === 4 && quotas >= letters + 2);
      return [`4-${least?.quotas}-${letters}-${page}`, `5-${MOST_QUOTAS}-${letters}-${page}`];
    }),
  );
  const ofQuotas = pages.flatMap((page) =>
    CLASSES.map(({ months, quotas }) => `${months}-${quotas}-${Math.floor(quotas / months)}-${page}`),
  );
  return [...all, ...[...ofLetters, ...ofQuotas].map((name) => `projector/${name}`)];
}

/** Runs in the page: opens each entry and tells what of its words is in the way, cut, or lower than a fortieth of the picture. */
async function unreadable({ names, coming }: { names: readonly string[]; coming: string }): Promise<readonly string[]> {
  const drawn = (): Promise<unknown> => new Promise(requestAnimationFrame);
  /** What holds words and may be too small for them; a line of them may be higher than its letters. */
  const HOLDERS = 'main, section, header, footer, td, dl, li, h2';
  const found: string[] = [];
  for (const name of names) {
    location.hash = name;
    while (document.documentElement.dataset.entry !== name || document.querySelector(coming) !== null) await drawn();
    await drawn();
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    const lines: { words: string; of: Element; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const of = node.parentElement;
      if (words === '' || of === null || !of.checkVisibility() || of.closest('.reader-only, style, script, svg'))
        continue;
      const size = Number.parseFloat(getComputedStyle(of).fontSize);
      if (size < innerHeight / 40 && of.closest('[aria-hidden="true"]') === null)
        faults.add(`${words} is ${size} high`);
      const range = document.createRange();
      range.selectNodeContents(node);
      /* Of a line the middle half, where its letters stand. */
      for (const { left, right, top, bottom, height } of range.getClientRects())
        lines.push({ words, of, left, right, top: top + height / 4, bottom: bottom - height / 4 });
    }
    for (const [i, { words, of, left, right, top, bottom }] of lines.entries()) {
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.add(`${words} beyond the window`);
      for (let holder = of.closest(HOLDERS); holder !== null; holder = holder.parentElement?.closest(HOLDERS) ?? null) {
        const box = holder.getBoundingClientRect();
        if (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1)
          faults.add(`${words} beyond its ${holder.tagName} ${holder.className}`);
      }
      for (const other of lines.slice(i + 1))
        if (
          other.of !== of &&
          other.left < right - 2 &&
          other.right > left + 2 &&
          other.top < bottom - 1 &&
          other.bottom > top + 1
        )
          faults.add(`${words} over ${other.words}`);
    }
    found.push(...[...faults].map((fault) => `${name}: ${fault}`));
  }
  return found;
}

async function entriesOf(page: Page): Promise<readonly string[]> {
  await page.goto('/catalogue.html');
  const links = page.locator('a[href^="#projector/"]');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
}

test.each(PROJECTORS)(
  'every page of the projector holds every class at $width x $height: 1 to 18 letters, 8 to 45 quotas, no word over another, cut, or lower than a fortieth of the picture (LIVE 6.3)',
  async (size) => {
    const { page } = await catalogue().visit('desktop', { isCalm: true });
    const names = pagesOf(await entriesOf(page));
    await openEntry(page, 'projector/bids');
    await page.setViewportSize(size);
    expect(await page.evaluate(unreadable, { names, coming: COMING })).toEqual([]);
  },
);
