import { plans } from '@consorcio/players';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { startUpdatableSite } from '../support/second-build.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/** Which build the page runs. */
const programOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.program ?? 'first');

/** Ends when a worker has kept the program and answers for this page. */
const whenKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Ends when the newer program is all there and waits. */
const whenNewerWaits = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    while (registration?.waiting == null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/**
 * The worker that serves the pages now. One that rests is ended by the browser after half a minute, but not while a
 * debugger is attached, as Playwright is: `stop` does the same at once. Any call that a page makes starts it again.
 */
async function activeWorker(debug: CDPSession): Promise<{ stop(): Promise<unknown> }> {
  const found = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.versionId);
    });
  });
  await debug.send('ServiceWorker.enable');
  const versionId = await found;
  return { stop: () => debug.send('ServiceWorker.stopWorker', { versionId }) };
}

test('a newer program does not interrupt an open popup, and is loaded at the next screen or start', async () => {
  const { origin, newPlayer } = site();
  const renewed = await startUpdatableSite(origin);
  const api = new ApiPlayer(origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === 'PAYMENT', plans.saver);
  await api.seeBadges();
  const { player, page, context, faults } = await newPlayer('phone', { hasWorker: true, isCalm: true });
  await signIn(context, api);
  const missing: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  await player.closeBadges();
  await page.goto(`${renewed.origin}/mapa`);
  const popup = page.locator('dialog[open]').last();
  await popup.getByRole('button', { name: 'PAGAR' }).waitFor();
  await whenKept(page);

  renewed.renew();
  await whenNewerWaits(page);
  await player.playUntil(({ path, buttons }) => path === '/mapa' && buttons === null, plans.saver);
  await player.press('Abrir menu');
  await player.press('Minhas conquistas');
  await popup.locator('li').first().waitFor();
  expect(player.seen.length).toBeGreaterThan(3);
  expect(await programOf(page)).toBe('first');

  await page.keyboard.press('Escape');
  await player.press('Voltar ao jogo');
  /* The first instalment paid in time earns a badge: under its popup, too, nothing is loaded anew. */
  const place = page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first();
  const stillToSee = async (): Promise<number> => {
    await place.click({ trial: true });
    return (await api.call('badgePending')).length;
  };
  await expect.poll(stillToSee).toBe(0);

  const tab = await context.newPage();
  await tab.goto(`${renewed.origin}/mapa`);
  await tab.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
  await expect.poll(() => programOf(tab).catch(() => '')).toBe('second');
  expect(await programOf(page)).toBe('first');

  const old = await activeWorker(await context.newCDPSession(page));
  await page.evaluate(() => {
    history.pushState(null, '', '/caderno');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const programOnceOldRests = async (): Promise<string> => {
    await old.stop();
    return programOf(page).catch(() => '');
  };
  await expect.poll(programOnceOldRests, { interval: 500 }).toBe('second');
  await page.getByRole('heading', { name: 'Caderno do Consórcio' }).waitFor();
  expect(missing).toEqual([]);
  /* The pages come from the address before the game's own. */
  expect(faults.filter((fault) => !fault.includes(renewed.origin))).toEqual([]);
  await renewed.stop();
});
