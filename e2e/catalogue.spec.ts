import { expect, test } from 'vitest';
import { openEntry, useCatalogue } from './support/catalogue.ts';
import { ScreenAudit } from './support/screen-audit.ts';

const catalogue = useCatalogue();

/** Of the popups a third at a time. */
const KINDS = [
  { kind: 'part', least: 10, isDialog: false },
  { kind: 'popup', third: 0, least: 9, isDialog: true },
  { kind: 'popup', third: 1, least: 9, isDialog: true },
  { kind: 'popup', third: 2, least: 9, isDialog: true },
  { kind: 'overlay', least: 5, isDialog: true },
  { kind: 'map', least: 2, isDialog: false },
  { kind: 'note', least: 2, isDialog: false },
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
      await audit.full(name, { isPopup: kind === 'popup' });
    }
    expect(audit.found).toEqual([]);
    expect(faults).toEqual([]);
  },
);
