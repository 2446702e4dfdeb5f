import { plans } from '@consorcio/players';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

/** Answers in place of every other site, and notes what it was told. */
async function standIn(context: BrowserContext, origin: string): Promise<string[]> {
  const told: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const request = route.request();
      told.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join(' '));
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' });
    },
  );
  return told;
}

/** Follows a link that opens a page of its own. */
async function follow(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click();
  const other = await opened;
  await other.waitForURL((url) => url.origin !== new URL(page.url()).origin);
  await other.waitForLoadState();
  return other;
}

test('no link to another site passes the token on, or gives that site access to the page', async () => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  const { page, context } = await newPlayer('phone', { isCalm: true });
  const told = await standIn(context, origin);
  await signIn(context, api);
  const links = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const other = await follow(page, name);
      expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await other.close();
    }
  };
  await page.goto('/certificado-de-conquista');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await links(['WhatsApp', 'Facebook']);
  await page.goto('/compartilhar?kind=avatar&id=1');
  await links(['Saiba mais sobre consórcio']);
  expect(told.length).toBeGreaterThanOrEqual(3);
  for (const text of told) {
    expect(text).not.toContain(api.token);
    expect(text.toLowerCase()).not.toContain('"referer"');
  }
});

test('a page of another site that opens the game has no access to it', async () => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  const { page, context } = await newPlayer('phone');
  await standIn(context, origin);
  await signIn(context, api);
  await page.goto('https://elsewhere.test/');
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => Object.assign(window, { game: window.open(address) }), `${origin}/mapa`);
  const game = await opening;
  await game.getByRole('button', { name: 'Abrir menu' }).waitFor();
  expect(await game.evaluate(() => window.opener)).toBeNull();
  expect(await page.evaluate(() => (window as unknown as { game: Window }).game.closed)).toBe(true);
});

test('a token in an address is ignored, also on the page of a minigame', async () => {
  const { page } = await site().newPlayer('phone');
  const used: (string | undefined)[] = [];
  page.on('request', (request) => used.push(request.headers().authorization));
  for (const address of ['/mapa?token=stolen', '/tapper/index.html?token=stolen']) {
    await page.goto(address);
    await page.waitForURL('**/login');
  }
  expect(used.filter((header) => header?.includes('stolen'))).toEqual([]);
});
