import { expect, test } from 'vitest';
import { COMING, openEntry, useCatalogue } from '../support/catalogue.ts';
import { holdFiles } from '../support/held-files.ts';
import { settle } from '../support/layout.ts';
import { ScreenAudit } from '../support/screen-audit.ts';

const catalogue = useCatalogue();

/** Of the popups a third at a time. */
const KINDS = [
  { kind: 'part', least: 10, isDialog: false },
  { kind: 'popup', third: 0, least: 9, isDialog: true },
  { kind: 'popup', third: 1, least: 9, isDialog: true },
  { kind: 'popup', third: 2, least: 9, isDialog: true },
  { kind: 'overlay', least: 5, isDialog: true },
  { kind: 'map', least: 2, isDialog: false },
  { kind: 'after', least: 10, isDialog: false },
  { kind: 'note', least: 2, isDialog: false },
  { kind: 'projector', least: 16, isDialog: false },
  { kind: 'sheet', least: 6, isDialog: false },
];

test.each(KINDS)(
  'every $kind fits every window and can be used by everyone',
  async ({ kind, third, least, isDialog }) => {
    const { page, faults } = await catalogue().visit('desktop', { isCalm: true });
    const audit = new ScreenAudit(page);
    await page.goto('/catalogue.html');
    await page.locator('a[href^="#"]').first().waitFor();
    const all = await page
      .locator(`a[href^="#${kind}/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const names = all.filter((_, place) => third === undefined || place % 3 === third);
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      await openEntry(page, name);
      await page
        .locator(isDialog ? 'dialog[open]' : 'main, dialog[open]')
        .first()
        .waitFor();
      if ((await page.locator('[data-closable]').count()) > 0)
        await page.locator('dialog').getByRole('button', { name: 'Fechar', exact: true }).waitFor();
      await audit.full(name, { isPopup: kind === 'popup' });
    }
    expect(audit.found).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** Ten points, in pixels of CSS. */
const LEAST_ON_PAPER = 13;

test.each(['1', '5', '15', '31', '36', '40'])(
  'the sheet of a class of %s prints on one page of A4, no letter below ten points, no word cut',
  async (people) => {
    const { page, faults } = await catalogue().visit('desktop', { isCalm: true });
    await openEntry(page, `sheet/${people}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    /* As broad as the page between its margins, and high enough that nothing scrolls. */
    await page.setViewportSize({ width: 735, height: 1400 });
    const { least, wide } = await page.locator('article').evaluate((sheet) => {
      const all = [...sheet.querySelectorAll('*')].filter((each) => each.checkVisibility());
      const written = all.filter((each) => [...each.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE));
      return {
        least: Math.min(...written.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
        wide: all
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ tagName, textContent, scrollWidth, clientWidth }) =>
            [tagName, textContent, scrollWidth, clientWidth].join(' '),
          ),
      };
    });
    expect(least).toBeGreaterThan(LEAST_ON_PAPER);
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('exercises print a page of A4 for each pupil of a class of forty, and the key on one more', async () => {
  const { page, faults } = await catalogue().visit('desktop', { isCalm: true });
  await openEntry(page, 'sheet/exercises-40');
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(41);
  expect(faults).toEqual([]);
});

/** Entries with a lazy part, and the file that brings it. */
const LAZY_PARTS: readonly (readonly [entry: string, file: RegExp])[] = [['popup/bidOptionsWithCard', /idea-card/]];

test.each(LAZY_PARTS)('the entry %s is measured after its lazy part has loaded', async (entry, file) => {
  const { page } = await catalogue().visit('desktop', { isCalm: true });
  const { asked, release } = await holdFiles(page, file);
  let isOpen = false;
  await page.goto('/catalogue.html');
  const opening = openEntry(page, entry).then(() => {
    isOpen = true;
  });
  await asked;
  await page.locator(`html[data-entry="${entry}"]`).waitFor({ state: 'attached' });
  await page.locator(COMING).waitFor({ state: 'attached' });
  expect(isOpen).toBe(false);
  release();
  await opening;
  expect(await page.locator(COMING).count()).toBe(0);
});

const PHONES_AND_BROADER = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('no word of a nickname is broken on an envelope of the projector', async () => {
  const { page } = await catalogue().visit('desktop', { isCalm: true });
  await page.goto('/catalogue.html');
  await openEntry(page, 'projector/bids-long-names');
  const words = page.locator('li[data-open=true] b > span');
  for (const window of [{ width: 1920, height: 1080 }, ...PHONES_AND_BROADER]) {
    await page.setViewportSize(window);
    await settle(page);
    expect(await words.count()).toBe(12);
    expect(await words.evaluateAll(brokenWords)).toEqual([]);
  }
});

/** Words that reach into the padding of what they stand in, or past it. */
const wordsPastPadding = (words: readonly Element[]): string[] =>
  words.flatMap((word) => {
    const paper = word.parentElement;
    if (paper === null) return [];
    const edge = paper.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(paper).paddingRight);
    return word.getBoundingClientRect().right > edge + 1 ? [word.textContent ?? ''] : [];
  });

test('a bid and its share stand within their letter, of three envelopes and of many', async () => {
  const { page } = await catalogue().visit('desktop', { isCalm: true });
  await page.goto('/catalogue.html');
  const sums = page.locator('li[data-open=true] > span > span');
  for (const name of ['bids-of-three', 'bids-many']) {
    await openEntry(page, `projector/${name}`);
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect(await sums.count()).toBeGreaterThan(0);
      expect(await sums.evaluateAll(wordsPastPadding)).toEqual([]);
    }
  }
});

test('an idea over a popup covers neither the counters nor a title', async () => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await page.goto('/catalogue.html');
  const names = await page
    .locator('a[href^="#note/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const found: string[] = [];
  for (const name of names) {
    await openEntry(page, name);
    const note = page.locator('[popover]:popover-open');
    await note.waitFor();
    for (const window of PHONES_AND_BROADER) {
      await page.setViewportSize(window);
      await settle(page);
      const covered = await note.evaluate(coveredBy);
      found.push(...covered.map((what) => `${name}, ${window.width}x${window.height}: ${what}`));
    }
  }
  expect(names.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

/** Runs in the page: words that do not stand in one line. */
function brokenWords(words: Element[]): string[] {
  const lines = (word: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return words.filter((word) => lines(word) !== 1).map((word) => String(word.textContent));
}

/** Runs in the page: titles and counters on which an idea lies. */
function coveredBy(note: Element): string[] {
  const own = (note.firstElementChild ?? note).getBoundingClientRect();
  const scope = note.closest('dialog') ?? document;
  const boxOfWords = (title: Element): DOMRect => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getBoundingClientRect();
  };
  const kept = [
    ...[...scope.querySelectorAll('h1, h2, [data-ribbon]')].map((it) => ({ it, box: boxOfWords(it) })),
    ...[...document.querySelectorAll('[data-counter]')].map((it) => ({ it, box: it.getBoundingClientRect() })),
  ];
  const on = kept.filter(
    ({ box }) =>
      box.width > 1 && box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom,
  );
  return on.map(({ it }) => String(it.textContent).slice(-40));
}
