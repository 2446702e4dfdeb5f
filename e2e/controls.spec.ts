import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openEntry, useCatalogue } from './support/catalogue.ts';

const catalogue = useCatalogue();

async function open(name: string): Promise<Page> {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await openEntry(page, name);
  return page;
}

test('everything is drawn for 768 x 1024, the login for 700 x 860, the modal for 375 x 600, and only ever scaled down', async () => {
  const page = await open('part/buttons');
  /** The length of one pixel of the drawing, in CSS pixels. */
  const unit = (base: string): Promise<number> =>
    page.evaluate((name) => {
      const probe = document.createElement('div');
      if (name !== '') probe.dataset.base = name;
      probe.innerHTML = '<i style="display: block; width: calc(1000 * var(--u))"></i>';
      document.body.append(probe);
      const width = probe.firstElementChild?.getBoundingClientRect().width ?? 0;
      probe.remove();
      return width / 1000;
    }, base);
  const bases = [
    ['', 768, 1024],
    ['login', 700, 860],
    ['modal', 375, 600],
  ] as const;
  const windows = [
    [320, 568],
    [375, 667],
    [600, 960],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const [name, baseWidth, baseHeight] of bases)
      expect(await unit(name), `${name} in ${width}x${height}`).toBeCloseTo(
        Math.min(1, width / baseWidth, height / baseHeight),
        3,
      );
  }
});

test('a carousel goes round by its buttons and by the arrow keys, and says where it stands', async () => {
  const page = await open('part/carousel');
  const carousel = page.getByRole('region', { name: 'Sonhos' });
  const chosen = carousel.getByRole('img');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 1');
  await carousel.getByRole('button', { name: 'Próximo' }).click();
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 2');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 4');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 1');
});

test('a carousel reacts to a press as soon as its buttons are visible', async () => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const next = document.querySelector<HTMLElement>('[aria-roledescription=carrossel] [aria-label=Próximo]');
      if (next === null) return;
      watch.disconnect();
      next.click();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await openEntry(page, 'part/carousel');
  const chosen = page.getByRole('region', { name: 'Sonhos' }).getByRole('img');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Sonho 3');
});

test('the places of the city, the steps of the cycle and the steppers of a bid have names', async () => {
  const map = await open('map/start');
  const places = map.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button');
  const namesOf = () => places.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect
    .poll(namesOf)
    .toEqual(['Lanchonete dos Amigos', 'SHOPPING DOS PREÇOS', 'UNIQUE HOUSE', 'PIZZARIA D`Bairro']);
  await expect.poll(() => map.locator('ol > li').count()).toBe(5);
  const steps = await map.locator('ol > li').allTextContents();
  for (const step of steps) expect(step).toMatch(/[Ee]tapa|[Pp]arcela/);
  const bid = await open('popup/bidValue');
  await bid.getByRole('button', { name: 'Aumentar lance' }).waitFor();
  await bid.getByRole('button', { name: 'Diminuir lance' }).waitFor();
});

/** Entries with every kind of thing that takes the focus. */
const FOCUSED = [
  'part/buttons',
  'part/fields',
  'part/carousel',
  'popup/bidValue',
  'popup/room',
  'overlay/menu',
  'map/start',
];

test.each(['none', 'active'] as const)(
  'the focus is seen on whatever takes it, with forced colours %s',
  async (forcedColors) => {
    const page = await open('part/buttons');
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    for (const name of FOCUSED) {
      await openEntry(page, name);
      /* A dialog gives its heading the focus after a moment, and would take it from where a key has led. */
      if ((await page.locator('dialog[open]').count()) > 0)
        await page.locator('dialog[open] :focus:not([data-way])').waitFor({ state: 'attached' });
      const unseen = new Set<string>();
      let stops = 0;
      for (let tabs = 0; tabs < 14; tabs += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body || focused.tagName === 'DIALOG') return null;
          /* Some boxes show the focus of the field that they hold. */
          const ring = [focused, focused.parentElement].some((element) => {
            if (element === null) return false;
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
            return (
              outlineStyle !== 'none' &&
              parseFloat(outlineWidth) >= 2 &&
              !/^rgba.*, 0\)$|transparent/.test(outlineColor)
            );
          });
          return { name: focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName, ring };
        });
        if (stop === null) continue;
        stops += 1;
        if (!stop.ring) unseen.add(stop.name);
      }
      expect(stops, name).toBeGreaterThan(1);
      expect([...unseen], name).toEqual([]);
    }
  },
);
