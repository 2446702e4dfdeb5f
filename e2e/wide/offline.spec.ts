import { ROUTES } from '@consorcio/contract/wire';
import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
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
  await page.getByText(/de \d+ ideias/).waitFor();

  await context.setOffline(true);
  await page.goto('/mapa');
  await page.getByRole('heading', { name: 'Sem conexão com o jogo' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
  expect(faults).toEqual([]);
});

test('the worker keeps no call, no shared page and no minigame', async () => {
  const { page } = await site().newPlayer('phone', { hasWorker: true });
  await page.goto('/');
  await whenKept(page);
  await page.evaluate(async () => {
    await fetch('/api/persona/list');
    await fetch('/compartilhar?kind=avatar&id=1');
    await fetch('/tapper/index.html');
    await fetch('/api/personas/1.png');
  });
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept).toContain('/api/personas/1.png');
  expect(kept.filter((path) => /^\/(api\/(?!personas)|share|compartilhar|tapper)/.test(path))).toEqual([]);
});
