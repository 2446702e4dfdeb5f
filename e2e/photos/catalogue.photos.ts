import { test } from 'vitest';
import { launch, visit } from '../support/browser.ts';
import { CATALOGUE_FOLDERS } from '../support/catalogue.ts';
import { serveFolders } from '../support/static-pages.ts';
import { Photographer } from './photographer.ts';

test('every part and every popup of the catalogue', async () => {
  const [browser, pages] = await Promise.all([launch(), serveFolders(CATALOGUE_FOLDERS)]);
  const photographer = new Photographer(browser);
  const { page } = await visit(browser, pages.origin, 'desktop', { isCalm: process.env.PHOTO_MOVING === undefined });
  await page.goto('/catalogue.html');
  const links = page.locator('a[href^="#"]');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  for (const name of names.filter((each) => photographer.wants(each))) {
    await photographer.take(page, name.replace('/', '-'), async () => {
      await page.goto(`/catalogue.html#${name}`);
      await page.locator('main, dialog[open]').first().waitFor();
      if (name.startsWith('popup/')) await page.locator('dialog[open]').waitFor();
    });
  }
  await browser.close();
  pages.stop();
});
