import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openEntry, useCatalogue } from '../support/catalogue.ts';

const catalogue = useCatalogue();
const WINDOWS = ['phone', 'desktop'] as const;

/** What a player acts on, where it stands, in whole px, and how strongly it is seen. */
const standing = (page: Page): Promise<readonly string[]> =>
  page.locator('nav button, [data-counter], main > footer').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      let opacity = 1;
      for (let at: Element | null = each; at !== null; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return [x, y, width, height].map(Math.round).concat(opacity).join(' ');
    }),
  );

test.each(WINDOWS)('the dawn of a month ends as the map, with everything in its place, on a %s', async (kind) => {
  const { page, faults } = await catalogue().visit(kind);
  await openEntry(page, 'map/start');
  await page.locator('nav button').first().waitFor();
  const map = await standing(page);
  await openEntry(page, 'popup/cycleTransition');
  await page.locator('dialog[open] h2').waitFor();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  expect(map.length).toBeGreaterThanOrEqual(7);
  expect(await standing(page)).toEqual(map);
  expect(faults).toEqual([]);
});

test('each sign shows the entry cost that its button’s name says', async () => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await openEntry(page, 'map/start');
  await page.locator('nav button').first().waitFor();
  const places = await page.locator('nav button').evaluateAll((all) =>
    all.map((place) => ({
      said: document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      shown: place.nextElementSibling?.querySelector('b')?.textContent ?? '',
    })),
  );
  expect(places).toHaveLength(4);
  for (const { said, shown } of places) expect(shown).toBe(`−${/gasta (\d+)/.exec(said)?.[1]}`);
});

test.each([
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
])('on a phone of $width x $height the person is seen whole, beside every sign', async (size) => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await page.setViewportSize(size);
  await openEntry(page, 'map/recovery');
  await page.locator('nav button').first().waitFor();
  const person = await page.locator('img[src*="/city-avatar-sad-1-"]').boundingBox();
  if (person === null) throw new Error('nobody is on the map');
  /* the picture has a margin for a waving arm */
  const [left, right] = [person.x + 0.3 * person.width, person.x + 0.7 * person.width];
  expect(person.height).toBeGreaterThan(0.18 * Math.min(size.width, size.height));
  expect(person.y + person.height).toBeLessThanOrEqual(size.height);
  const signs = await page.locator('nav button svg, nav button + span, [data-status]').all();
  expect(signs).toHaveLength(9);
  for (const sign of signs) {
    const box = await sign.boundingBox();
    if (box === null) continue;
    const isBeside = box.x >= right || box.x + box.width <= left;
    const isAboveOrBelow = box.y + box.height <= person.y || box.y >= person.y + 0.9 * person.height;
    expect(isBeside || isAboveOrBelow, JSON.stringify({ box, person })).toBe(true);
  }
});

test.each(['tablet', 'desktop'] as const)('on a %s the board stands on the edge of its lot', async (kind) => {
  const { page } = await catalogue().visit(kind, { isCalm: true });
  await openEntry(page, 'map/planOfHouse');
  const [board, lot] = await Promise.all([
    page.locator('[data-status]').boundingBox(),
    page.locator('main picture img').boundingBox(),
  ]);
  expect(board?.y).toBeLessThan((lot?.y ?? 0) + (lot?.height ?? 0));
});

test.each([
  ['planOfHouse', 'lot-7-5-', 'Plano: 5 de 9 parcelas', 5],
  ['letterForCar', 'lot-5-real-', 'O sonho chegou!', 0],
  ['lost', 'lot-lost-', 'Terreno à espera do sonho', 0],
])('the lot of %s shows %s', async (entry, file, sign, pegs) => {
  const { page } = await catalogue().visit('phone', { isCalm: true });
  await openEntry(page, `map/${entry}`);
  const board = page.locator('[data-status]').filter({ hasText: sign });
  await board.waitFor();
  expect(await board.locator('[data-paid]').count()).toBe(pegs);
  const pictures = page.locator('main picture img');
  expect(await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))).toEqual([
    expect.stringContaining(`/${file}`),
  ]);
});

