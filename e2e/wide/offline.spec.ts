import { ROUTES } from '@consorcio/contract/wire';
import { welcomeCopy } from '@consorcio/copy/first-screens';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { returningCopy } from '@consorcio/copy/screens';
import { plans } from '@consorcio/players';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { askIn, DevicePlayer } from '../support/device-player.ts';
import { Player } from '../support/player.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const NOTEBOOK = `/api${ROUTES.conceptList.path}`;

/** The worker registers a while after the page has loaded, then keeps the whole program. */
const whenKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('without a connection the game opens, says what still works, and comes back by itself', async () => {
  const { page, context, faults } = await site().newPlayer('phone', { hasWorker: true, isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await new Player(page, api.email).logIn();
  await page.waitForURL('**/de-volta-aojogo');
  await whenKept(page);

  await context.setOffline(true);
  await page.goto('/mapa');
  await page.getByRole('heading', { name: 'Sem conexão com o jogo' }).waitFor();
  const picture = page.locator('main img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'VER A ABERTURA' }).click();
  await page.getByRole('button', { name: 'Toque para começar' }).waitFor();
  await page.goto('/mapa');
  await page.getByRole('heading', { name: 'Sem conexão com o jogo' }).waitFor();

  /* Chromium 150 tells a page that is opened later nothing of the emulated network: it is told here. */
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => localStorage.getItem('test-offline') === null }),
  );
  await page.evaluate(() => localStorage.setItem('test-offline', ''));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/caderno');
  await page.getByRole('heading', { name: 'Não deu para carregar agora' }).waitFor();
  expect(asked.filter((path) => path === NOTEBOOK)).toHaveLength(1);
  await context.setOffline(false);
  await page.evaluate(() => {
    localStorage.removeItem('test-offline');
    window.dispatchEvent(new Event('online'));
  });
  await page.getByText(/Ideias vistas: \d+ de/).waitFor();

  await context.setOffline(true);
  await page.goto('/mapa');
  await page.getByRole('heading', { name: 'Sem conexão com o jogo' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
  expect(faults).toEqual([]);
});

test('the worker keeps no call and no shared page', async () => {
  const { page } = await site().newPlayer('phone', { hasWorker: true });
  await page.goto('/');
  await whenKept(page);
  await page.evaluate(async () => {
    await fetch('/api/persona/list');
    await fetch('/compartilhar?kind=avatar&id=1');
    await fetch('/api/personas/1.png');
  });
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept).toContain('/api/personas/1.png');
  expect(kept.filter((path) => /^\/(api\/(?!personas)|share|compartilhar)/.test(path))).toEqual([]);
});

/** The first visit with a network, as an installed program; then the welcome without one, and a campaign from there. */
async function beginOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: welcomeCopy.guest }).waitFor();
  await whenKept(page);
  /* What the page says in a window of its own. */
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('installed'));
  const drawings = () =>
    page.evaluate(
      async () => (await (await caches.open('games')).keys()).filter(({ url }) => url.endsWith('.svg')).length,
    );
  await expect.poll(drawings).toBe(12);
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('button', { name: welcomeCopy.offline }).click();
  await page.waitForURL('**/jogar');
  await page.getByRole('button', { name: 'Dandara' }).click();
  await page.getByRole('button', { name: /Viagem à praia/ }).click();
  await page.getByText('Trabalho ou descanso').waitFor();
}

test('the installed program begins a campaign without a network and plays it on this device to its certificate', async () => {
  const { page, context, faults } = await site().newPlayer('phone', { hasWorker: true });
  const player = new DevicePlayer(page);
  await player.hurryMinigames();
  await player.closeBadges();
  await beginOffline(page, context);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!personas|dreams|events|badges)/.test(pathname)) asked.push(pathname);
  });
  await context.setOffline(false);
  await page.reload();
  await player.playFirstMonth();
  await context.setOffline(true);
  await player.playToCertificate();
  await page.getByText(onDeviceCopy.certificate).waitFor();
  expect(((await askIn(page, '/auth')) as { campaign: { completed: boolean } }).campaign.completed).toBe(true);
  expect({ asked, faults }).toEqual({ asked: [], faults: [] });
});

test('a campaign of this device stays there when the network is back, and the next one is the server’s', async () => {
  const { page, context } = await site().newPlayer('phone', { hasWorker: true, isCalm: true });
  await beginOffline(page, context);
  await context.setOffline(false);
  await page.goto('/de-volta-aojogo');
  await page.getByRole('button', { name: returningCopy.another }).click();
  await page.getByRole('button', { name: returningCopy.yes }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('link', { name: welcomeCopy.register }).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('home'), 'askDevice' in globalThis])).toEqual([null, false]);
});
