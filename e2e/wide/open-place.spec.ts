import { minigameAt } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';
import { PACE_REST, stretchTimers } from '../support/stretched-timers.ts';

const site = useSite();
/** A place on each side of the town, before and behind the square. */
const OPENED = { phone: [1, 4], desktop: [2, 3] } as const;
const WINDOWS = ['phone', 'desktop'] as const;

/** Where something stands, in px. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  });
const TOWN = '#town > div:first-child';
const ROOM = '#town > [data-there] > [data-room] > div';

/** In which sizes the room's parts take their sheet: each one more is laid out and recorded once more by the browser. */
const sheetSizes = (page: Page) =>
  page.locator(`${ROOM} span`).evaluateAll((all) => [
    ...new Set(
      all
        .map((each) => getComputedStyle(each))
        .filter(({ backgroundImage }) => backgroundImage.includes('room-'))
        .map(({ backgroundSize }) => backgroundSize),
    ),
  ]);

/** Ends when nothing moves any more that has an end. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );

test.each(WINDOWS)(
  'a place opens where its card leaves the window free, and the town comes back, on a %s',
  async (size) => {
    const api = new ApiPlayer(site().origin);
    await api.start();
    await api.learnEverything();
    const { page, context, faults } = await site().newPlayer(size);
    await signIn(context, api);
    await page.goto('/mapa');
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    for (const slug of OPENED[size]) {
      const { place } = minigameAt(slug);
      const button = page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button', { name: place });
      await button.waitFor();
      await atRest(page);
      const before = await boxOf(page, TOWN);
      await button.click();
      await page.locator(ROOM).waitFor();
      await atRest(page);
      expect(await sheetSizes(page)).toHaveLength(1);
      const [room, card] = [await boxOf(page, ROOM), await boxOf(page, 'dialog[open] section')];
      const free =
        size === 'phone' ? { right: window.width, bottom: card.top } : { right: card.left, bottom: window.height };
      expect(room.left).toBeGreaterThanOrEqual(0);
      expect(room.top).toBeGreaterThanOrEqual(0);
      expect(room.right).toBeLessThanOrEqual(free.right);
      expect(room.bottom).toBeLessThanOrEqual(free.bottom);
      await page.getByRole('dialog', { name: place }).getByRole('button', { name: 'Fechar' }).click();
      await page.locator('#town > [data-place]').waitFor({ state: 'detached' });
      await atRest(page);
      expect(await boxOf(page, TOWN)).toEqual(before);
    }
    expect(faults).toEqual([]);
  },
);

/** The states of what moves in the open room without an end. */
const movingParts = (page: Page) =>
  page.locator(ROOM).evaluate((room) =>
    room
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ playState }) => playState),
  );

/** Opens the first place for a player who knows the way. */
async function openFirstPlace(isCalm: boolean): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.learnEverything();
  const { page, context, faults } = await site().newPlayer('phone', { isCalm });
  /* On a crowded machine the town would be taken for that of a device that shows stills alone. */
  await context.addInitScript(stretchTimers, [PACE_REST]);
  await signIn(context, api);
  await page.goto('/mapa');
  const { place } = minigameAt(OPENED.phone[0]);
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button', { name: place }).click();
  await page.locator(`${ROOM}[data-alive]`).waitFor();
  return { page, faults };
}

test('people in an open room move until something else covers it', async () => {
  const { page, faults } = await openFirstPlace(false);
  const moving = await movingParts(page);
  expect(moving.length).toBeGreaterThan(5);
  expect(new Set(moving)).toEqual(new Set(['running']));
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.open = true;
  });
  await expect.poll(async () => [...new Set(await movingParts(page))]).toEqual(['paused']);
  expect(faults).toEqual([]);
});

test('an open room stands still with reduced motion, each person drawn once', async () => {
  const { page } = await openFirstPlace(true);
  expect(await movingParts(page)).toEqual([]);
  const seen = await page
    .locator(`${ROOM} > [data-beat]`)
    .evaluateAll((all) =>
      all.map((person) => [...person.children].filter((picture) => getComputedStyle(picture).opacity === '1').length),
    );
  expect(seen.length).toBeGreaterThan(3);
  for (const pictures of seen) expect(pictures).toBeLessThanOrEqual(1);
});

test("every place's room is fetched while the map is idle, before a place is opened", async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.learnEverything();
  const { page, context } = await site().newPlayer('phone');
  const rooms = new Set<string>();
  page.on('requestfinished', (request) => {
    const room = /\/(room-\d-\d)-/.exec(request.url())?.[1];
    if (room !== undefined) rooms.add(room);
  });
  await signIn(context, api);
  await page.goto('/mapa');
  await expect.poll(() => rooms.size).toBe(4);
  expect(await page.locator('#town > [data-place]').count()).toBe(0);
});

test('the way back closes a place, the menu and what lies over it before it leaves the map, also after a reload', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await signIn(context, api);
  await page.goto('/de-volta-aojogo');
  await page.goto('/mapa');
  const dialogs = page.locator('dialog[open]');
  const menu = page.getByRole('button', { name: 'Sair do jogo' });
  const openMenu = async (): Promise<void> => {
    await player.press('Abrir menu');
    await menu.waitFor();
    await page.waitForFunction(() => history.state?.open === 1);
  };
  const back = (): Promise<void> => page.evaluate(() => history.back());
  const isBare = async (): Promise<void> => {
    await dialogs.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/mapa');
  };

  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await dialogs.getByRole('button', { name: 'Jogar', exact: true }).waitFor();
  await page.waitForFunction(() => history.state?.open === 1);
  await back();
  await isBare();

  await openMenu();
  await player.press('Minhas conquistas');
  await page.getByRole('dialog', { name: 'Minhas Conquistas' }).waitFor();
  await page.waitForFunction(() => history.state?.open === 2);
  await back();
  await menu.waitFor();
  await back();
  await isBare();

  /* Forward finds nothing to open, and closing by a button leaves no entry behind. */
  await page.evaluate(() => history.forward());
  await page.waitForFunction(() => !history.state?.open);
  await openMenu();
  await player.press('Voltar ao jogo');
  await isBare();
  await page.waitForFunction(() => !history.state?.open);

  await openMenu();
  await page.reload();
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
  await page.waitForFunction(() => !history.state?.open);
  await page.goBack();
  await page.waitForURL('**/de-volta-aojogo');
  expect(faults).toEqual([]);
});