test('after the letter the player is at home with the dream, in sight beside the card of each step', async () => {
  const { page } = await catalogue().visit('desktop', { isCalm: true });
  for (const [entry, dream] of [
    ['plan', 4],
    ['useOfMuch', 7],
  ] as const) {
    await openEntry(page, `after/${entry}`);
    const person = page.locator(`img[src*="/lot-home-${dream}-1-"]`);
    await person.waitFor({ state: 'attached' });
    const card = page.locator('main > div').last();
    const [home, beside] = await Promise.all([person.boundingBox(), card.boundingBox()]);
    expect((home?.x ?? 0) + (home?.width ?? 0), entry).toBeLessThanOrEqual(beside?.x ?? 0);
    expect(home?.x, entry).toBeGreaterThanOrEqual(0);
  }
  await openEntry(page, 'after/taken');
  await page.locator('img[src*="/lot-lost-"]').waitFor({ state: 'attached' });
  expect(await page.locator('img[src*="/lot-home-"]').count()).toBe(0);
});

test.each([
  ['start', 'sao-joao'],
  ['evening', 'natal'],
])('the lights of the season of %s pulse, and stand still with reduced motion', async (entry, season) => {
  const moving = await catalogue().visit('phone');
  await openEntry(moving.page, `map/${entry}`);
  await moving.page.locator(`img[src*="/city-decor-light-${season}-"]`).waitFor({ state: 'attached' });
  const calm = await catalogue().visit('phone', { isCalm: true });
  await openEntry(calm.page, `map/${entry}`);
  await calm.page.locator(`img[src*="/city-decor-${season}-"]`).waitFor({ state: 'attached' });
  expect(await calm.page.locator('img[src*="/city-decor-light-"]').count()).toBe(0);
});

test('in the rain there are puddles and umbrellas, and nothing moves with reduced motion', async () => {
  const wet = ['city-puddles', 'city-rings-1', 'city-rings-2', 'city-avatar-rain-1'];
  const running = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations === Infinity)
          .length,
    );
  for (const [isCalm, umbrellas] of [
    [false, 'city-umbrella-'],
    [true, 'city-umbrellas-'],
  ] as const) {
    const { page, faults } = await catalogue().visit('phone', { isCalm });
    await openEntry(page, 'map/rain');
    for (const name of [...wet, umbrellas])
      await page.locator(`img[src*="/${name}"]`).first().waitFor({ state: 'attached' });
    if (isCalm) expect(await running(page)).toBe(0);
    else expect(await running(page)).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  }
});

test.each(['use', 'plan', 'card', 'bill', 'taken'])(
  'on a phone the card of %s after the letter leaves half of the lot in sight',
  async (entry) => {
    const { page } = await catalogue().visit('phone', { isCalm: true });
    await openEntry(page, `after/${entry}`);
    const lot = await page.locator('img[src*="/lot-"]').first().boundingBox();
    const card = await page.locator('main > div').last().boundingBox();
    const months = await page.locator('main > div').nth(1).boundingBox();
    if (lot === null || card === null || months === null) throw new Error('no card before the town');
    const seen = Math.min(card.y, lot.y + lot.height) - Math.max(months.y + months.height, lot.y);
    expect(seen).toBeGreaterThan(0.5 * lot.height);
  },
);

test.each(WINDOWS)('people stand around the card of a new game on a %s', async (kind) => {
  const { page, faults } = await catalogue().visit(kind, { isCalm: true });
  await openEntry(page, 'after/newGamePlusOpen');
  const card = await page.locator('main > div').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const layer of ['friends', 'onlookers']) {
    const people = page.locator(`img[src*="/peak-${layer}-"]`);
    await expect.poll(() => people.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    const box = await people.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(height);
    expect(box?.width).toBeGreaterThanOrEqual(width);
  }
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(width);
  expect(faults).toEqual([]);
});
