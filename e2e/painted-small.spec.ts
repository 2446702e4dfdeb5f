import { expect, test } from 'vitest';
import { SIZES } from './support/browser.ts';
import { useCatalogue } from './support/catalogue.ts';

const catalogue = useCatalogue();
const WIDE = { width: 1_024, height: 768 };

test('a page painted in a corner only has the window size that its test asks for', async () => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  const window = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.goto('/catalogue.html');
  expect(await window()).toEqual(SIZES.phone);
  await page.setViewportSize(WIDE);
  expect(await window()).toEqual(WIDE);
  await page.reload();
  expect(await window()).toEqual(WIDE);
  expect(await page.evaluate(() => matchMedia('(min-width: 1000px)').matches)).toBe(true);
});

test('a click reaches an element far outside the painted corner', async () => {
  const { page } = await catalogue().visit('desktop', { isCalm: true });
  await page.goto('/catalogue.html');
  const count = () => page.locator('body > button').count();
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 100px; height: 60px';
    button.onclick = () => button.remove();
  });
  expect(await count()).toBe(1);
  await page.mouse.click(SIZES.desktop.width - 50, SIZES.desktop.height - 30);
  expect(await count()).toBe(0);
});
